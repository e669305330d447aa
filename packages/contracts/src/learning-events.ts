import { z } from 'zod';
import { eventDeliveryIdSchema, eventEndpointIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import { bareText } from './texts.ts';
import { instantSchema } from './wire.ts';

/** Events that are sent to endpoints; a CHECK of the table lists the same values. */
export const learningEventKinds = [
  'assignment_started',
  'submitted',
  'graded',
  'feedback_given',
  'feedback_read',
] as const;
export const learningEventKindSchema = z.enum(learningEventKinds);
export type LearningEventKind = z.infer<typeof learningEventKindSchema>;

/** How people are identified: by a pseudonym per endpoint, or by account ID. */
export const eventActorsSchema = z.enum(['pseudonym', 'account']);
export type EventActors = z.infer<typeof eventActorsSchema>;

export const deliveryStateSchema = z.enum(['waiting', 'sending', 'sent', 'failed']);
export type DeliveryState = z.infer<typeof deliveryStateSchema>;

const urlSchema = bareText().trim().max(limits.eventEndpointUrl).pipe(z.url());
export const newEventEndpointSchema = z.object({ url: urlSchema, actors: eventActorsSchema });
export type NewEventEndpoint = z.infer<typeof newEventEndpointSchema>;

export const changeEventEndpointSchema = z.object({
  id: eventEndpointIdSchema,
  ...newEventEndpointSchema.shape,
  /** While it is off, no events are stored for it. */
  isOn: z.boolean(),
});
export type ChangeEventEndpoint = z.infer<typeof changeEventEndpointSchema>;

export const eventEndpointSchema = z.object({
  ...changeEventEndpointSchema.shape,
  url: z.string(),
  lastSentAt: instantSchema.nullable(),
  waiting: z.number().int(),
  failed: z.number().int(),
  /** Why the last attempt failed; null after a success. */
  problem: z.string().nullable(),
  /** When deliveries resume, while it does not respond. */
  pausedUntil: instantSchema.nullable(),
});
export type EventEndpoint = z.infer<typeof eventEndpointSchema>;

export const eventEndpointsSchema = z.object({ endpoints: z.array(eventEndpointSchema) });
export const eventEndpointQuerySchema = z.object({ id: eventEndpointIdSchema });
export const eventSecretSchema = z.object({ secret: z.string() });
export const madeEventEndpointSchema = z.object({ id: eventEndpointIdSchema, secret: z.string() });

/** The result of a test event, which is sent synchronously. */
export const eventTestSchema = z.object({ isDelivered: z.boolean(), problem: z.string().nullable() });
export type EventTest = z.infer<typeof eventTestSchema>;

export const eventDeliveriesQuerySchema = z.object({
  id: eventEndpointIdSchema,
  state: deliveryStateSchema.optional(),
  /** Deliveries older than this one. */
  before: eventDeliveryIdSchema.optional(),
});
export type EventDeliveriesQuery = z.infer<typeof eventDeliveriesQuerySchema>;

export const eventDeliverySchema = z.object({
  id: eventDeliveryIdSchema,
  kind: learningEventKindSchema,
  occurredAt: instantSchema,
  state: deliveryStateSchema,
  tries: z.number().int(),
  sentAt: instantSchema.nullable(),
  nextTryAt: instantSchema.nullable(),
  problem: z.string().nullable(),
});
export type EventDelivery = z.infer<typeof eventDeliverySchema>;

export const eventDeliveriesSchema = z.object({
  deliveries: z.array(eventDeliverySchema),
  next: eventDeliveryIdSchema.nullable(),
});

export const eventDeliveryQuerySchema = z.object({ id: eventDeliveryIdSchema });
