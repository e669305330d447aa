import type { UserId } from '@redraft/contracts';
import { deriveKey } from '../../platform/derive-key.ts';
import { decryptText, encryptText } from '../../platform/seal.ts';
import { createToken, hashToken } from '../../platform/tokens.ts';
import { closeSession } from '../accounts/index.ts';
import {
  deleteEnded,
  deleteExpiredSignOnSessions,
  deleteOptionalByKey,
  insertSignOnSession,
  updateToSession,
} from './queries.ts';

/**
 * Connects a session here with the session at the institution by which it began. It is found by the sign-in code first, then by the key of a link
 * with which the browser ends the institution's session; the institution ends ours by naming the person or its own session.
 */

/** Sessions started at an institution last twelve hours; the link that ends the institution's session is valid as long. */
const keptMs = 12 * 3_600_000;
/** Longer ID tokens are not kept: no browser can carry them in an address. */
const maxProofLength = 6000;
/** Tolerated difference between the institution's clock and ours. */
const skewMs = 60_000;
const sealName = 'session at an institution';

let key: Buffer | undefined;

export function setSignOnSessionSecret(secret: string): void {
  key = deriveKey(secret, 'sign-on sessions');
}

export interface InstitutionSession {
  /** The institution's name for the person in a logout request. */
  subject: string;
  index: string | null;
  /** The proof that the institution requires when we ask it to end the session. */
  proof: string;
}

/** Stores the session of a sign-on, in the transaction that issues its code. */
export async function rememberSignOnSession(
  signedOn: {
    code: string;
    userId: UserId;
    way: 'oidc' | 'saml';
    issuer: string;
    session: InstitutionSession;
  },
  now: Date,
): Promise<void> {
  await deleteExpiredSignOnSessions(now);
  const { code, userId, way, issuer, session } = signedOn;
  if (key === undefined || session.proof.length > maxProofLength) return;
  await insertSignOnSession({
    keyHash: hashToken(code),
    userId,
    way,
    issuer,
    subject: session.subject,
    sessionIndex: session.index,
    sealedProof: encryptText(session.proof, { key, name: sealName }),
    begunAt: now,
    expiresAt: new Date(now.getTime() + keptMs),
  });
}

/** The path with which the browser of this session ends the one at the institution; null if that is not possible. */
export async function attachSignOnSession(
  code: string,
  { accessToken }: { accessToken: string },
): Promise<string | null> {
  const token = createToken();
  const hashes = { keyHash: hashToken(token), sessionHash: hashToken(accessToken) };
  const way = await updateToSession(hashToken(code), hashes);
  if (way === undefined) return null;
  return `/${way === 'oidc' ? 'oauth2' : 'saml'}/signout?${new URLSearchParams({ key: token })}`;
}

/** Ends the session here, if it is still open; returns the institution's proof. Null if the link was used or has expired. */
export async function endByKey(shown: { token: string; issuer: string }, now: Date): Promise<string | null> {
  const row = await deleteOptionalByKey({ keyHash: hashToken(shown.token), issuer: shown.issuer }, now);
  if (row === undefined) return null;
  if (row.session_id !== null) await closeSession({ sessionId: row.session_id }, now);
  return key === undefined ? null : decryptText(row.sealed_proof, { key, name: sealName });
}

/** Ends the sessions that an institution says are over; returns how many. */
export async function endByInstitution(
  ended: { issuer: string; subject: string | null; sessionIndexes: readonly string[]; issuedAt: Date },
  now: Date,
): Promise<number> {
  const before = new Date(ended.issuedAt.getTime() + skewMs);
  const sessionIds = await deleteEnded({ ...ended, before });
  for (const sessionId of sessionIds) if (sessionId !== null) await closeSession({ sessionId }, now);
  return sessionIds.length;
}
