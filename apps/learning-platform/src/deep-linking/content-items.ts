import { z } from 'zod';
import type { LaunchMessage } from '../launch/messages.ts';
import { lineItemSchema } from '../services/line-items.ts';
import { type Course, createId, type LineItem, type ResourceLink } from '../state.ts';

const timeSchema = z.iso.datetime({ offset: true });
const periodSchema = z.object({ startDateTime: timeSchema.optional(), endDateTime: timeSchema.optional() });
const imageSchema = z.object({ url: z.url(), width: z.number().optional(), height: z.number().optional() });

/** A link to the tool, as Deep Linking 2.0 describes it. */
const itemSchema = z.object({
  type: z.literal('ltiResourceLink'),
  url: z.url().optional(),
  title: z.string().optional(),
  text: z.string().optional(),
  icon: imageSchema.optional(),
  thumbnail: imageSchema.optional(),
  custom: z.record(z.string(), z.string()).default({}),
  lineItem: lineItemSchema.partial({ label: true }).optional(),
  available: periodSchema.default({}),
  submission: periodSchema.default({}),
  iframe: z.looseObject({}).optional(),
  window: z.looseObject({}).optional(),
});
export type ContentItem = z.infer<typeof itemSchema>;

export const contentItemsSchema = z.array(itemSchema);

/** Adds a link for each item, and the column of the gradebook that comes with it. */
export function addContentItems(course: Course, launch: LaunchMessage, items: ContentItem[]): ResourceLink[] {
  const { clientId, deploymentId } = launch;
  return items.map((item) => {
    const { url = null, title = 'Untitled', text = '', custom, available, submission } = item;
    const link = { id: createId(), clientId, deploymentId, title, text, url, custom, available, submission };
    course.links.push(link);
    if (item.lineItem) course.lineItems.push(toLineItem(link, item.lineItem));
    return link;
  });
}

function toLineItem(link: ResourceLink, described: NonNullable<ContentItem['lineItem']>): LineItem {
  return {
    ...link.submission,
    ...described,
    id: createId(),
    clientId: link.clientId,
    label: described.label ?? link.title,
    resourceLinkId: link.id,
    scores: [],
  };
}
