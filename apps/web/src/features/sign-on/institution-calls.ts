import {
  type ConnectedInstitution,
  connectedInstitutionsSchema,
  connectInstitutionAnswerSchema,
  doneSchema,
  type InstitutionWay,
} from '@redraft/contracts';
import { callApi } from '../../lib/api.ts';

export function loadInstitutions(signal: AbortSignal): Promise<ConnectedInstitution[]> {
  return callApi('GET', '/api/auth/institutions', { answer: connectedInstitutionsSchema, signal });
}

export async function disconnectInstitution(way: InstitutionWay): Promise<void> {
  await callApi('POST', '/api/auth/institutions/disconnect', { body: { way }, answer: doneSchema });
}

/** Gives the address at which one says there who one is. */
export async function connectInstitution(way: InstitutionWay): Promise<string> {
  const answer = connectInstitutionAnswerSchema;
  return (await callApi('POST', '/api/auth/institutions/connect', { body: { way }, answer })).address;
}
