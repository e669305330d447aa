import { createHmac, timingSafeEqual } from 'node:crypto';
import { type MailKind, mailKindSchema, type UserId, userIdSchema } from '@redraft/contracts';
import { deriveKey } from '../../platform/derive-key.ts';

/** One per process: the same secret gives the same links. */
let key: Buffer | undefined;

export function setUnsubscribeSecret(secret: string): void {
  key = deriveKey(secret, 'unsubscribing');
}

/** The holder of the link can end one kind of mail to one person, and do nothing else. It does not expire. */
export interface Subscription {
  userId: UserId;
  kind: MailKind;
}

export function unsubscribePath({ userId, kind }: Subscription): string {
  const payload = `${userId}.${kind}`;
  return `/unsubscribe?token=${payload}.${signatureOf(payload)}`;
}

/** Null if the signature is invalid. */
export function readUnsubscribeToken(token: string): Subscription | null {
  const [id, name, signature = ''] = token.split('.');
  const received = Buffer.from(signature);
  const requested = Buffer.from(signatureOf(`${id}.${name}`));
  if (received.length !== requested.length || !timingSafeEqual(received, requested)) return null;
  const [userId, kind] = [userIdSchema.safeParse(id), mailKindSchema.safeParse(name)];
  return userId.success && kind.success ? { userId: userId.data, kind: kind.data } : null;
}

function signatureOf(payload: string): string {
  if (!key) throw new Error('Nothing is signed before signUnsubscribingWith() has said with what.');
  return createHmac('sha256', key).update(payload).digest('base64url').slice(0, 32);
}
