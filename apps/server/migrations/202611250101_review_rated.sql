ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check;
ALTER TABLE notifications ADD CONSTRAINT notifications_kind_check CHECK (kind IN ('submitted_auto', 'missed', 'open_again',
  'exception_granted', 'exception_revoked', 'reopened', 'grade_released', 'feedback_added', 'review_assigned',
  'review_withdrawn', 'review_received', 'review_rated'));
