import type { z } from 'zod';
import { rowId as id } from './wire.ts';

/** Branded database ids: JSON numbers on the wire, numeric strings accepted in queries. */
export const userId = id().brand<'UserId'>();
export const classId = id().brand<'ClassId'>();
export const assignmentId = id().brand<'AssignmentId'>();
export const draftId = id().brand<'DraftId'>();
export const submissionId = id().brand<'SubmissionId'>();
export const draftSubmissionId = id().brand<'DraftSubmissionId'>();
export const fileId = id().brand<'FileId'>();
export const assignmentFileId = id().brand<'AssignmentFileId'>();
export const templateId = id().brand<'TemplateId'>();
export const rubricId = id().brand<'RubricId'>();
export const sectionId = id().brand<'SectionId'>();
export const invitationId = id().brand<'InvitationId'>();
/** Of a subject area or a level of students. */
export const lookupId = id();

export type UserId = z.infer<typeof userId>;
export type ClassId = z.infer<typeof classId>;
export type AssignmentId = z.infer<typeof assignmentId>;
export type DraftId = z.infer<typeof draftId>;
export type SubmissionId = z.infer<typeof submissionId>;
export type DraftSubmissionId = z.infer<typeof draftSubmissionId>;
export type FileId = z.infer<typeof fileId>;
export type AssignmentFileId = z.infer<typeof assignmentFileId>;
export type TemplateId = z.infer<typeof templateId>;
export type RubricId = z.infer<typeof rubricId>;
export type SectionId = z.infer<typeof sectionId>;
export type InvitationId = z.infer<typeof invitationId>;
