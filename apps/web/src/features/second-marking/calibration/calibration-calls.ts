import type { AssignmentId, BeginCalibrationBody, Calibration, GiveMarkBody } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/calibration';
import { callApi, sendCall } from '../../../lib/api.ts';

export function loadCalibration(assignmentId: AssignmentId, signal?: AbortSignal): Promise<Calibration> {
  return callApi(calls.readCalibration, { query: { assignmentId }, signal });
}

export function startCalibration(body: BeginCalibrationBody): Promise<Calibration> {
  return callApi(calls.beginCalibration, { body });
}

export function giveCalibrationMark(body: GiveMarkBody): Promise<void> {
  return sendCall(calls.giveCalibrationMark, { body });
}

export function showCalibrationMarks(assignmentId: AssignmentId): Promise<Calibration> {
  return callApi(calls.closeCalibration, { body: { assignmentId } });
}

export function endCalibration(assignmentId: AssignmentId): Promise<void> {
  return sendCall(calls.endCalibration, { query: { assignmentId } });
}
