import type { ClassId, EnrollmentClass } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/enrolling';
import { callApi } from '../../lib/api.ts';

export function searchClass(enrollkey: string): Promise<EnrollmentClass> {
  return callApi(calls.searchClass, { query: { enrollkey } });
}

export function enroll(id: ClassId): Promise<EnrollmentClass> {
  return callApi(calls.enroll, { query: { id } });
}

export function loadInvitations(signal: AbortSignal): Promise<EnrollmentClass[]> {
  return callApi(calls.listInvitingClasses, { signal });
}

export function loadOwnClasses(signal: AbortSignal): Promise<EnrollmentClass[]> {
  return callApi(calls.listOwnClasses, { signal });
}
