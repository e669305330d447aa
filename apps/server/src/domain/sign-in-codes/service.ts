import type { UserId } from '@redraft/contracts';
import { signInCodeMs } from '../../platform/browser-cookie.ts';
import { AppError } from '../../platform/errors.ts';
import { createToken, hashToken } from '../../platform/tokens.ts';
import { insertSignInCode, isSignInCodeOpen, useSignInCode } from './queries.ts';

/** A code with which one browser comes back as this person, so that no access token stands in an address. */
export async function issueSignInCode(
  code: {
    userId: UserId;
    isRemembered: boolean;
    browser: string;
    /** What the institution is called where the person signed on. */
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

/** Uses the code up, for the browser that asked for it. */
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
