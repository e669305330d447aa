import { written } from '@redraft/sentences';
import { z } from 'zod';

/** An instant on the wire: ISO 8601, UTC. */
export const instantSchema = z.iso.datetime({ offset: true });
/** A calendar day in the class's zone, yyyy-MM-dd. */
export const daySchema = z.iso.date();

/**
 * What callers name lies within a thousand years: extra time (300 %) and dates that move with a class then still are dates
 * that `Date`, luxon and PostgreSQL know, and a slip such as 0206 or 20266 is seen.
 */
const firstYear = '1970';
const lastYear = '2999';
const isNear = (text: string) => firstYear <= text.slice(0, 4) && text.slice(0, 4) <= lastYear;
const tooFar = written('value.year_too_far', { first: firstYear, last: lastYear });
/** An instant that a caller chooses. */
export const chosenInstantSchema = instantSchema.refine(isNear, tooFar);
/** A day that a caller chooses; whatever time stands behind it is left out. */
export const chosenDaySchema = z
  .union([z.iso.date(), z.iso.datetime({ offset: true, local: true })], {
    error: written('value.no_such_day'),
  })
  .refine(isNear, tooFar)
  .transform((text) => text.slice(0, 10));

/** What a column of type integer holds. */
const maxInt32 = 2 ** 31 - 1;
const integerSchema = z.number().int().min(0).max(maxInt32);

/** A number as it is, or written in digits: no blank, no truth and nothing else that JavaScript would take for one. */
function orDigits<Whole extends z.ZodType<number, number>>(number: Whole) {
  const digits = z.string().regex(/^\d{1,16}$/);
  const schema = z.union([number, digits.transform(Number).pipe(number)]);
  // Described as the number that it is: how an address writes it goes without saying.
  schema._zod.toJSONSchema = () => z.toJSONSchema(number);
  return schema;
}
/** A bigint in the database: `int` stops at 2^53 - 1, which it holds. In queries and addresses as text. */
export const rowId = () => orDigits(z.number().int().min(1));
const integerOrTextSchema = orDigits(integerSchema);
/** Of a row that is changed only as it was read. */
export const rowVersionSchema = integerSchema;
/** The number of a saved version of a file, from 0; in queries as text. */
export const versionSeqSchema = integerOrTextSchema;
/** The number of a save that changed the text, from 1; in queries as text. */
export const saveNumberSchema = orDigits(integerSchema.min(1));
/** A place in a list, from 0; in queries as text. */
export const listIndexSchema = integerOrTextSchema;
/** Rows or columns of a map of changes; in queries as text. */
export const mapBinsSchema = orDigits(integerSchema.min(2).max(100));
export const timeZoneSchema = z.string().refine(isTimeZone, written('value.zone_unknown'));

/** A zone has a name: a mere offset such as +05:30 knows no change of clocks. */
function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** true, false, "true", "false", 1, 0: queries arrive as text. */
export const flagSchema = z.union([z.boolean(), z.stringbool()]);

/** Score -1 means that there is none. */
export const scoreSchema = z.number().min(-1).max(100);

/** Points or percent, 0 to 100, in hundredths. */
export const pointsSchema = z.number().min(0).max(100).multipleOf(0.01);

/** A number, in text as well; null, true and an empty text are none. */
export const numberOrTextSchema = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d+(\.\d+)?$/)
    .transform(Number),
]);
export const hundredPointsSchema = numberOrTextSchema.pipe(pointsSchema);

/** The answer of a call that has nothing to tell but that it is done. */
export const doneSchema = z.object({ success: z.literal(true) });
export const success: z.infer<typeof doneSchema> = { success: true };
