import { createHmac, timingSafeEqual } from 'node:crypto';
import { type MailKind, mailKindSchema, type UserId, userIdSchema } from '@redraft/contracts';
import { deriveKey } from '../../platform/derive-key.ts';

/** One per process: the same secret gives the same links. */
let key: Buffer | undefined;

export function setUnsubscribeKey(secret: string): void {
  key = deriveKey(secret, 'unsubscribing');
}

/** The holder of the link can end one kind of mail to one person, and do nothing else. It does not expire. */
export interface Subscription {
  userId: UserId;
  kind: MailKind;
}

export function unsubscribePath({ userId, kind }: Subscription): string {
  const said = `${userId}.${kind}`;
  return `/unsubscribe?token=${said}.${signatureOf(said)}`;
}

/** Null if the signature is invalid. */
export function readUnsubscribeToken(token: string): Subscription | null {
  const [id, name, signature = ''] = token.split('.');
  const given = Buffer.from(signature);
  const requested = Buffer.from(signatureOf(`${id}.${name}`));
  if (given.length !== requested.length || !timingSafeEqual(given, requested)) return null;
  const [userId, kind] = [userIdSchema.safeParse(id), mailKindSchema.safeParse(name)];
  return userId.success && kind.success ? { userId: userId.data, kind: kind.data } : null;
}

function signatureOf(said: string): string {
  if (!key) throw new Error('Nothing is signed before signUnsubscribingWith() has said with what.');
  return createHmac('sha256', key).update(said).digest('base64url').slice(0, 32);
}
