import type { UserId } from '@redraft/contracts';
import { signInCodeMs } from '../../platform/browser-cookie.ts';
import { AppError } from '../../platform/errors.ts';
import { createToken, hashToken } from '../../platform/tokens.ts';
import { insertSignInCode, isSignInCodeOpen, useSignInCode } from './queries.ts';

/** A code with which one browser comes back as this person, so that no access token stands in an address. */
export async function issueSignInCode(
  { userId, isRemembered, browser }: { userId: UserId; isRemembered: boolean; browser: string },
  now: Date,
): Promise<string> {
  const code = createToken();
  await insertSignInCode({
    codeHash: hashToken(code),
    browserHash: hashToken(browser),
    userId,
    isRemembered,
    expiresAt: new Date(now.getTime() + signInCodeMs),
  });
  return code;
}

/** Uses the code up, for the browser that asked for it: `null` is none of them. */
export async function redeemSignInCode(
  { code, browser }: { code: string; browser: string | null },
  now: Date,
): Promise<{ userId: UserId; isRemembered: boolean }> {
  const codeHash = hashToken(code);
  const used = browser && (await useSignInCode({ codeHash, browserHash: hashToken(browser), now }));
  if (!used)
    throw new AppError(
      (await isSignInCodeOpen({ codeHash, now })) ? 'auth.code_elsewhere' : 'auth.code_invalid',
    );
  return { userId: used.user_id, isRemembered: used.is_remembered };
}
