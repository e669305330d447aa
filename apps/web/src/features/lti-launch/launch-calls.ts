import type {
  ClassId,
  ContextId,
  CourseConnection,
  LaunchedSession,
  RegisterClassBody,
  SessionUser,
} from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/lti-launch';
import { callApi } from '../../lib/api.ts';

export function openLaunchedSession(code: string): Promise<LaunchedSession> {
  return callApi(calls.openLaunchedSession, { body: { code } });
}

export function joinAccount(body: { username: string; password: string }): Promise<SessionUser> {
  return callApi(calls.joinAccount, { body });
}

export function loadCourseConnection(id: ContextId, signal: AbortSignal): Promise<CourseConnection> {
  return callApi(calls.readCourseConnection, { query: { id }, signal });
}

export function connectClass(contextId: ContextId, classId: ClassId): Promise<{ id: ClassId; page: string }> {
  return callApi(calls.connectClass, { body: { contextId, classId } });
}

export async function connectNewClass(contextId: ContextId, body: RegisterClassBody): Promise<ClassId> {
  const { id } = await callApi(calls.connectNewClass, { body: { contextId, ...body } });
  return id;
}
