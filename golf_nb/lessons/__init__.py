"""Lessons: checked data, and a tutor that works on it without a screen."""
