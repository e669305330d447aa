import { z } from 'zod';
import { inTransaction } from '../../platform/db.ts';
import { parseJson } from '../../platform/parse-json.ts';
import { serviceScopes } from './claim-names.ts';
import {
  type ClaimedLineItem,
  claimLineItem,
  deleteChangedAssignments,
  listLinkedSteps,
  postponeLineItem,
  settleLineItem,
  upsertLineItems,
} from './line-item-queries.ts';
import { describeLineItem, isLineItemCurrent, lineItemKeys, toLineItemBody } from './line-item-rules.ts';
import { notePlatformAnswer } from './platform-pauses.ts';
import { type PlatformRow, selectOptionalPlatform } from './platform-queries.ts';
import { updateScoresOf } from './scores.ts';
import { judgeAnswer, oldestClaim } from './service-answer-rules.ts';
import { callService, readPages, type ServiceAnswer, type ServiceClient } from './service-client.ts';

/** Assignments per round; other follow-ups have a turn between rounds. */
const plannedAtOnce = 500;

/** Stores the wanted line items of changed assignments; for new line items, the scores of existing texts are requested. */
export async function planLineItems(now: Date): Promise<void> {
  while (await planSome(now));
}

async function planSome(now: Date): Promise<boolean> {
  return inTransaction(async () => {
    const changed = await deleteChangedAssignments(plannedAtOnce);
    if (changed.length === 0) return false;
    const steps = await listLinkedSteps(changed, serviceScopes.lineItems);
    const wanted = steps.map((step) => ({ ...step, described: describeLineItem(step) }));
    const assignmentIds = wanted.length > 0 ? await upsertLineItems(wanted, now) : [];
    if (assignmentIds.length > 0) await updateScoresOf({ assignmentIds }, now);
    return true;
  });
}

/** Creates or updates one due line item on its platform; false if there is none. */
export async function sendLineItem(client: ServiceClient, clock: () => Date): Promise<boolean> {
  const claimed = await claimLineItem(oldestClaim(clock()), clock());
  if (!claimed) return false;
  const platform = await selectOptionalPlatform(claimed.platform_id);
  if (!platform) {
    await settleLineItem(claimed, { url: claimed.url, problem: 'platform removed' });
    return true;
  }
  const sent = await updateOrCreateLineItem({ client, claimed, platform }, clock);
  if ('url' in sent) {
    await settleLineItem(claimed, { url: sent.url, problem: null });
    await notePlatformAnswer(platform.id, { kind: 'done' });
    return true;
  }
  if ('unusable' in sent) {
    const until = new Date(clock().getTime() + unusablePauseMs);
    await postponeLineItem(claimed, { problem: sent.unusable, until });
    return true;
  }
  const verdict = judgeAnswer(sent.answer, claimed.failures, clock());
  await notePlatformAnswer(platform.id, verdict);
  if (verdict.kind === 'later') await postponeLineItem(claimed, verdict);
  else {
    const problem = verdict.kind === 'refused' ? verdict.problem : 'HTTP 409';
    await settleLineItem(claimed, { url: claimed.url, problem });
  }
  return true;
}

const unusablePauseMs = 15 * 60_000;

interface Sending {
  client: ServiceClient;
  claimed: ClaimedLineItem;
  platform: PlatformRow;
}

/** The URL of the line item; why the platform's answer cannot be used; or the answer itself if it is a failure. */
type Sent = { url: string } | { unusable: string } | { answer: ServiceAnswer };

const mediaType = 'application/vnd.ims.lis.v2.lineitem+json';
const listMediaType = 'application/vnd.ims.lis.v2.lineitemcontainer+json';
const lineItemSchema = z.looseObject({ id: z.string().min(1) });

