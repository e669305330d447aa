import { expect, it } from 'vitest';
import { classIdSchema, lookupIdSchema } from './ids.ts';
import {
  chosenDaySchema,
  chosenInstantSchema,
  listIndexSchema,
  rowVersionSchema,
  versionSeqSchema,
} from './wire.ts';

it.each([1, '1', 2 ** 53 - 1])('a number %s names a class', (value) => {
  expect(classIdSchema.parse(value)).toBe(Number(value));
});
it.each([0, -1, 0.5, 2 ** 53, 1e21, '99999999999999999999', 'NaN', 'Infinity', ''])(
  'a number %s names no class and no lookup, as no row has it',
  (value) => {
    expect(classIdSchema.safeParse(value).success).toBe(false);
    expect(lookupIdSchema.safeParse(value).success).toBe(false);
  },
);
it.each([
  ['a version', versionSeqSchema],
  ['a place in a list', listIndexSchema],
])('a number of %s is not blank, not a boolean and not a prefix', (_, schema) => {
  expect(schema.parse('7')).toBe(7);
  for (const wrong of ['', ' ', true, null, '7a', '0x7', '1e3', '1.5'])
    expect(schema.safeParse(wrong).success).toBe(false);
});
it.each([
  ['a version', versionSeqSchema],
  ['a place in a list', listIndexSchema],
  ['the version of a row', rowVersionSchema],
])('a number of %s is limited to an integer of the database', (_, schema) => {
  expect(schema.parse(0)).toBe(0);
  expect(schema.parse(2 ** 31 - 1)).toBe(2 ** 31 - 1);
  for (const wrong of [2 ** 31, -1, 0.5, 2 ** 53, 1e308]) expect(schema.safeParse(wrong).success).toBe(false);
});

it.each([
  ['2026-11-01', '2026-11-01'],
  ['1970-01-01', '1970-01-01'],
  ['2999-12-31', '2999-12-31'],
  ['2026-11-01T23:30:00Z', '2026-11-01'],
  ['2026-11-01T23:30:00.000+02:00', '2026-11-01'],
  ['2026-11-01T00:00', '2026-11-01'],
])('a selected day %s is %s', (text, day) => {
  expect(chosenDaySchema.parse(text)).toBe(day);
});
it.each([
  '2026-02-30',
  '2026-11-01garbage',
  '2026-11-01T',
  '2026-11-01T25:00:00Z',
  '0001-01-01',
  '0206-11-01',
  '1969-12-31',
  '3000-01-01',
  '9999-12-31',
  '20266-11-01',
  '-000001-01-01',
  '',
])('a selected day %s is null', (text) => {
  expect(chosenDaySchema.safeParse(text).success).toBe(false);
});

it.each(['2026-11-01T10:00:00Z', '2026-11-01T10:00:00.123456+05:30', '2999-12-31T23:59:59Z'])(
  'a chosen instant may be %s',
  (text) => {
    expect(chosenInstantSchema.parse(text)).toBe(text);
  },
);
it.each([
  '2026-11-01',
  '2026-11-01T10:00:00',
  '2026-11-01T24:00:00Z',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59-12:00',
  '+275760-09-13T00:00:00Z',
])('a selected time is not %s', (text) => {
  expect(chosenInstantSchema.safeParse(text).success).toBe(false);
});
