import type { ClassId, EnrollmentClass } from '@redraft/contracts';
import { enrollmentClassSchema } from '@redraft/contracts';
import { z } from 'zod';
import { callApi } from '../../lib/api.ts';

export function searchClass(enrollkey: string): Promise<EnrollmentClass> {
  return callApi('POST', '/api/classes/ClassSearch', { query: { enrollkey }, answer: enrollmentClassSchema });
}

export function enroll(id: ClassId): Promise<EnrollmentClass> {
  return callApi('POST', '/api/classes/classenroll', {
    creates: true,
    query: { id },
    answer: enrollmentClassSchema,
  });
}

export function loadInvitations(signal: AbortSignal): Promise<EnrollmentClass[]> {
  return callApi('POST', '/api/classes/invitations', { answer: z.array(enrollmentClassSchema), signal });
}

export function loadOwnClasses(signal: AbortSignal): Promise<EnrollmentClass[]> {
  return callApi('POST', '/api/classes/myclasses', { answer: z.array(enrollmentClassSchema), signal });
}
