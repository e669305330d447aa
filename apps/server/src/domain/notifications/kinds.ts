/** What is kept of what happened; a CHECK of the table holds the same words. */
export type NotificationKind =
  | 'submitted_auto'
  | 'deadline_near'
  | 'not_begun'
  | 'submission_received'
  | 'missed'
  | 'open_again'
  | 'exception_granted'
  | 'exception_revoked'
  | 'reopened'
  | 'text_repaired'
  | 'grade_released'
  | 'feedback_added'
  | 'review_assigned'
  | 'review_withdrawn'
  | 'review_received'
  | 'review_rated';
