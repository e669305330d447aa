import type {
  ChooseLinkTargetBody,
  ClassId,
  CourseRoster,
  ResourceLinkId,
  RosterPreview,
  SynchronisedRoster,
  SynchroniseRosterBody,
  UnassignedLink,
} from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/lti-roster';
import { callApi } from '../../lib/api.ts';

export function courseRosterKey(classId: ClassId) {
  return ['course-roster', classId] as const;
}

export function loadCourseRoster(classId: ClassId, signal: AbortSignal): Promise<CourseRoster> {
  return callApi(calls.readCourseRoster, { query: { classId }, signal });
}

export function previewCourseRoster(classId: ClassId, signal: AbortSignal): Promise<RosterPreview> {
  return callApi(calls.previewCourseRoster, { body: { classId }, signal });
}

export function synchroniseRoster(body: SynchroniseRosterBody): Promise<SynchronisedRoster> {
  return callApi(calls.synchroniseRoster, { body });
}

export function loadBareLink(id: ResourceLinkId, signal: AbortSignal): Promise<UnassignedLink> {
  return callApi(calls.readBareLink, { query: { id }, signal });
}

export async function chooseLinkTarget(body: ChooseLinkTargetBody): Promise<string> {
  const { target } = await callApi(calls.chooseLinkTarget, { body });
  return target;
}
