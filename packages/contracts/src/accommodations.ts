import { addCalendarDays } from '@redraft/calendar';
import { formatSentence } from '@redraft/sentences';
import { z } from 'zod';
import { assignmentIdSchema, classIdSchema, userIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import { deadlineSchema } from './submissions.ts';
import { noteText } from './texts.ts';
import { doneSchema, instantSchema } from './wire.ts';

/**
 * An accommodation for a student: for the whole class (`assignmentId` null), or for one assignment, which overrides the one for the class. Each
 * deadline moves by `extraPercent` of the time between the assignment's start and the deadline, and by `extensionMinutes`, in which whole days are
 * calendar days. Staff only.
 */
export const accommodationSchema = z.object({
  assignmentId: assignmentIdSchema.nullable(),
  extraPercent: z.number().int().min(0).max(limits.extraPercent),
  extensionMinutes: z.number().int().min(0).max(limits.extensionMinutes),
  note: noteText(limits.accommodationNote).default(''),
});
export type Accommodation = z.infer<typeof accommodationSchema>;
/** As stored; its note may violate current rules. */
export const grantedAccommodationSchema = accommodationSchema.extend({ note: z.string() });
export type Grant = Pick<Accommodation, 'extraPercent' | 'extensionMinutes'>;

/** Replaces all accommodations of a student in the class; an empty list removes them. */
export const setAccommodationsBodySchema = z.object({
  classId: classIdSchema,
  studentId: userIdSchema,
  accommodations: z
    .array(accommodationSchema)
    .max(100)
    .refine((list) => new Set(list.map((one) => one.assignmentId)).size === list.length, {
      error: formatSentence('accommodation.one_each'),
    })
    // For a single assignment an empty accommodation is meaningful: it overrides the one for the class.
    .refine((list) => list.every((one) => one.assignmentId !== null || isGranting(one)), {
      error: formatSentence('accommodation.grants_nothing'),
    }),
});
export type SetAccommodationsBody = z.infer<typeof setAccommodationsBodySchema>;

export const setAccommodationsAnswerSchema = doneSchema.extend({
  /** Drafts closed by a deadline that the new one reopens. */
  reopened: z.number().int(),
});
export type SetAccommodationsAnswer = z.infer<typeof setAccommodationsAnswerSchema>;

/** The accommodations in a class, and the general deadlines, to preview their effect. */
export const classAccommodationsSchema = z.object({
  /** No deadline moves beyond it. */
  classEndDate: instantSchema,
  students: z.array(
    z.object({ studentId: userIdSchema, accommodations: z.array(grantedAccommodationSchema) }),
  ),
  assignments: z.array(
    z.object({
      id: assignmentIdSchema,
      title: z.string(),
      startDate: instantSchema,
      deadlines: z.array(deadlineSchema),
    }),
  ),
});
export type ClassAccommodations = z.infer<typeof classAccommodationsSchema>;

export function isGranting(grant: Grant): boolean {
  return grant.extraPercent > 0 || grant.extensionMinutes > 0;
}

/** The accommodation that applies to an assignment: its own, else the one for the whole class. */
export function findAccommodation<One extends Pick<Accommodation, 'assignmentId'>>(
  accommodations: readonly One[],
  assignment: Accommodation['assignmentId'],
): One | null {
  const ownAccommodation = accommodations.find((one) => one.assignmentId === assignment);
  return ownAccommodation ?? accommodations.find((one) => one.assignmentId === null) ?? null;
}

const minuteMs = 60_000;
const minutesOfDay = 1440;

/**
 * The deadline that applies to a student, in ms. Extra time is rounded up to whole minutes of elapsed time. Whole days of an extension are calendar
 * days in the zone of the class, so that a deadline keeps its local time when clocks change; the rest is elapsed time. No deadline moves beyond the
 * end of the class. The server decides by this function, and pages use it for previews.
 */
export function extendedDeadline(options: {
  deadline: number;
  startAt: number;
  grant: Grant | null;
  zone: string;
  classEnd: number;
}): number {
  const { deadline: regular, startAt, grant, zone, classEnd } = options;
  if (grant === null) return regular;
  const share = (Math.max(0, regular - startAt) * grant.extraPercent) / (100 * minuteMs);
  const days = Math.floor(grant.extensionMinutes / minutesOfDay);
  const minutes = grant.extensionMinutes % minutesOfDay;
  const shifted = addCalendarDays(regular + Math.ceil(share) * minuteMs, days, zone) + minutes * minuteMs;
  return Math.max(regular, Math.min(shifted, classEnd));
}
