import { randomUUID } from 'node:crypto';
import type {
  AnswerDeepLinkingBody,
  AssignmentId,
  ClassId,
  ContextId,
  DeepLinking,
  UserId,
} from '@redraft/contracts';
import { type Actor, canManageClass } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { createToken, hashToken } from '../../platform/tokens.ts';
import { type AssignmentRow, type DraftRow, listAssignments, listDrafts } from '../assignments/index.ts';
import { selectClass } from '../classes/index.ts';
import { loadStaffMembership } from '../members/index.ts';
import { claims } from './claim-names.ts';
import {
  deleteExpiredDeepLinkingRequests,
  insertDeepLinkingRequest,
  selectOptionalDeepLinkingRequest,
  updateContentItems,
  updateDeepLinkingUsed,
} from './deep-linking-queries.ts';
import { buildContentItems, isReturnAllowed, type LinkableAssignment } from './deep-linking-rules.ts';
import type { Launch } from './launch-rules.ts';
import { listLinkedAssignments } from './link-queries.ts';
import type { CourseRole } from './role-rules.ts';
import { signToolToken } from './tool-keys.ts';

/** An instructor may prepare an assignment in the dialog for a whole afternoon. */
const dialogMs = 8 * 60 * 60 * 1000;
const responseSeconds = 300;

/** Stores the platform's request, in the transaction of the launch; returns the path of the dialog's page. */
export async function openDeepLinking(
  request: {
    asked: NonNullable<Launch['deepLinking']>;
    issuer: string;
    contextId: ContextId;
    userId: UserId;
    role: CourseRole;
    origins: readonly string[];
  },
  now: Date,
): Promise<string> {
  const { asked, issuer, contextId, userId, role, origins } = request;
  if (role !== 'instructor') throw new AppError('lti.instructor_needed');
  if (!asked.acceptsLinks) throw new AppError('lti.links_unaccepted');
  if (!isReturnAllowed(asked.returnUrl, { origins, issuer })) throw new AppError('lti.return_foreign');
  const id = randomUUID();
  await deleteExpiredDeepLinkingRequests(now);
  await insertDeepLinkingRequest({
    id,
    contextId,
    userId,
    returnUrl: asked.returnUrl,
    data: asked.data,
    acceptsMultiple: asked.acceptsMultiple,
    acceptsLineItem: asked.acceptsLineItem,
    origins,
    expiresAt: new Date(now.getTime() + dialogMs),
  });
  return `/lti/deeplink/${id}`;
}

/** What the dialog shows: the assignments of the class with which the course is connected. */
export async function readDeepLinking(actor: Actor, id: string, now: Date): Promise<DeepLinking> {
  const request = await loadRequest(actor, id, now);
  const shared = { contextId: request.context_id, acceptsMultiple: request.accepts_multiple };
  if (request.class_id === null) return { ...shared, class: null, assignments: [], can: { create: false } };
  const course = await selectClass(request.class_id);
  const assignments = await listLinkable(actor, course.id);
  const linked = new Set(await listLinkedAssignments(request.context_id));
  return {
    ...shared,
    class: {
      id: course.id,
      name: course.name,
      startDate: course.start_day,
      endDate: course.end_day,
      classTimeZone: course.time_zone,
    },
    assignments: assignments.map((one) => ({ ...presentLinkable(one), isLinked: linked.has(one.id) })),
    can: {
      create: canManageClass(actor, { ownerId: course.owner_id }) && course.archived_at === null,
    },
  };
}

/** Stores the chosen activities and returns a code; the page that is opened with it sends them to the platform. No activity means that the dialog was cancelled. */
export async function answerDeepLinking(
  actor: Actor,
  { body, url }: { body: AnswerDeepLinkingBody; url: string },
  now: Date,
): Promise<{ code: string }> {
  return inTransaction(async () => {
    const request = await loadRequest(actor, body.id, now);
    if (body.assignmentIds.length > 1 && !request.accepts_multiple) throw new AppError('lti.one_activity');
    const picked = await loadPicked(actor, request.class_id, body.assignmentIds);
    const items = buildContentItems(picked, {
      url,
      acceptsLineItem: request.accepts_line_item,
      isByDraft: body.isByDraft && request.accepts_multiple,
    });
    const code = createToken();
    if (!(await updateContentItems(request.id, { items, codeHash: hashToken(code) })))
      throw new AppError('lti.dialog_over');
    await audit({
      at: now,
      actorId: actor.userId,
      action: 'platform.deep_link',
      subject: 'platform',
      subjectId: request.platform_id,
      details: { contextId: request.context_id, assignmentIds: body.assignmentIds },
    });
    return { code };
  });
}

/** The signed answer, for the page that sends it to the platform; each code works once. */
export async function takeDeepLinkingResponse(
  code: string,
  now: Date,
): Promise<{ returnUrl: string; token: string; origins: string[] }> {
  const used = await updateDeepLinkingUsed(hashToken(code), now);
  if (!used) throw new AppError('lti.dialog_over');
  const token = await signToolToken(
    {
      iss: used.client_id,
      aud: used.issuer,
      nonce: randomUUID(),
      [claims.messageType]: 'LtiDeepLinkingResponse',
      [claims.version]: '1.3.0',
      [claims.deploymentId]: used.deployment_id,
      [claims.contentItems]: used.content_items,
      ...(used.data === null ? {} : { [claims.deepLinkingData]: used.data }),
    },
    { lifetimeSeconds: responseSeconds },
    now,
  );
  return { returnUrl: used.return_url, token, origins: used.origins };
}

async function loadRequest(actor: Actor, id: string, now: Date) {
  const request = await selectOptionalDeepLinkingRequest(id, actor.userId);
  if (!request) throw new AppError('not_found');
  if (request.used_at !== null || request.expires_at <= now) throw new AppError('lti.dialog_over');
  return request;
}

/** The chosen assignments in the order of the choice; those of other classes are not found. */
async function loadPicked(
  actor: Actor,
  classId: ClassId | null,
  ids: readonly AssignmentId[],
): Promise<LinkableAssignment[]> {
  if (ids.length === 0) return [];
  if (classId === null) throw new AppError('not_found');
  const linkable = new Map((await listLinkable(actor, classId)).map((one) => [one.id, one]));
  return [...new Set(ids)].map((id) => {
    const found = linkable.get(id);
    if (!found) throw new AppError('not_found');
    return found;
  });
}

/** Assignments of the class that a link can lead to, newest first. */
export async function listLinkable(actor: Actor, classId: ClassId): Promise<LinkableAssignment[]> {
  await loadStaffMembership(actor, classId);
  const rows = await listAssignments(classId);
  const drafts = Map.groupBy(await listDrafts(rows.map(({ id }) => id)), (draft) => draft.assignment_id);
  return rows.map((row) => toLinkable(row, drafts.get(row.id) ?? [])).reverse();
}

function toLinkable(row: AssignmentRow, drafts: readonly DraftRow[]): LinkableAssignment {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    points: row.point_value,
    startsAt: row.start_at,
    endsAt: row.end_at,
    drafts: drafts.map(({ id, title, deadline, type }) => ({
      id,
      title,
      deadline,
      isFinal: type === 'FINAL',
    })),
  };
}

function presentLinkable({ id, title, points, endsAt, drafts }: LinkableAssignment) {
  return {
    id,
    title,
    points,
    deadline: endsAt.toISOString(),
    drafts: drafts.map((draft) => ({
      id: draft.id,
      title: draft.title,
      type: draft.isFinal ? ('FINAL' as const) : ('DRAFT' as const),
    })),
  };
}
