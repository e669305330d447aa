import type {
  ChangeEventEndpoint,
  DeliveryState,
  EventDelivery,
  EventEndpoint,
  NewEventEndpoint,
} from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/learning-events';
import { callApi, sendCall } from '../../../lib/api.ts';

type EndpointId = EventEndpoint['id'];

export function loadEndpoints(signal: AbortSignal) {
  return callApi(calls.listEventEndpoints, { signal });
}

export function addEndpoint(body: NewEventEndpoint) {
  return callApi(calls.addEventEndpoint, { body });
}

export function changeEndpoint(body: ChangeEventEndpoint): Promise<void> {
  return sendCall(calls.changeEventEndpoint, { body });
}

export function removeEndpoint(id: EndpointId): Promise<void> {
  return sendCall(calls.removeEventEndpoint, { query: { id } });
}

export function renewSecret(id: EndpointId) {
  return callApi(calls.renewEventSecret, { query: { id } });
}

export function sendTest(id: EndpointId) {
  return callApi(calls.sendTestEvent, { query: { id } });
}

export function loadDeliveries(
  query: { id: EndpointId; state?: DeliveryState | undefined; before?: EventDelivery['id'] | undefined },
  signal: AbortSignal,
) {
  return callApi(calls.listEventDeliveries, { query, signal });
}

export function resendEvent(id: EventDelivery['id']): Promise<void> {
  return sendCall(calls.resendEvent, { query: { id } });
}
