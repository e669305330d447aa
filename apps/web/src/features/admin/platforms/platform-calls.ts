import type {
  Platform,
  PlatformFields,
  PlatformId,
  PlatformInvitation,
  PlatformRefusal,
  ToolAddresses,
} from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/lti-platforms';
import { callApi, performRequest } from '../../../lib/api.ts';

export function loadPlatforms(signal: AbortSignal): Promise<Platform[]> {
  return callApi(calls.listPlatforms, { signal });
}

export function loadToolAddresses(signal: AbortSignal): Promise<ToolAddresses> {
  return callApi(calls.readToolAddresses, { signal });
}

export function loadRefusals(reference: string, signal: AbortSignal): Promise<PlatformRefusal[]> {
  return callApi(calls.listPlatformRefusals, { query: { reference }, signal });
}

export function invitePlatform(institution: string): Promise<PlatformInvitation> {
  return callApi(calls.invitePlatform, { body: { institution } });
}

export function addPlatform(body: PlatformFields): Promise<Platform> {
  return callApi(calls.addPlatform, { body });
}

const pathOf = (id: PlatformId) => `/api/admin/lti/platforms/${id}` as const;

export async function changePlatform(id: PlatformId, fields: PlatformFields): Promise<void> {
  const { issuer: _issuer, clientId: _clientId, ...body } = fields;
  await performRequest({ method: 'PATCH', path: pathOf(id) }, { body });
}

export async function approvePlatform(id: PlatformId): Promise<void> {
  await performRequest({ method: 'POST', path: `${pathOf(id)}/approve` }, {});
}

export async function removePlatform(id: PlatformId): Promise<void> {
  await performRequest({ method: 'DELETE', path: pathOf(id) }, {});
}
