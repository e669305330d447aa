import { expect, it } from 'vitest';
import { type FileEvent, parseFileEvent, writeFileEvent } from './file-events.ts';

const time = '2026-03-02T10:00:00.250000Z';
const events: FileEvent[] = [
  { type: 'hello', lastModifiedTime: time },
  { type: 'saved', lastModifiedTime: time },
  { type: 'locked' },
  { type: 'access' },
];

it.each(events)('an event of a file is read as it was written: $type', (event) => {
  expect(parseFileEvent(writeFileEvent(event))).toEqual(event);
});
it('an event of a file stands on the wire as an object with its type', () => {
  expect(writeFileEvent({ type: 'saved', lastModifiedTime: time })).toBe(
    `{"type":"saved","lastModifiedTime":"${time}"}`,
  );
});
it('an event of a file loses what is not known of it', () => {
  expect(parseFileEvent('{"type":"locked","by":"somebody"}')).toEqual({ type: 'locked' });
});
it.each([
  '',
  'null',
  '3',
  '"locked"',
  '{',
  '{}',
  '{"type":"renamed"}',
  '{"type":"saved"}',
  '{"type":"hello","lastModifiedTime":7}',
])('an event of a file is not read from %j', (text) => {
  expect(parseFileEvent(text)).toBeNull();
});
