import type { z } from 'zod';
import { rowId as id } from './wire.ts';

/** Branded database IDs: JSON numbers in bodies, numeric strings accepted in queries. */
export const userIdSchema = id().brand<'UserId'>();
export const classIdSchema = id().brand<'ClassId'>();
export const assignmentIdSchema = id().brand<'AssignmentId'>();
export const draftIdSchema = id().brand<'DraftId'>();
export const submissionIdSchema = id().brand<'SubmissionId'>();
export const draftSubmissionIdSchema = id().brand<'DraftSubmissionId'>();
export const fileIdSchema = id().brand<'FileId'>();
export const assignmentFileIdSchema = id().brand<'AssignmentFileId'>();
export const conversionIdSchema = id().brand<'ConversionId'>();
export const attachmentIdSchema = id().brand<'AttachmentId'>();
export const templateIdSchema = id().brand<'TemplateId'>();
export const commentReplyIdSchema = id().brand<'CommentReplyId'>();
export const documentCommentIdSchema = id().brand<'DocumentCommentId'>();
export const savedCommentIdSchema = id().brand<'SavedCommentId'>();
export const peerReviewIdSchema = id().brand<'PeerReviewId'>();
export const processNoteIdSchema = id().brand<'ProcessNoteId'>();
export const readingIdSchema = id().brand<'ReadingId'>();
export const feedbackIdSchema = id().brand<'FeedbackId'>();
export const rubricIdSchema = id().brand<'RubricId'>();
export const sectionIdSchema = id().brand<'SectionId'>();
export const invitationIdSchema = id().brand<'InvitationId'>();
export const announcementIdSchema = id().brand<'AnnouncementId'>();
export const sessionIdSchema = id().brand<'SessionId'>();
export const mailIdSchema = id().brand<'MailId'>();
export const ticketIdSchema = id().brand<'TicketId'>();
export const eventEndpointIdSchema = id().brand<'EventEndpointId'>();
export const eventDeliveryIdSchema = id().brand<'EventDeliveryId'>();
export const roleRuleIdSchema = id().brand<'RoleRuleId'>();
/** ID of a student information system (OneRoster). */
export const rosterSourceIdSchema = id().brand<'RosterSourceId'>();
export const accessTokenIdSchema = id().brand<'AccessTokenId'>();
/** IDs of a learning platform, and of a course there (an LTI context). */
export const platformIdSchema = id().brand<'PlatformId'>();
export const contextIdSchema = id().brand<'ContextId'>();
export const resourceLinkIdSchema = id().brand<'ResourceLinkId'>();
/** ID of a subject area or a level of students. */
export const lookupIdSchema = id();

/** Equivalent to `fileIdSchema` for URLs, but cheaper: the WOPI host parses an ID for each save. */
export function readFileId(text: unknown): FileId | null {
  if (typeof text !== 'string' || !/^\d{1,16}$/.test(text)) return null;
  const id = Number(text);
  // cast: the rule of `fileIdSchema`; a test compares the two.
  return id >= 1 && Number.isSafeInteger(id) ? (id as FileId) : null;
}

export type UserId = z.infer<typeof userIdSchema>;
export type ClassId = z.infer<typeof classIdSchema>;
export type AssignmentId = z.infer<typeof assignmentIdSchema>;
export type DraftId = z.infer<typeof draftIdSchema>;
export type SubmissionId = z.infer<typeof submissionIdSchema>;
export type DraftSubmissionId = z.infer<typeof draftSubmissionIdSchema>;
export type FileId = z.infer<typeof fileIdSchema>;
export type AssignmentFileId = z.infer<typeof assignmentFileIdSchema>;
export type ConversionId = z.infer<typeof conversionIdSchema>;
export type AttachmentId = z.infer<typeof attachmentIdSchema>;
export type TemplateId = z.infer<typeof templateIdSchema>;
export type CommentReplyId = z.infer<typeof commentReplyIdSchema>;
export type DocumentCommentId = z.infer<typeof documentCommentIdSchema>;
export type SavedCommentId = z.infer<typeof savedCommentIdSchema>;
export type PeerReviewId = z.infer<typeof peerReviewIdSchema>;
export type ProcessNoteId = z.infer<typeof processNoteIdSchema>;
export type FeedbackId = z.infer<typeof feedbackIdSchema>;
export type RubricId = z.infer<typeof rubricIdSchema>;
export type SectionId = z.infer<typeof sectionIdSchema>;
export type AnnouncementId = z.infer<typeof announcementIdSchema>;
export type MailId = z.infer<typeof mailIdSchema>;
export type TicketId = z.infer<typeof ticketIdSchema>;
export type EventEndpointId = z.infer<typeof eventEndpointIdSchema>;
export type EventDeliveryId = z.infer<typeof eventDeliveryIdSchema>;
export type RoleRuleId = z.infer<typeof roleRuleIdSchema>;
export type RosterSourceId = z.infer<typeof rosterSourceIdSchema>;
export type AccessTokenId = z.infer<typeof accessTokenIdSchema>;
export type PlatformId = z.infer<typeof platformIdSchema>;
export type ContextId = z.infer<typeof contextIdSchema>;
export type ResourceLinkId = z.infer<typeof resourceLinkIdSchema>;
export type InvitationId = z.infer<typeof invitationIdSchema>;
