import { expect, it } from 'vitest';
import { isShownByKey } from './enrollment-rules.ts';

const now = new Date('2026-11-22T10:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const key = 'AB-12C3D';
const search = (minutes: number, enroll_key = key) => ({ searched_at: minutesAgo(minutes), enroll_key });

it.each([
  { name: 'nobody searched', search: undefined, removedAt: null, isShown: false },
  { name: 'a search of just now', search: search(0), removedAt: null, isShown: true },
  { name: 'a search of half an hour ago', search: search(30), removedAt: null, isShown: true },
  { name: 'a search of before', search: search(30.1), removedAt: null, isShown: false },
  { name: 'a search by a former key', search: search(1, 'AB-00000'), removedAt: null, isShown: false },
  { name: 'a search before a removal', search: search(10), removedAt: minutesAgo(5), isShown: false },
  { name: 'a search as old as a removal', search: search(5), removedAt: minutesAgo(5), isShown: false },
  { name: 'a search after a removal', search: search(5), removedAt: minutesAgo(10), isShown: true },
])('$name: the class is shown by its key: $isShown', ({ search, removedAt, isShown }) => {
  expect(isShownByKey({ search, enrollKey: key, removedAt }, now)).toBe(isShown);
});
