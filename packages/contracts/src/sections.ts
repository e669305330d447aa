import { z } from 'zod';
import { classIdSchema, invitationIdSchema, sectionIdSchema, userIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import { titleText } from './texts.ts';

export const sectionNameSchema = titleText(limits.sectionName);

/** A part of a class: a group, a seminar. A student is in at most one. */
export const classSectionSchema = z.object({ id: sectionIdSchema, name: z.string() });
export type ClassSection = z.infer<typeof classSectionSchema>;

export const addSectionBodySchema = z.object({ classId: classIdSchema, name: sectionNameSchema });
export const renameSectionBodySchema = z.object({ id: sectionIdSchema, name: sectionNameSchema });
export const assignSectionBodySchema = z
  .object({
    classId: classIdSchema,
    /** Null removes the students from their sections. */
    sectionId: sectionIdSchema.nullable(),
    studentIds: z.array(userIdSchema).max(1000).default([]),
    /** Invited people who have not joined yet. */
    invitationIds: z.array(invitationIdSchema).max(limits.rosterRows).default([]),
  })
  .refine(({ studentIds, invitationIds }) => studentIds.length + invitationIds.length > 0, {
    path: ['studentIds'],
    message: 'request.invalid',
  });
export type AssignSectionBody = z.infer<typeof assignSectionBodySchema>;
