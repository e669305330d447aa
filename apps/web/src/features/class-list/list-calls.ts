import type { ClassId, RegisterClassBody } from '@redraft/contracts';
import { classId } from '@redraft/contracts';
import { z } from 'zod';
import { callApi } from '../../lib/api.ts';

export async function registerClass(body: RegisterClassBody): Promise<ClassId> {
  const answer = z.object({ id: classId });
  const { id } = await callApi('POST', '/api/classes/registerclass', { creates: true, body, answer });
  return id;
}

export function deleteClass(id: ClassId): Promise<void> {
  return callApi('DELETE', '/api/classes/class', { query: { id } });
}
