import type { UserId } from '@redraft/contracts';
import { signInCodeMs } from '../../platform/browser-cookie.ts';
import { AppError } from '../../platform/errors.ts';
import { createToken, hashToken } from '../../platform/tokens.ts';
import { deleteCodesExpiredBefore, insertSignInCode, isSignInCodeOpen, useSignInCode } from './queries.ts';

/** A one-time code with which a browser returns as this user, so that URLs contain no access token. */
export async function issueSignInCode(
  code: {
    userId: UserId;
    isRemembered: boolean;
    browser: string;
    /** Name of the institution, if the user signed on there. */
    institution?: string;
  },
  now: Date,
): Promise<string> {
  const token = createToken();
  await insertSignInCode({
    codeHash: hashToken(token),
    browserHash: hashToken(code.browser),
    userId: code.userId,
    isRemembered: code.isRemembered,
    institution: code.institution ?? null,
    expiresAt: new Date(now.getTime() + signInCodeMs),
  });
  return token;
}

/** Redeems the code, for the browser that requested it. */
export async function redeemSignInCode(
  { code, browsers }: { code: string; browsers: readonly string[] },
  now: Date,
): Promise<{ userId: UserId; isRemembered: boolean; institution: string | null }> {
  const codeHash = hashToken(code);
  const used = await useSignInCode({ codeHash, browserHashes: browsers.map(hashToken), now });
  if (!used)
    throw new AppError(
      (await isSignInCodeOpen({ codeHash, now })) ? 'auth.code_elsewhere' : 'auth.code_invalid',
    );
  return { userId: used.user_id, isRemembered: used.is_remembered, institution: used.institution };
}

const retentionMs = 24 * 60 * 60_000;

/** A used or expired code is told from a wrong one for a day. */
export async function deleteOldSignInCodes(now: Date): Promise<void> {
  await deleteCodesExpiredBefore(new Date(now.getTime() - retentionMs));
}
