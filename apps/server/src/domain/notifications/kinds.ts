/** The kinds of stored notifications; a CHECK of the table lists the same values. */
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
