-- Places that launches gave before they were written down: rosters follow them as well. A launch enrolls a student by their own act, as an
-- enrollment key does; of an account that a launch has made, the launch is meant, and of others only where the times are the same.
UPDATE lti_memberships AS membership SET place = 'student'
FROM lti_contexts AS context
JOIN lti_deployments AS deployment ON deployment.id = context.deployment_id
JOIN lti_platforms AS platform ON platform.id = deployment.platform_id
WHERE context.id = membership.context_id AND membership.place IS NULL AND membership.launched_at IS NOT NULL
  AND membership.role = 'student'
  AND EXISTS (
    SELECT FROM enrollments
    JOIN audit_log ON audit_log.subject_type = 'class' AND audit_log.subject_id = enrollments.class_id
      AND audit_log.at = enrollments.enrolled_at AND audit_log.action = 'class.enroll' AND audit_log.actor_id = enrollments.student_id
    JOIN lti_identities AS identity ON identity.user_id = enrollments.student_id AND identity.issuer = platform.issuer
    WHERE enrollments.class_id = context.class_id AND enrollments.student_id = membership.user_id AND enrollments.dropped_at IS NULL
      AND (identity.is_made OR enrollments.enrolled_at IN (membership.launched_at, identity.connected_at, context.connected_at)));

UPDATE lti_memberships AS membership SET place = 'assistant'
FROM lti_contexts AS context
WHERE context.id = membership.context_id AND membership.place IS NULL AND membership.launched_at IS NOT NULL
  AND membership.role <> 'student'
  AND EXISTS (
    SELECT FROM class_assistants
    JOIN audit_log ON audit_log.subject_type = 'class' AND audit_log.subject_id = class_assistants.class_id
      AND audit_log.at = class_assistants.added_at AND audit_log.action = 'class.add_assistant'
      AND audit_log.details ->> 'by' = 'learning platform' AND audit_log.details ->> 'userId' = class_assistants.user_id::text
    WHERE class_assistants.class_id = context.class_id AND class_assistants.user_id = membership.user_id);
