import type { AssignmentId, ClassListItem, CopyAssignmentBody, CopyClassBody } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/copying';
import { loadClassPage } from '../../domain/classes/index.ts';
import { callApi } from '../../lib/api.ts';

export function copyClass(body: CopyClassBody) {
  return callApi(calls.copyClass, { body });
}

export async function copyAssignment(body: CopyAssignmentBody): Promise<AssignmentId> {
  return (await callApi(calls.copyAssignment, { body })).id;
}

/** All active classes of the user, over all pages. */
export async function loadOwnClasses(signal: AbortSignal): Promise<ClassListItem[]> {
  const allClasses: ClassListItem[] = [];
  for (let index = 0; ; index += 1) {
    const page = await loadClassPage({ index, archived: false }, signal);
    if (page.length === 0) return allClasses;
    allClasses.push(...page);
  }
}
