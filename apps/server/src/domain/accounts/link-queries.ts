import type { UserId } from '@redraft/contracts';
import type { Language } from '@redraft/sentences';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';
import type { LinkPurpose } from './link-rules.ts';

export interface NewLink {
  tokenHash: Buffer;
  userId: UserId;
  purpose: LinkPurpose;
  at: Date;
  expiresAt: Date;
}

export async function insertLinks(links: readonly NewLink[]): Promise<void> {
  await db()
    .insertInto('account_links')
    .values(
      links.map((link) => ({
        token_hash: link.tokenHash,
        user_id: link.userId,
        purpose: link.purpose,
        created_at: link.at,
        expires_at: link.expiresAt,
      })),
    )
    .execute();
}

interface LinkKey {
  tokenHash: Buffer;
  purpose: LinkPurpose;
}

function links({ tokenHash, purpose }: LinkKey) {
  return db()
    .selectFrom('account_links')
    .select(['user_id', 'expires_at', 'used_at'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose);
}

export async function selectOptionalLink(target: LinkKey) {
  return links(target).executeTakeFirst();
}

/** Held until the end of the transaction: if a link is used twice at once, the second use finds it used. */
export async function lockOptionalLink(target: LinkKey) {
  return links(target).forUpdate().executeTakeFirst();
}

/** Marks all links of this account for this purpose as used. */
export async function updateLinksUsed(
  { userId, purpose }: { userId: UserId; purpose: LinkPurpose },
  at: Date,
): Promise<void> {
  await db()
    .updateTable('account_links')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}

export async function countLinksSince(
  { userId, purpose }: { userId: UserId; purpose: LinkPurpose },
  since: Date,
): Promise<number> {
  const { count } = await db()
    .selectFrom('account_links')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Links that were mailed to a former address of the account, or that belong to a deleted account. */
export async function deleteLinksOf(userId: UserId): Promise<void> {
  await db().deleteFrom('account_links').where('user_id', '=', userId).execute();
}

export async function deleteLinksBefore(before: Date): Promise<void> {
  await db().deleteFrom('account_links').where('expires_at', '<', before).execute();
}

export interface LinkRequest {
  purpose: LinkPurpose;
  address: string;
  language: Language;
}

export async function insertLinkRequest(request: LinkRequest, at: Date): Promise<void> {
  await db()
    .insertInto('account_link_wishes')
    .values({ ...request, wished_at: at })
    .execute();
}

/** Takes a request from the queue in this transaction; other workers skip it. */
export async function takeOptionalLinkRequest(): Promise<LinkRequest | undefined> {
  const { rows } = await sql<LinkRequest>`
    DELETE FROM account_link_wishes WHERE id = (
      SELECT id FROM account_link_wishes ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING purpose, address, language`.execute(db());
  return rows[0];
}
