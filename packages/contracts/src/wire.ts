import { formatSentence } from '@redraft/sentences';
import { z } from 'zod';

/** An instant: ISO 8601, UTC. */
export const instantSchema = z.iso.datetime({ offset: true });
/** A calendar day in the class's zone, yyyy-MM-dd. */
export const daySchema = z.iso.date();

/**
 * Dates from clients are limited to a thousand years: after extra time (300 %) and shifts with a class they are still valid for `Date`, luxon and
 * PostgreSQL, and typos such as 0206 or 20266 are detected.
 */
const firstYear = '1970';
const lastYear = '2999';
const isNear = (text: string) => firstYear <= text.slice(0, 4) && text.slice(0, 4) <= lastYear;
const tooFar = formatSentence('value.year_too_far', { first: firstYear, last: lastYear });
/** An instant from a client. */
export const chosenInstantSchema = instantSchema.refine(isNear, tooFar);
/** A day from a client; a time after it is ignored. */
export const chosenDaySchema = z
  .union([z.iso.date(), z.iso.datetime({ offset: true, local: true })], {
    error: formatSentence('value.no_such_day'),
  })
  .refine(isNear, tooFar)
  .transform((text) => text.slice(0, 10));

/** The maximum of PostgreSQL's type integer. */
const maxInt32 = 2 ** 31 - 1;
const integerSchema = z.number().int().min(0).max(maxInt32);

/** A number, or decimal digits: no blanks, booleans or other values that JavaScript would convert. */
function orDigits<Whole extends z.ZodType<number, number>>(number: Whole) {
  const digits = z.string().regex(/^\d{1,16}$/);
  const schema = z.union([number, digits.transform(Number).pipe(number)]);
  // Documented as a number; in URLs it is a string anyway.
  schema._zod.toJSONSchema = () => z.toJSONSchema(number);
  return schema;
}
/** A bigint ID: `int` is limited to 2^53 - 1, which suffices. A string in queries and paths. */
export const rowId = () => orDigits(z.number().int().min(1));
const integerOrTextSchema = orDigits(integerSchema);
/** The version of a row, for optimistic locking. */
export const rowVersionSchema = integerSchema;
/** The number of a saved version of a file, from 0; a string in queries. */
export const versionSeqSchema = integerOrTextSchema;
/** The number of a save that changed the text, from 1; a string in queries. */
export const saveNumberSchema = orDigits(integerSchema.min(1));
/** An index in a list, from 0; a string in queries. */
export const listIndexSchema = integerOrTextSchema;
/** Number of rows or columns of a change map; a string in queries. */
export const mapBinsSchema = orDigits(integerSchema.min(2).max(100));
export const timeZoneSchema = z.string().refine(isTimeZone, formatSentence('value.zone_unknown'));

/** An IANA zone name: a fixed offset such as +05:30 has no clock changes. */
function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** true, false, "true", "false", 1, 0: query parameters are strings. */
export const flagSchema = z.union([z.boolean(), z.stringbool()]);

/** -1 means no score. */
export const scoreSchema = z.number().min(-1).max(100);

/** Points or percent, 0 to 100, with two decimals. */
export const pointsSchema = z.number().min(0).max(100).multipleOf(0.01);

/** A number, also as a string; null, true and an empty string are rejected. */
export const numberOrTextSchema = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d+(\.\d+)?$/)
    .transform(Number),
]);
export const hundredPointsSchema = numberOrTextSchema.pipe(pointsSchema);

/** The answer of a call that returns only success. */
export const doneSchema = z.object({ success: z.literal(true) });
export const success: z.infer<typeof doneSchema> = { success: true };
