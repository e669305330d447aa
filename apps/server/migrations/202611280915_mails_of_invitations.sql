-- Who invited people reads whether the mail has left or still waits in the outbox. Mails are kept for a while, invitations for as long as nobody comes.
ALTER TABLE class_invitations ADD COLUMN mail_id bigint REFERENCES mails ON DELETE SET NULL;
CREATE INDEX class_invitations_mail ON class_invitations (mail_id) WHERE mail_id IS NOT NULL;

-- Both were written in one transaction, at one time.
UPDATE class_invitations SET mail_id = mails.id
FROM mails
WHERE mails.template = 'class-invitation' AND mails.queued_at = class_invitations.mailed_at
  AND lower(mails.to_address) = lower(class_invitations.email);
