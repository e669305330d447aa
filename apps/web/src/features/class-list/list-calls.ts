import type { ClassId, RegisterClassBody } from '@redraft/contracts';
import { classIdSchema } from '@redraft/contracts';
import { z } from 'zod';
import { callApi } from '../../lib/api.ts';

export async function registerClass(body: RegisterClassBody): Promise<ClassId> {
  const answer = z.object({ id: classIdSchema });
  const { id } = await callApi('POST', '/api/classes/registerclass', { creates: true, body, answer });
  return id;
}

export function deleteClass(id: ClassId): Promise<void> {
  return callApi('DELETE', '/api/classes/class', { query: { id } });
}
