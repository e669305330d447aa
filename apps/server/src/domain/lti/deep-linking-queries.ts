import type { ClassId, ContextId, UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';
import type { ContentItem } from './deep-linking-rules.ts';

export async function insertDeepLinkingRequest(request: {
  id: string;
  contextId: ContextId;
  userId: UserId;
  returnUrl: string;
  data: string | null;
  acceptsMultiple: boolean;
  acceptsLineItem: boolean;
  origins: readonly string[];
  expiresAt: Date;
}): Promise<void> {
  await db()
    .insertInto('lti_deep_linking_requests')
    .values({
      id: request.id,
      context_id: request.contextId,
      user_id: request.userId,
      return_url: request.returnUrl,
      data: request.data,
      accepts_multiple: request.acceptsMultiple,
      accepts_line_item: request.acceptsLineItem,
      origins: [...request.origins],
      expires_at: request.expiresAt,
    })
    .execute();
}

export async function deleteExpiredDeepLinkingRequests(now: Date): Promise<void> {
  await db().deleteFrom('lti_deep_linking_requests').where('expires_at', '<', now).execute();
}

/** A deep linking request for this user, by an approved platform. */
export function selectOptionalDeepLinkingRequest(id: string, userId: UserId) {
  return requests()
    .where('lti_deep_linking_requests.id', '=', id)
    .where('lti_deep_linking_requests.user_id', '=', userId)
    .executeTakeFirst();
}

/** False if the answer has been sent already. */
export async function updateContentItems(
  id: string,
  { items, codeHash }: { items: readonly ContentItem[]; codeHash: Buffer },
): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable('lti_deep_linking_requests')
    .set({ content_items: JSON.stringify(items), code_hash: codeHash })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks the answer with this code as used in the statement that finds it, so that it is sent once. */
export async function updateDeepLinkingUsed(codeHash: Buffer, now: Date) {
  const used = await db()
    .updateTable('lti_deep_linking_requests')
    .set({ used_at: now })
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return used && requests().where('lti_deep_linking_requests.id', '=', used.id).executeTakeFirst();
}

/** Moves open deep linking requests from an account to the one that replaces it. */
export async function moveDeepLinkingRequests(from: UserId, to: UserId): Promise<void> {
  await db()
    .updateTable('lti_deep_linking_requests')
    .set({ user_id: to })
    .where('user_id', '=', from)
    .execute();
}

function requests() {
  return db()
    .selectFrom('lti_deep_linking_requests')
    .innerJoin('lti_contexts', 'lti_contexts.id', 'lti_deep_linking_requests.context_id')
    .innerJoin('lti_deployments', 'lti_deployments.id', 'lti_contexts.deployment_id')
    .innerJoin('lti_platforms', 'lti_platforms.id', 'lti_deployments.platform_id')
    .selectAll('lti_deep_linking_requests')
    .select(['lti_contexts.class_id', 'lti_deployments.deployment_id'])
    .select(['lti_platforms.issuer', 'lti_platforms.client_id', 'lti_platforms.id as platform_id'])
    .where('lti_platforms.status', '=', 'approved')
    .$narrowType<{ class_id: ClassId | null }>();
}
