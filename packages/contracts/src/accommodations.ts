import { addCalendarDays } from '@redraft/calendar';
import { written } from '@redraft/sentences';
import { z } from 'zod';
import { assignmentIdSchema, classIdSchema, userIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import { deadlineSchema } from './submissions.ts';
import { noteText } from './texts.ts';
import { doneSchema, instantSchema } from './wire.ts';

/**
 * What a student is granted, for the whole class (`assignmentId` null) or for one assignment, where it takes
 * the place of the one for the class. Each deadline moves by `extraPercent` of the time from the start of the
 * assignment to it, and by `extensionMinutes`, whose whole days are calendar days. Staff only.
 */
export const accommodationSchema = z.object({
  assignmentId: assignmentIdSchema.nullable(),
  extraPercent: z.number().int().min(0).max(limits.extraPercent),
  extensionMinutes: z.number().int().min(0).max(limits.extensionMinutes),
  note: noteText(limits.accommodationNote).default(''),
});
export type Accommodation = z.infer<typeof accommodationSchema>;
/** As it is kept, its note by whatever rule it was taken. */
export const grantedAccommodationSchema = accommodationSchema.extend({ note: z.string() });
export type Grant = Pick<Accommodation, 'extraPercent' | 'extensionMinutes'>;

/** All that holds for one student from now on; an empty list grants nothing. */
export const setAccommodationsBodySchema = z.object({
  classId: classIdSchema,
  studentId: userIdSchema,
  accommodations: z
    .array(accommodationSchema)
    .max(100)
    .refine((list) => new Set(list.map((one) => one.assignmentId)).size === list.length, {
      error: written('accommodation.one_each'),
    })
    // For a single assignment "nothing" means something: the one for the class does not hold there.
    .refine((list) => list.every((one) => one.assignmentId !== null || isGranting(one)), {
      error: written('accommodation.grants_nothing'),
    }),
});
export type SetAccommodationsBody = z.infer<typeof setAccommodationsBodySchema>;

export const setAccommodationsAnswerSchema = doneSchema.extend({
  /** Drafts that a deadline had closed and that the new one opens again. */
  reopened: z.number().int(),
});
export type SetAccommodationsAnswer = z.infer<typeof setAccommodationsAnswerSchema>;

/** What is granted in a class, and the deadlines of everybody else, to show what becomes of them. */
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

/** The accommodation that holds for an assignment: its own, else the one for the whole class. */
export function accommodationFor<One extends Pick<Accommodation, 'assignmentId'>>(
  accommodations: readonly One[],
  assignment: Accommodation['assignmentId'],
): One | null {
  const own = accommodations.find((one) => one.assignmentId === assignment);
  return own ?? accommodations.find((one) => one.assignmentId === null) ?? null;
}

const minuteMs = 60_000;
const minutesOfDay = 1440;

/**
 * The deadline that holds for a student, in ms. Extra time counts in whole minutes, upwards, and as time that passes.
 * Of an extension whole days are days of the calendar in the zone of the class: a deadline keeps its time on the clock
 * when clocks change; the rest is time that passes. Nothing moves beyond the end of the class. One function for the
 * server, which decides by it, and for the page, which shows beforehand what will be decided.
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
  const moved = addCalendarDays(regular + Math.ceil(share) * minuteMs, days, zone) + minutes * minuteMs;
  return Math.max(regular, Math.min(moved, classEnd));
}
