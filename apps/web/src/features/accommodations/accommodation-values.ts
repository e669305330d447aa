import type { Accommodation } from '@redraft/contracts';
import { assignmentIdSchema, isGranting, limits, noteText } from '@redraft/contracts';
import { z } from 'zod';
import type { TypedNumber } from '../../lib/typed-number.ts';
import { typedOr } from '../../lib/typed-number.ts';

const minutesOf = { day: 1440, hour: 60 };

/** An empty field means 0; text that is not a number is rejected, never read as 0. */
const whole = (max: number) => typedOr(0, z.int().min(0).max(max));

const grantFields = {
  extraPercent: whole(limits.extraPercent),
  days: whole(365),
  hours: whole(8760),
  minutes: whole(limits.extensionMinutes),
};
interface GrantValues {
  extraPercent: number;
  days: number;
  hours: number;
  minutes: number;
}
type GrantInput = { [Name in keyof GrantValues]: TypedNumber };

/** Form values: one accommodation for the class, others per assignment, and one note. */
export function accommodationFormSchema(words: { tooLong: string; noteAlone: string }) {
  const exception = z.object({ assignmentId: assignmentIdSchema, ...grantFields });
  return z
    .object({ ...grantFields, exceptions: z.array(exception), note: noteText(limits.accommodationNote) })
    .superRefine((values, context) => {
      const refuse = (path: (string | number)[], message: string) =>
        context.addIssue({ code: 'custom', path, message });
      if (extensionOf(values) > limits.extensionMinutes) refuse(['days'], words.tooLong);
      for (const [index, one] of values.exceptions.entries()) {
        if (extensionOf(one) > limits.extensionMinutes) refuse(['exceptions', index, 'days'], words.tooLong);
      }
      if (values.note !== '' && toAccommodations(values).length === 0) refuse(['note'], words.noteAlone);
    });
}

export type AccommodationInput = z.input<ReturnType<typeof accommodationFormSchema>>;
export type AccommodationValues = z.output<ReturnType<typeof accommodationFormSchema>>;

function extensionOf(values: GrantValues): number {
  return values.days * minutesOf.day + values.hours * minutesOf.hour + values.minutes;
}

/** Values without any accommodation. */
export const noGrant: GrantInput = { extraPercent: 0, days: 0, hours: 0, minutes: 0 };

/** All accommodations to store; each repeats the note, so that it is kept if others are removed later. */
export function toAccommodations(values: AccommodationValues): Accommodation[] {
  const { note } = values;
  const grant = (one: GrantValues) => ({
    extraPercent: one.extraPercent,
    extensionMinutes: extensionOf(one),
    note,
  });
  const whole = { assignmentId: null, ...grant(values) };
  const single = values.exceptions.map((one) => ({ assignmentId: one.assignmentId, ...grant(one) }));
  return [...(isGranting(whole) ? [whole] : []), ...single];
}

export function toValues(accommodations: readonly Accommodation[]): AccommodationInput {
  const whole = accommodations.find((one) => one.assignmentId === null);
  const notes = new Set(accommodations.map(({ note }) => note).filter((note) => note !== ''));
  return {
    ...(whole === undefined ? noGrant : grantValues(whole)),
    exceptions: accommodations.flatMap((one) =>
      one.assignmentId === null ? [] : [{ assignmentId: one.assignmentId, ...grantValues(one) }],
    ),
    note: [...notes].join('\n'),
  };
}

function grantValues({ extraPercent, extensionMinutes }: Accommodation): GrantValues {
  return {
    extraPercent,
    days: Math.floor(extensionMinutes / minutesOf.day),
    hours: Math.floor((extensionMinutes % minutesOf.day) / minutesOf.hour),
    minutes: extensionMinutes % minutesOf.hour,
  };
}
