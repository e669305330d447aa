import { success } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/learning-events';
import {
  addEventEndpoint,
  changeEventEndpoint,
  readEventDeliveries,
  readEventEndpoints,
  removeEventEndpoint,
  renewEventSecret,
  resendEvent,
  sendTestEvent,
} from '../../domain/learning-events/index.ts';
import { defineRoute } from '../../platform/route.ts';

const permission = 'system.operate';

export const learningEventRoutes = [
  defineRoute(calls.listEventEndpoints, {
    permission,
    handler: async () => ({ endpoints: await readEventEndpoints() }),
  }),
  defineRoute(calls.addEventEndpoint, {
    permission,
    handler: ({ actor, body, now }) => addEventEndpoint(actor, body, now),
  }),
  defineRoute(calls.changeEventEndpoint, {
    permission,
    handler: async ({ actor, body, now }) => {
      await changeEventEndpoint(actor, body, now);
      return success;
    },
  }),
  defineRoute(calls.removeEventEndpoint, {
    permission,
    handler: async ({ actor, query, now }) => {
      await removeEventEndpoint(actor, query.id, now);
      return success;
    },
  }),
  defineRoute(calls.renewEventSecret, {
    permission,
    handler: async ({ actor, query, now }) => ({ secret: await renewEventSecret(actor, query.id, now) }),
  }),
  defineRoute(calls.sendTestEvent, {
    permission,
    // Each sends a request to an external server, and waits for it.
    limitPerMinute: 10,
    handler: ({ query, now }) => sendTestEvent(query.id, now),
  }),
  defineRoute(calls.listEventDeliveries, {
    permission,
    handler: ({ query }) => readEventDeliveries(query),
  }),
  defineRoute(calls.resendEvent, {
    permission,
    handler: async ({ actor, query, now }) => {
      await resendEvent(actor, query.id, now);
      return success;
    },
  }),
];
