import type { AssignmentId, ContextId, DraftId, PlatformId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';
import type { LineItemStep, WantedLineItem } from './line-item-rules.ts';

export interface LinkedStep extends LineItemStep {
  contextId: ContextId;
  resourceLinkId: string;
  /** The line item that the platform itself created for the link. */
  linkUrl: string | null;
}

/** Takes assignments from the queue of changes that affect line items; each is taken once. */
export async function deleteChangedAssignments(most: number): Promise<AssignmentId[]> {
  const { rows } = await sql<{ id: AssignmentId }>`
    DELETE FROM lti_changed_assignments
    WHERE id IN (SELECT id FROM lti_changed_assignments ORDER BY id LIMIT ${most} FOR UPDATE SKIP LOCKED)
    RETURNING assignment_id AS id`.execute(db());
  return [...new Set(rows.map(({ id }) => id))];
}

/**
 * The steps of these assignments that links lead to, in courses whose platform accepts line items from us or has created one itself. If two links
 * lead to one assignment, the older one counts.
 */
export async function listLinkedSteps(ids: readonly AssignmentId[], scope: string): Promise<LinkedStep[]> {
  const { rows } = await sql<LinkedStep>`
    SELECT DISTINCT ON (context.id, drafts.id) context.id AS "contextId", link.resource_link_id AS "resourceLinkId",
      CASE WHEN drafts.type = 'FINAL' AND NOT ${scope} = ANY(context.grade_scopes) THEN link.line_item_url END AS "linkUrl",
      assignments.id AS "assignmentId", drafts.id AS "draftId", assignments.title AS "assignmentTitle", drafts.title AS "draftTitle",
      drafts.type = 'FINAL' AS "isFinal", assignments.point_value AS points, assignments.start_at AS "startsAt",
      drafts.deadline AS "endsAt"
    FROM lti_resource_links AS link
    JOIN lti_contexts AS context ON context.id = link.context_id
    JOIN lti_deployments ON lti_deployments.id = context.deployment_id
    JOIN lti_platforms ON lti_platforms.id = lti_deployments.platform_id AND lti_platforms.status = 'approved'
    JOIN assignments ON assignments.id = link.assignment_id AND assignments.class_id = context.class_id
    JOIN drafts ON drafts.assignment_id = assignments.id
    WHERE link.assignment_id = ANY(${[...ids]}::bigint[])
      AND (context.line_items_url IS NOT NULL AND ${scope} = ANY(context.grade_scopes)
        OR link.line_item_url IS NOT NULL AND drafts.type = 'FINAL')
    ORDER BY context.id, drafts.id, link.id`.execute(db());
  return rows;
}

/** Inserts and updates wanted line items; returns the assignments that got an additional one. */
export async function upsertLineItems(
  wanted: readonly (LinkedStep & { described: WantedLineItem })[],
  now: Date,
): Promise<AssignmentId[]> {
  const records = wanted.map(({ described, ...step }) => ({
    context_id: step.contextId,
    assignment_id: step.assignmentId,
    draft_id: step.draftId,
    resource_link_id: step.resourceLinkId,
    label: described.label,
    score_maximum: described.scoreMaximum,
    starts_at: described.startsAt.toISOString(),
    ends_at: described.endsAt.toISOString(),
    url: step.linkUrl,
  }));
  const { rows } = await sql<{ assignment_id: AssignmentId; is_new: boolean }>`
    INSERT INTO lti_line_items AS item (context_id, assignment_id, draft_id, resource_link_id, label, score_maximum, starts_at, ends_at, url,
      version, answered_version, next_try_at)
    SELECT context_id, assignment_id, draft_id, resource_link_id, label, score_maximum, starts_at, ends_at, url, 1,
      CASE WHEN url IS NULL THEN 0 ELSE 1 END, ${now}
    FROM json_to_recordset(${JSON.stringify(records)}::json) AS wanted (context_id bigint, assignment_id bigint, draft_id bigint,
      resource_link_id text, label text, score_maximum numeric, starts_at timestamptz, ends_at timestamptz, url text)
    ON CONFLICT (context_id, draft_id) DO UPDATE SET label = excluded.label, score_maximum = excluded.score_maximum,
      starts_at = excluded.starts_at, ends_at = excluded.ends_at, resource_link_id = excluded.resource_link_id,
      version = item.version + 1, answered_version = item.answered_version + CASE WHEN excluded.url IS NULL THEN 0 ELSE 1 END,
      tries = 0, next_try_at = ${now}
    WHERE (item.label, item.score_maximum, item.starts_at, item.ends_at)
      IS DISTINCT FROM (excluded.label, excluded.score_maximum, excluded.starts_at, excluded.ends_at)
    RETURNING item.assignment_id, item.version = 1 AS is_new`.execute(db());
  return [...new Set(rows.filter((row) => row.is_new).map((row): AssignmentId => row.assignment_id))];
}

export interface ClaimedLineItem {
  id: number;
  context_id: ContextId;
  assignment_id: AssignmentId;
  draft_id: DraftId;
  resource_link_id: string;
  label: string;
  score_maximum: number;
  starts_at: Date;
  ends_at: Date;
  url: string | null;
  version: number;
  claimed_at: Date;
  platform_id: PlatformId;
  line_items_url: string;
  grade_scopes: string[];
  failures: number;
}

/** Claims a due line item of a platform that is not paused, for one worker until it is settled or the claim is too old. */
export async function claimLineItem(oldest: Date, now: Date): Promise<ClaimedLineItem | undefined> {
  const { rows } = await sql<ClaimedLineItem>`
    WITH due AS (
      SELECT item.id, context.line_items_url, context.grade_scopes, platform.id AS platform_id, platform.grades_failures AS failures
      FROM lti_line_items AS item
      JOIN lti_contexts AS context ON context.id = item.context_id
      JOIN lti_deployments ON lti_deployments.id = context.deployment_id
      JOIN lti_platforms AS platform ON platform.id = lti_deployments.platform_id
      WHERE item.version > item.answered_version AND item.next_try_at <= ${now}
        AND (item.claimed_at IS NULL OR item.claimed_at < ${oldest})
        AND platform.status = 'approved' AND (platform.grades_paused_until IS NULL OR platform.grades_paused_until <= ${now})
        AND context.line_items_url IS NOT NULL AND context.class_id IS NOT NULL
      ORDER BY item.next_try_at, item.id LIMIT 1 FOR UPDATE OF item SKIP LOCKED)
    UPDATE lti_line_items AS claimed SET claimed_at = ${now}, tries = tries + 1
    FROM due WHERE claimed.id = due.id
    RETURNING claimed.id, context_id, assignment_id, draft_id, resource_link_id, label, score_maximum, starts_at, ends_at, url, version,
      claimed_at, due.platform_id, due.line_items_url, due.grade_scopes, due.failures`.execute(db());
  return rows[0];
}

/** Records the answer for the version that was claimed; a change made meanwhile is still to be sent. */
export async function settleLineItem(
  { id, claimed_at: claimedAt, version }: Pick<ClaimedLineItem, 'id' | 'claimed_at' | 'version'>,
  { url, problem }: { url: string | null; problem: string | null },
): Promise<void> {
  await db()
    .updateTable('lti_line_items')
    .set({ url, answered_version: version, is_refused: problem !== null, problem })
    .set({ tries: 0, claimed_at: null })
    .where('id', '=', id)
    .where('claimed_at', '=', claimedAt)
    .execute();
}

export async function postponeLineItem(
  { id, claimed_at: claimedAt }: Pick<ClaimedLineItem, 'id' | 'claimed_at'>,
  { problem, until }: { problem: string; until: Date },
): Promise<void> {
  await db()
    .updateTable('lti_line_items')
    .set({ problem, next_try_at: until, claimed_at: null })
    .where('id', '=', id)
    .where('claimed_at', '=', claimedAt)
    .execute();
}

/** Nothing is sent to the platform until then. */
export async function pausePlatform(id: PlatformId, until: Date): Promise<void> {
  await db()
    .updateTable('lti_platforms')
    .set({ grades_failures: sql`grades_failures + 1`, grades_paused_until: until })
    .where('id', '=', id)
    .execute();
}

export async function resumePlatform(id: PlatformId): Promise<void> {
  await db()
    .updateTable('lti_platforms')
    .set({ grades_failures: 0, grades_paused_until: null })
    .where('id', '=', id)
    .where('grades_failures', '>', 0)
    .execute();
}
