import { z } from 'zod';

/** An instant on the wire: ISO 8601, UTC. */
export const instant = z.iso.datetime({ offset: true });
/** A calendar day in the class's zone, yyyy-MM-dd. */
export const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}/)
  .refine(isCalendarDay, 'There is no such day.');
export const timeZone = z.string().refine(isTimeZone, 'Unknown time zone.');

/** Whatever time stands behind it. There was no year 0, and the database knows none. */
function isCalendarDay(text: string): boolean {
  return text >= '0001' && z.iso.date().safeParse(text.slice(0, 10)).success;
}

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** true, false, "true", "false", 1, 0: queries arrive as text. */
export const flag = z.union([z.boolean(), z.stringbool()]);

/** Score -1 means that there is none. */
export const score = z.number().min(-1).max(100);

/** Points or percent, 0 to 100, in hundredths. */
export const points = z.number().min(0).max(100).multipleOf(0.01);

/** The same, a decimal number in text as well; null, true and an empty text are none. */
export const hundredPoints = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number),
  ])
  .pipe(points);

/** The answer of a call that has nothing to tell but that it is done. */
export const done = z.object({ success: z.literal(true) });
export const success: z.infer<typeof done> = { success: true };
