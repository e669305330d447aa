import { AppError } from '../../platform/errors.ts';
import { createToken, hashToken } from '../../platform/tokens.ts';
import { deleteEventCode, upsertEventCode } from './event-code-queries.ts';
import type { Opening } from './tokens.ts';

/** An editor connects as soon as it has its code. */
const eventCodeLifeMs = 30_000;

/** A code for the address of one event connection, which browsers cannot send the token with in a header. */
export async function issueEventCode({ id, mode }: Pick<Opening, 'id' | 'mode'>, now: Date): Promise<string> {
  if (mode !== 'edit') throw new AppError('file.view_only');
  const code = createToken();
  await upsertEventCode({
    tokenHash: Buffer.from(id, 'hex'),
    codeHash: hashToken(code),
    expiresAt: new Date(now.getTime() + eventCodeLifeMs),
  });
  return code;
}

/** The id of the opening that requested the code, which ends by this. */
export async function redeemEventCode(code: string, now: Date): Promise<string> {
  const row = await deleteEventCode(hashToken(code));
  if (!row || row.expires_at <= now) throw new AppError('file.token_invalid');
  return row.token_hash.toString('hex');
}
