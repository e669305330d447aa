import type { ConnectedInstitution, InstitutionWay } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/sign-on';
import { callApi } from '../../lib/api.ts';

export function loadInstitutions(signal: AbortSignal): Promise<ConnectedInstitution[]> {
  return callApi(calls.listInstitutions, { signal });
}

export async function disconnectInstitution(way: InstitutionWay): Promise<void> {
  await callApi(calls.disconnectInstitution, { body: { way } });
}

/** Returns the URL of the identity provider. */
export async function connectInstitution(way: InstitutionWay): Promise<string> {
  return (await callApi(calls.connectInstitution, { body: { way } })).address;
}
