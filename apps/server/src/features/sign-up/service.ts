import type { OpenedInvitation, SignUpBody, UserId } from '@redraft/contracts';
import { type Language, type PlainSentence, type Sentence, sentence } from '@redraft/sentences';
import { selectOptionalAccountByEmail, signUp } from '../../domain/accounts/index.ts';
import { type ClassRow, lockClassShared, selectClass } from '../../domain/classes/index.ts';
import {
  deleteInvitation,
  enrollStudent,
  isOpenForEnrollment,
  selectOptionalInvitationByToken,
} from '../../domain/members/index.ts';
import { AppError } from '../../platform/errors.ts';
import { hashToken } from '../../platform/tokens.ts';

/** The page of an invitation mail; throws if it was used by someone else, or withdrawn. */
export async function openInvitation(token: string, now: Date): Promise<OpenedInvitation> {
  const { invitation, classRow } = await readInvitation(token, now);
  return {
    className: classRow.name,
    instructor: classRow.instructor_name,
    email: invitation.email,
    firstName: invitation.first_name,
    lastName: invitation.last_name,
    hasAccount: (await selectOptionalAccountByEmail(invitation.email)) !== undefined,
  };
}

async function readInvitation(token: string, now: Date) {
  const invitation = await selectOptionalInvitationByToken(hashToken(token));
  if (!invitation) throw new AppError('account.link_invalid');
  const classRow = await selectClass(invitation.class_id);
  if (!isOpenForEnrollment(classRow, now)) throw new AppError('class.closed');
  return { invitation, classRow };
}

/** Creates an account; one with an invitation is active and enrolled at once. Returns the message to show. */
export async function register(
  body: SignUpBody & { language: Language },
  now: Date,
): Promise<PlainSentence | Sentence> {
  const { invitation: token, ...person } = body;
  if (token === undefined) {
    await signUp(person, now);
    return person.instructor ? 'account.signed_up_instructor' : 'account.signed_up';
  }
  const { classRow } = await readInvitation(token, now);
  const admit = (userId: UserId) => join(userId, { token, email: person.email, classRow }, now);
  // An invitation is for a student, whatever role is requested.
  await signUp({ ...person, instructor: false, admit }, now);
  return sentence('account.signed_up_invited', { name: classRow.name });
}

/** Runs in the transaction that creates the account: the mail was sent to this address only. */
async function join(
  userId: UserId,
  registration: { token: string; email: string; classRow: ClassRow },
  now: Date,
): Promise<void> {
  await lockClassShared(registration.classRow.id);
  const { invitation } = await readInvitation(registration.token, now);
  if (invitation.email.toLowerCase() !== registration.email.toLowerCase())
    throw new AppError('account.link_invalid');
  await deleteInvitation(invitation.id);
  await enrollStudent(
    {
      classId: registration.classRow.id,
      studentId: userId,
      isOptedOut: false,
      sectionId: invitation.section_id,
    },
    now,
  );
}
