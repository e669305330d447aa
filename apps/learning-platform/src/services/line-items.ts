import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { PlatformContext } from '../platform-context.ts';
import { type Course, createId, type LineItem } from '../state.ts';
import { mediaTypes, scopes } from '../vocabulary.ts';
import { serviceAddresses } from './addresses.ts';
import { registerServiceRoute, type ServiceCall, sendPageOf } from './service-call.ts';

const timeSchema = z.iso.datetime({ offset: true });

export const submissionReviewSchema = z.object({
  reviewableStatus: z.array(z.string()).optional(),
  label: z.string().optional(),
  url: z.url().optional(),
  custom: z.record(z.string(), z.string()).optional(),
});

export const lineItemSchema = z.object({
  label: z.string().min(1),
  scoreMaximum: z.number().positive(),
  resourceId: z.string().optional(),
  tag: z.string().optional(),
  resourceLinkId: z.string().optional(),
  startDateTime: timeSchema.optional(),
  endDateTime: timeSchema.optional(),
  gradesReleased: z.boolean().optional(),
  submissionReview: submissionReviewSchema.optional(),
});

/** Line items of Assignment and Grade Services 2.0. A tool sees those that are its own. */
export function registerLineItems(app: FastifyInstance, platform: PlatformContext): void {
  const write = { anyOf: [scopes.lineItem] };
  const read = { anyOf: [scopes.lineItem, scopes.lineItemReadOnly] };
  const one = { path: 'line-items/:lineItemId', produces: mediaTypes.lineItem };
  const consumes = mediaTypes.lineItem;
  const all = { path: 'line-items' };
  registerServiceRoute(app, platform, {
    ...read,
    ...all,
    method: 'GET',
    produces: mediaTypes.lineItems,
    handle: (call) => listLineItems(platform, call),
  });
  registerServiceRoute(app, platform, {
    ...write,
    ...all,
    method: 'POST',
    consumes,
    produces: mediaTypes.lineItem,
    handle: (call) => createLineItem(platform, call),
  });
  registerServiceRoute(app, platform, {
    ...read,
    ...one,
    method: 'GET',
    handle: (call) => withLineItem(call, (item) => describeLineItem(platform, call.course, item)),
  });
  registerServiceRoute(app, platform, {
    ...write,
    ...one,
    method: 'PUT',
    consumes,
    handle: (call) => withLineItem(call, (item) => updateLineItem(platform, call, item)),
  });
  registerServiceRoute(app, platform, {
    ...write,
    path: one.path,
    method: 'DELETE',
    handle: (call) => withLineItem(call, (item) => deleteLineItem(platform, call, item)),
  });
}

/** What a tool is told of a line item: everything but the scores. */
export function describeLineItem(
  platform: PlatformContext,
  course: Course,
  { scores: _scores, clientId: _clientId, id, ...described }: LineItem,
): Record<string, unknown> {
  return { id: serviceAddresses(platform, course.id).lineItem(id), ...described };
}

export function withLineItem(call: ServiceCall, handle: (item: LineItem) => unknown): unknown {
  const { course, clientId, parameters, reply } = call;
  const item = course.lineItems.find(({ id }) => id === parameters.lineItemId);
  if (item?.clientId !== clientId) return reply.code(404).send({ error: 'There is no such line item.' });
  return handle(item);
}

function listLineItems(platform: PlatformContext, call: ServiceCall): unknown {
  const { course, clientId, query } = call;
  const isAsked = (value: string | undefined, asked: string | undefined) =>
    asked === undefined || value === asked;
  const found = course.lineItems.filter(
    (item) =>
      item.clientId === clientId &&
      isAsked(item.resourceLinkId, query.resource_link_id) &&
      isAsked(item.resourceId, query.resource_id) &&
      isAsked(item.tag, query.tag),
  );
  const page = sendPageOf(call, found, { pageSize: platform.pageSize });
  return page.map((item) => describeLineItem(platform, course, item));
}

function createLineItem(platform: PlatformContext, call: ServiceCall): unknown {
  const { course, clientId, body, reply } = call;
  const parsed = lineItemSchema.safeParse(body);
  if (!parsed.success) return reply.code(400).send({ error: z.prettifyError(parsed.error) });
  const { resourceLinkId } = parsed.data;
  const link = course.links.find(({ id }) => id === resourceLinkId);
  if (resourceLinkId !== undefined && link?.clientId !== clientId)
    return reply.code(404).send({ error: 'There is no such resource link.' });
  const item: LineItem = { id: createId(), clientId, ...parsed.data, scores: [] };
  course.lineItems.push(item);
  reply.code(201);
  return noteLineItem(platform, course, { action: 'created', item });
}

/** All of it is replaced; the link that it belongs to stays. */
function updateLineItem(
  platform: PlatformContext,
  { course, body, reply }: ServiceCall,
  item: LineItem,
): unknown {
  const parsed = lineItemSchema.safeParse(body);
  if (!parsed.success) return reply.code(400).send({ error: z.prettifyError(parsed.error) });
  const { id, clientId, resourceLinkId, scores } = item;
  const updated: LineItem = { ...parsed.data, id, clientId, resourceLinkId, scores };
  course.lineItems.splice(course.lineItems.indexOf(item), 1, updated);
  return noteLineItem(platform, course, { action: 'updated', item: updated });
}

function deleteLineItem(platform: PlatformContext, { course, reply }: ServiceCall, item: LineItem): unknown {
  course.lineItems.splice(course.lineItems.indexOf(item), 1);
  noteLineItem(platform, course, { action: 'deleted', item });
  return reply.code(204).send();
}

function noteLineItem(
  platform: PlatformContext,
  course: Course,
  { action, item }: { action: 'created' | 'updated' | 'deleted'; item: LineItem },
): Record<string, unknown> {
  const lineItem = describeLineItem(platform, course, item);
  platform.received.lineItems.push({ action, courseId: course.id, lineItemId: item.id, lineItem });
  return lineItem;
}
