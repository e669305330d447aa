import { z } from 'zod';
import { classId, sectionId, userId } from './ids.ts';
import { limits } from './limits.ts';
import { titleText } from './texts.ts';

export const sectionName = titleText(limits.sectionName);

/** A part of a class: a group, a seminar. A student is in one or in none. */
export const classSection = z.object({ id: sectionId, name: z.string() });
export type ClassSection = z.infer<typeof classSection>;

export const addSectionBody = z.object({ classId, name: sectionName });
export const renameSectionBody = z.object({ id: sectionId, name: sectionName });
export const assignSectionBody = z.object({
  classId,
  /** Null takes the students out of their sections. */
  sectionId: sectionId.nullable(),
  studentIds: z.array(userId).min(1).max(1000),
});
export type AssignSectionBody = z.infer<typeof assignSectionBody>;
