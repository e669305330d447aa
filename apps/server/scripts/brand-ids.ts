/**
 * kysely-codegen types every bigint alike. Ids get the brands of the contracts, so that the compiler tells a
 * class id from a submission id in queries too; other bigints are plain numbers (see platform/db.ts).
 */
const brandOfColumn: Record<string, string> = {
  actor_id: 'UserId',
  admin_id: 'UserId',
  assignment_id: 'AssignmentId',
  assignment_file_id: 'AssignmentFileId',
  author_id: 'UserId',
  class_id: 'ClassId',
  context_id: 'ContextId',
  comment_id: 'DocumentCommentId',
  draft_id: 'DraftId',
  endpoint_id: 'EventEndpointId',
  draft_submission_id: 'DraftSubmissionId',
  file_id: 'FileId',
  graded_by: 'UserId',
  granted_by: 'UserId',
  invited_by: 'UserId',
  mail_id: 'MailId',
  main_file_id: 'FileId',
  owner_id: 'UserId',
  platform_id: 'PlatformId',
  review_id: 'PeerReviewId',
  reviewee_id: 'UserId',
  reviewer_id: 'UserId',
  section_id: 'SectionId',
  source_id: 'RosterSourceId',
  student_id: 'UserId',
  submission_id: 'SubmissionId',
  attachment_id: 'AttachmentId',
  template_id: 'TemplateId',
  user_id: 'UserId',
};

const brandOfTable: Record<string, string> = {
  AccessTokens: 'AccessTokenId',
  Announcements: 'AnnouncementId',
  AssignmentFiles: 'AssignmentFileId',
  Assignments: 'AssignmentId',
  ClassInvitations: 'InvitationId',
  ClassSections: 'SectionId',
  Classes: 'ClassId',
  DraftSubmissions: 'DraftSubmissionId',
  CommentReplies: 'CommentReplyId',
  DocumentComments: 'DocumentCommentId',
  Drafts: 'DraftId',
  EventDeliveries: 'EventDeliveryId',
  EventEndpoints: 'EventEndpointId',
  Feedback: 'FeedbackId',
  Files: 'FileId',
  KeptComments: 'SavedCommentId',
  LtiContexts: 'ContextId',
  LtiResourceLinks: 'ResourceLinkId',
  LtiPlatforms: 'PlatformId',
  Mails: 'MailId',
  PeerReviews: 'PeerReviewId',
  ProcessNotes: 'ProcessNoteId',
  RoleRules: 'RoleRuleId',
  RosterSources: 'RosterSourceId',
  Rubrics: 'RubricId',
  Submissions: 'SubmissionId',
  SupportTickets: 'TicketId',
  Attachments: 'AttachmentId',
  Conversions: 'ConversionId',
  Templates: 'TemplateId',
  Users: 'UserId',
};

export function brandIds(source: string): string {
  const used = new Set<string>();
  let table = '';
  const lines = source
    .replace(/^export type Int8 = .*$/m, 'export type Int8 = number;')
    .split('\n')
    .map((line) => {
      table = /^export interface (\w+)/.exec(line)?.[1] ?? table;
      const column = /^ {2}(\w+): .*\bInt8\b/.exec(line)?.[1];
      if (!column) return line;
      const brand = column === 'id' ? brandOfTable[table] : brandOfColumn[column];
      if (!brand) return line;
      used.add(brand);
      return line.replace(/\bInt8\b/, brand);
    });
  const types = [...used].sort().join(', ');
  return lines
    .join('\n')
    .replace(/^import type/m, `import type { ${types} } from '@redraft/contracts';\nimport type`);
}
