import type { ClassId, RegisterClassBody } from '@redraft/contracts';
import * as classListCalls from '@redraft/contracts/calls/class-list';
import * as classPageCalls from '@redraft/contracts/calls/class-page';
import { callApi, sendCall } from '../../lib/api.ts';

export async function registerClass(body: RegisterClassBody): Promise<ClassId> {
  const { id } = await callApi(classListCalls.registerClass, { body });
  return id;
}

export function deleteClass(id: ClassId): Promise<void> {
  return sendCall(classPageCalls.removeClass, { query: { id } });
}
