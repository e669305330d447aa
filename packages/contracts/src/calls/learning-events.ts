import { defineCall } from '../call.ts';
import {
  changeEventEndpointSchema,
  eventDeliveriesQuerySchema,
  eventDeliveriesSchema,
  eventDeliveryQuerySchema,
  eventEndpointQuerySchema,
  eventEndpointsSchema,
  eventSecretSchema,
  eventTestSchema,
  madeEventEndpointSchema,
  newEventEndpointSchema,
} from '../learning-events.ts';
import { doneSchema } from '../wire.ts';

export const listEventEndpoints = defineCall({
  method: 'GET',
  path: '/api/admin/events',
  summary: 'The endpoints to which learning events are sent, with the state of their deliveries',
  answer: eventEndpointsSchema,
});

/** Not `creates`: a stored answer would contain the secret. */
export const addEventEndpoint = defineCall({
  method: 'POST',
  path: '/api/admin/events',
  summary: 'Add an endpoint for learning events; answers the secret that they are signed with',
  body: newEventEndpointSchema,
  answer: madeEventEndpointSchema,
  errors: ['events.address_refused', 'events.too_many'],
});

export const changeEventEndpoint = defineCall({
  method: 'PUT',
  path: '/api/admin/events',
  summary: 'Change an endpoint for learning events, or turn it off',
  body: changeEventEndpointSchema,
  answer: doneSchema,
  errors: ['not_found', 'events.address_refused'],
});

export const removeEventEndpoint = defineCall({
  method: 'DELETE',
  path: '/api/admin/events',
  summary: 'Remove an endpoint with what waits for it',
  query: eventEndpointQuerySchema,
  answer: doneSchema,
  errors: ['not_found'],
});

export const renewEventSecret = defineCall({
  method: 'POST',
  path: '/api/admin/events/secret',
  summary: 'Give an endpoint a new secret; the one before ends at once',
  query: eventEndpointQuerySchema,
  answer: eventSecretSchema,
  errors: ['not_found'],
});

export const sendTestEvent = defineCall({
  method: 'POST',
  path: '/api/admin/events/test',
  summary: 'Send a test event to an endpoint, and say what it answered',
  query: eventEndpointQuerySchema,
  answer: eventTestSchema,
  errors: ['not_found'],
});

export const listEventDeliveries = defineCall({
  method: 'GET',
  path: '/api/admin/events/deliveries',
  summary: 'What was sent to an endpoint, waits or was given up, the newest first',
  query: eventDeliveriesQuerySchema,
  answer: eventDeliveriesSchema,
});

export const resendEvent = defineCall({
  method: 'POST',
  path: '/api/admin/events/resend',
  summary: 'Send an event again that was given up',
  query: eventDeliveryQuerySchema,
  answer: doneSchema,
  errors: ['not_found'],
});
