import type { InvitationId, MailInvitationsAnswer, MailInvitationsBody } from '@redraft/contracts';
import type { Language } from '@redraft/sentences';
import type { Actor } from '../../access/index.ts';
import { type ClassRow, lockManagedClass, updateInvitationLanguage } from '../../domain/classes/index.ts';
import { queueMails } from '../../domain/mail/index.ts';
import {
  isOpenForEnrollment,
  listInvitationsWithIds,
  listInvitationsWithoutMail,
  updateInvitationsMailed,
} from '../../domain/members/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { createToken, hashToken } from '../../platform/tokens.ts';
import { invitationMail } from './invitation-mail.ts';
import { isTooSoon } from './mailing-rules.ts';

/** Mails invitations, except to people who got one a moment ago. */
export async function mailInvitations(
  actor: Actor,
  body: MailInvitationsBody,
  now: Date,
): Promise<MailInvitationsAnswer> {
  return inTransaction(async () => {
    const classRow = await lockManagedClass(actor, body.classId);
    if (!isOpenForEnrollment(classRow, now)) throw new AppError('class.closed');
    return sendInvitations(classRow, { ...body, actor }, now);
  });
}

/** Mails invitations of a class that the caller has locked. */
export async function sendInvitations(
  classRow: ClassRow,
  request: { actor: Actor; language: Language; ids?: readonly InvitationId[] | undefined },
  now: Date,
): Promise<MailInvitationsAnswer> {
  const { actor, language, ids } = request;
  const requested =
    ids === undefined
      ? await listInvitationsWithoutMail(classRow.id)
      : await listInvitationsWithIds(classRow.id, ids);
  if (ids !== undefined && requested.length !== new Set(ids).size) throw new AppError('not_found');
  const due = requested.filter((row) => !isTooSoon(row.mailed_at, now));
  const created = due.map((row) => ({ row, token: createToken() }));
  const { name: className, instructor_name: instructor } = classRow;
  const mails = await queueMails(
    created.map(({ row, token }) => ({
      userId: null,
      to: row.email,
      language,
      template: invitationMail,
      params: { firstName: row.first_name, className, instructor, token },
    })),
    now,
  );
  await updateInvitationsMailed(
    mails.flatMap((mailId, at) => {
      const one = created[at];
      return one ? [{ id: one.row.id, tokenHash: hashToken(one.token), mailId }] : [];
    }),
    now,
  );
  await updateInvitationLanguage(classRow.id, language);
  const subject = { subject: 'class' as const, subjectId: classRow.id };
  const details = { mailed: created.length, language };
  await audit({ at: now, actorId: actor.userId, action: 'class.mail_invitations', ...subject, details });
  return { mailed: created.length, tooSoon: requested.length - created.length };
}
