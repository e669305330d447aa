import type { UserId } from '@redraft/contracts';
import { z } from 'zod';
import type { InstitutionalPerson } from '../../domain/identities/index.ts';
import { signOnMs } from '../../platform/browser-cookie.ts';
import { AppError } from '../../platform/errors.ts';
import { hashToken } from '../../platform/tokens.ts';
import type { Institution, SignedOn, SignOnRequest } from './institution.ts';
import {
  deleteExpiredAttempts,
  insertAttempt,
  selectOptionalAttempt,
  updateAttemptAsserted,
  updateAttemptUsed,
} from './queries.ts';

/** A sign-on attempt, as found when the browser returns from the institution. */
export interface Attempt {
  question: SignOnRequest;
  target: string | null;
  connects: ConnectingAccount | null;
}

/** The user who links their account, and the session that proves it is theirs. */
export interface ConnectingAccount {
  userId: UserId;
  sessionId: number;
}

/** Stores a request to an institution, bound to one browser, for a few minutes. */
export async function rememberAttempt(
  newAttempt: {
    institution: Pick<Institution, 'way' | 'issuer'>;
    question: SignOnRequest;
    browser: string;
    target: string | null;
    connects: ConnectingAccount | null;
  },
  now: Date,
): Promise<void> {
  const { institution, question } = newAttempt;
  await deleteExpiredAttempts(now);
  await insertAttempt({
    stateHash: hashToken(question.state),
    browserHash: hashToken(newAttempt.browser),
    way: institution.way,
    issuer: institution.issuer,
    nonce: question.nonce,
    codeVerifier: question.codeVerifier,
    target: newAttempt.target,
    connects: newAttempt.connects,
    begunAt: now,
    expiresAt: new Date(now.getTime() + signOnMs),
  });
}

interface SignOnReturn {
  institution: Pick<Institution, 'way' | 'issuer'>;
  state: string;
}

/**
 * The attempt that a browser returns from, marked as used whatever the answer turns out to be. Only the institution that was asked can answer, and
 * only in the browser that started the attempt.
 */
export async function useAttempt(
  { institution, state, browser }: SignOnReturn & { browser: string | null },
  now: Date,
): Promise<Attempt & { asserted: SignedOn | null }> {
  const stateHash = hashToken(state);
  const key = { stateHash, ...institution };
  const used = browser
    ? await updateAttemptUsed({ ...key, browserHash: hashToken(browser) }, now)
    : undefined;
  if (used) return { ...attemptOf(used, state), asserted: signedOnSchema.parse(used.asserted) };
  const open = await selectOptionalAttempt(key, now);
  throw new AppError(open ? 'signon.elsewhere' : 'signon.expired');
}

/** The attempt of a posted answer, which arrives without cookies; null if there is none. */
export async function findAttempt({ institution, state }: SignOnReturn, now: Date) {
  const attempt = await selectOptionalAttempt({ stateHash: hashToken(state), ...institution }, now);
  return attempt ? { ...attemptOf(attempt, state), askedAt: attempt.begun_at } : null;
}

/** Stores the verified content of a posted answer until its browser fetches it. Returns whether this was the first answer. */
export async function storeAsserted(
  { institution, state, signedOn }: SignOnReturn & { signedOn: SignedOn },
  now: Date,
): Promise<boolean> {
  return updateAttemptAsserted(
    { stateHash: hashToken(state), ...institution, asserted: JSON.stringify(signedOn) },
    now,
  );
}

/** Written by `storeAsserted` only. */
const personSchema: z.ZodType<InstitutionalPerson> = z.object({
  way: z.enum(['oidc', 'saml']),
  issuer: z.string(),
  subject: z.string(),
  email: z.string().nullable(),
  isEmailVerified: z.boolean().nullable(),
  username: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  fullName: z.string().nullable(),
  claims: z.record(z.string(), z.array(z.string())),
});

const sessionSchema = z.object({ subject: z.string(), index: z.string().nullable(), proof: z.string() });

/** Content that another release has written counts as expired. */
const signedOnSchema: z.ZodType<SignedOn | null> = z
  .object({ person: personSchema, session: sessionSchema.nullable() })
  .nullable()
  .catch(null);

function attemptOf(
  row: {
    nonce: string;
    code_verifier: string | null;
    target: string | null;
    user_id: UserId | null;
    session_id: number | null;
  },
  state: string,
): Attempt {
  const { user_id: userId, session_id: sessionId } = row;
  return {
    question: { state, nonce: row.nonce, codeVerifier: row.code_verifier },
    target: row.target,
    connects: userId !== null && sessionId !== null ? { userId, sessionId } : null,
  };
}
