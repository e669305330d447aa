import { expect, it } from 'vitest';
import {
  type FileEvent,
  parseFileEvent,
  readEventsCode,
  writeEventsCode,
  writeFileEvent,
} from './file-events.ts';

const time = '2026-03-02T10:00:00.250000Z';
const events: FileEvent[] = [
  { type: 'hello', lastModifiedTime: time },
  { type: 'saved', lastModifiedTime: time },
  { type: 'locked' },
  { type: 'access' },
];

it.each(events)('a file event survives a round trip: $type', (event) => {
  expect(parseFileEvent(writeFileEvent(event))).toEqual(event);
});
it('a file event is serialized as an object with its type', () => {
  expect(writeFileEvent({ type: 'saved', lastModifiedTime: time })).toBe(
    `{"type":"saved","lastModifiedTime":"${time}"}`,
  );
});
it('a file event drops unknown fields', () => {
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
])('a file event is not read from %j', (text) => {
  expect(parseFileEvent(text)).toBeNull();
});

it('the code of a connection survives a round trip', () => {
  expect(readEventsCode(JSON.stringify(writeEventsCode('Q-1')))).toBe('Q-1');
});
it.each(['', 'null', '"Q-1"', '{}', '{"eventsCode":7}', '{"code":"not_found"}'])(
  'the code of a connection is not read from %j',
  (text) => {
    expect(readEventsCode(text)).toBeNull();
  },
);
