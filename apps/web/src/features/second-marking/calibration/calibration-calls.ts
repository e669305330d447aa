import type { AssignmentId, BeginCalibrationBody, Calibration, GiveMarkBody } from '@redraft/contracts';
import { calibrationSchema } from '@redraft/contracts';
import { callApi } from '../../../lib/api.ts';

const answer = calibrationSchema;

export function loadCalibration(assignmentId: AssignmentId, signal?: AbortSignal): Promise<Calibration> {
  return callApi('GET', '/api/classes/calibration', { query: { assignmentId }, answer, signal });
}

export function beginCalibration(body: BeginCalibrationBody): Promise<Calibration> {
  return callApi('POST', '/api/classes/calibration', { creates: true, body, answer });
}

export function giveCalibrationMark(body: GiveMarkBody): Promise<void> {
  return callApi('PUT', '/api/classes/calibration/mark', { body });
}

export function showCalibrationMarks(assignmentId: AssignmentId): Promise<Calibration> {
  return callApi('POST', '/api/classes/calibration/close', { body: { assignmentId }, answer });
}

export function endCalibration(assignmentId: AssignmentId): Promise<void> {
  return callApi('DELETE', '/api/classes/calibration', { query: { assignmentId } });
}