/** Updates the line item, found by its URL or else by its keys; creates it if there is none. */
async function updateOrCreateLineItem(sending: Sending, clock: () => Date): Promise<Sent> {
  const { claimed } = sending;
  const body = bodyOf(claimed);
  if (claimed.url !== null) {
    const read = await call(sending, { url: claimed.url, method: 'GET' }, clock);
    const isGone = read.kind === 'answered' && read.status === 404;
    if (!isGone) return writeFound(sending, { read, url: claimed.url, body }, clock);
  }
  const listed = await findLineItem(sending, clock);
  if (!('found' in listed)) return listed;
  if (listed.found)
    return overwriteLineItem(sending, { found: listed.found, url: listed.found.id, body }, clock);
  const made = await call(sending, { url: claimed.line_items_url, method: 'POST', body }, clock);
  const read = lineItemSchema.safeParse(parseJson(made.answer?.body ?? ''));
  const isMade = made.kind === 'answered' && made.status >= 200 && made.status < 300;
  if (!isMade) return { answer: made };
  return read.success ? { url: read.data.id } : { unusable: 'line item without id' };
}

function bodyOf(claimed: ClaimedLineItem): Record<string, unknown> {
  const { label, score_maximum: scoreMaximum, starts_at: startsAt, ends_at: endsAt } = claimed;
  const { assignment_id: assignmentId, draft_id: draftId, resource_link_id: resourceLinkId } = claimed;
  return toLineItemBody({ label, scoreMaximum, startsAt, endsAt }, { assignmentId, draftId, resourceLinkId });
}

async function findLineItem(
  { client, claimed, platform }: Sending,
  clock: () => Date,
): Promise<
  { found: z.output<typeof lineItemSchema> | undefined } | { unusable: string } | { answer: ServiceAnswer }
> {
  const keys = lineItemKeys({ assignmentId: claimed.assignment_id, draftId: claimed.draft_id });
  const url = new URL(claimed.line_items_url);
  url.searchParams.set('resource_id', keys.resourceId);
  url.searchParams.set('tag', keys.tag);
  const scopes = scopesOf(claimed);
  const request = { headers: { accept: listMediaType } };
  const pages = await readPages(
    client,
    { platform, scopes, url: url.href, request },
    { itemsOf: (list): unknown[] | null => (Array.isArray(list) ? list : null), clock },
  );
  if (pages.kind === 'failed') return { answer: pages.outcome };
  if (pages.kind === 'too many') return { unusable: 'endless pages' };
  if (pages.kind === 'unusable') return { unusable: pages.reason };
  const items = pages.items.flatMap((item) => lineItemSchema.safeParse(item).data ?? []);
  // Some platforms ignore the filter.
  return { found: items.find((item) => item.resourceId === keys.resourceId && item.tag === keys.tag) };
}

async function writeFound(
  sending: Sending,
  { read, url, body }: { read: ServiceAnswer; url: string; body: Record<string, unknown> },
  clock: () => Date,
): Promise<Sent> {
  if (read.kind !== 'answered' || read.status !== 200) return { answer: read };
  const found = lineItemSchema.safeParse(parseJson(read.answer?.body ?? ''));
  if (!found.success) return { unusable: 'not a line item' };
  return overwriteLineItem(sending, { found: found.data, url, body }, clock);
}

/** Overwrites our members of the line item; other members stay as the platform has them. */
async function overwriteLineItem(
  sending: Sending,
  { found, url, body }: { found: Record<string, unknown>; url: string; body: Record<string, unknown> },
  clock: () => Date,
): Promise<Sent> {
  if (isLineItemCurrent(found, body)) return { url };
  const { resourceLinkId } = found;
  const kept = resourceLinkId === undefined ? {} : { resourceLinkId };
  const changed = await call(sending, { url, method: 'PUT', body: { ...found, ...body, ...kept } }, clock);
  const isChanged = changed.kind === 'answered' && changed.status >= 200 && changed.status < 300;
  return isChanged ? { url } : { answer: changed };
}

function call(
  { client, claimed, platform }: Sending,
  { url, method, body }: { url: string; method: 'GET' | 'POST' | 'PUT'; body?: Record<string, unknown> },
  clock: () => Date,
): Promise<ServiceAnswer> {
  const headers = { accept: mediaType, ...(body ? { 'content-type': mediaType } : {}) };
  const request = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
  return callService(client, { platform, scopes: scopesOf(claimed), url, request }, clock);
}

function scopesOf({ grade_scopes: granted }: ClaimedLineItem): string[] {
  return [serviceScopes.lineItems].filter((scope) => granted.includes(scope));
}
