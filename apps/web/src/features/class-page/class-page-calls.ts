import type { AssignmentId, ClassId, SetMarkingBody, UserId } from '@redraft/contracts';
import * as assignmentEditorCalls from '@redraft/contracts/calls/assignment-editor';
import * as assignmentEditorSwitchesCalls from '@redraft/contracts/calls/assignment-editor-switches';
import * as classListCalls from '@redraft/contracts/calls/class-list';
import * as oversightCalls from '@redraft/contracts/calls/oversight';
import { callApi, sendCall } from '../../lib/api.ts';

export function removeStudent(body: { classId: ClassId; studentId: UserId }): Promise<boolean> {
  return callApi(classListCalls.removeStudent, { body });
}

export function findAssistant(email: string) {
  return callApi(oversightCalls.findAssistant, { query: { email } });
}

export function addAssistant(query: { classId: ClassId; userId: UserId }): Promise<void> {
  return sendCall(oversightCalls.addAssistant, { query });
}

export function setMarking(body: SetMarkingBody): Promise<void> {
  return sendCall(oversightCalls.changeMarking, { body });
}

export function removeAssistant(query: { classId: ClassId; userId: UserId }): Promise<void> {
  return sendCall(oversightCalls.removeAssistant, { query });
}

export function setVisible(query: { id: AssignmentId; status: boolean }): Promise<void> {
  return sendCall(assignmentEditorSwitchesCalls.setAssignmentVisible, { query });
}

/** The API's name for it; the code calls it "paused". */
export function setPaused(query: { id: AssignmentId; status: boolean }): Promise<void> {
  return sendCall(assignmentEditorSwitchesCalls.setAssignmentPaused, { query });
}

export function deleteAssignment(id: AssignmentId): Promise<void> {
  return sendCall(assignmentEditorCalls.removeAssignment, { query: { id } });
}
