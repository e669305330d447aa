import type { Accommodation } from '@redraft/contracts';
import { assignmentIdSchema, isGranting, limits, noteText } from '@redraft/contracts';
import { z } from 'zod';
import type { TypedNumber } from '../../lib/typed-number.ts';
import { typedNumberOr } from '../../lib/typed-number.ts';

const minutesPerUnit = { day: 1440, hour: 60 };

/** An empty field means 0; text that is not a number is rejected, never read as 0. */
const wholeNumber = (max: number) => typedNumberOr(0, z.int().min(0).max(max));

const grantFields = {
  extraPercent: wholeNumber(limits.extraPercent),
  days: wholeNumber(365),
  hours: wholeNumber(8760),
  minutes: wholeNumber(limits.extensionMinutes),
};
interface AccommodationTimeValues {
  extraPercent: number;
  days: number;
  hours: number;
  minutes: number;
}
type AccommodationTimeInput = { [Name in keyof AccommodationTimeValues]: TypedNumber };

/** Form values: one accommodation for the class, others per assignment, and one note. */
export function accommodationFormSchema(messages: { tooLong: string; noteWithoutTime: string }) {
  const exception = z.object({ assignmentId: assignmentIdSchema, ...grantFields });
  return z
    .object({ ...grantFields, exceptions: z.array(exception), note: noteText(limits.accommodationNote) })
    .superRefine((values, context) => {
      const addIssue = (path: (string | number)[], message: string) =>
        context.addIssue({ code: 'custom', path, message });
      if (computeExtensionMinutes(values) > limits.extensionMinutes) addIssue(['days'], messages.tooLong);
      for (const [index, one] of values.exceptions.entries()) {
        if (computeExtensionMinutes(one) > limits.extensionMinutes)
          addIssue(['exceptions', index, 'days'], messages.tooLong);
      }
      if (values.note !== '' && toAccommodations(values).length === 0)
        addIssue(['note'], messages.noteWithoutTime);
    });
}

export type AccommodationInput = z.input<ReturnType<typeof accommodationFormSchema>>;
export type AccommodationValues = z.output<ReturnType<typeof accommodationFormSchema>>;

function computeExtensionMinutes(values: AccommodationTimeValues): number {
  return values.days * minutesPerUnit.day + values.hours * minutesPerUnit.hour + values.minutes;
}

/** Values without any accommodation. */
export const emptyAccommodation: AccommodationTimeInput = { extraPercent: 0, days: 0, hours: 0, minutes: 0 };

/** All accommodations to store; each repeats the note, so that it is kept if others are removed later. */
export function toAccommodations(values: AccommodationValues): Accommodation[] {
  const { note } = values;
  const toAccommodation = (one: AccommodationTimeValues) => ({
    extraPercent: one.extraPercent,
    extensionMinutes: computeExtensionMinutes(one),
    note,
  });
  const wholeNumber = { assignmentId: null, ...toAccommodation(values) };
  const single = values.exceptions.map((one) => ({
    assignmentId: one.assignmentId,
    ...toAccommodation(one),
  }));
  return [...(isGranting(wholeNumber) ? [wholeNumber] : []), ...single];
}

export function toValues(accommodations: readonly Accommodation[]): AccommodationInput {
  const wholeNumber = accommodations.find((one) => one.assignmentId === null);
  const notes = new Set(accommodations.map(({ note }) => note).filter((note) => note !== ''));
  return {
    ...(wholeNumber === undefined ? emptyAccommodation : grantValues(wholeNumber)),
    exceptions: accommodations.flatMap((one) =>
      one.assignmentId === null ? [] : [{ assignmentId: one.assignmentId, ...grantValues(one) }],
    ),
    note: [...notes].join('\n'),
  };
}

function grantValues({ extraPercent, extensionMinutes }: Accommodation): AccommodationTimeValues {
  return {
    extraPercent,
    days: Math.floor(extensionMinutes / minutesPerUnit.day),
    hours: Math.floor((extensionMinutes % minutesPerUnit.day) / minutesPerUnit.hour),
    minutes: extensionMinutes % minutesPerUnit.hour,
  };
}
