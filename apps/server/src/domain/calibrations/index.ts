export { giveCalibrationMark } from './marks.ts';
export { listAssignmentsCalibratedBy } from './queries.ts';
export { beginCalibration, closeCalibration, endCalibration } from './round.ts';
export { readCalibration } from './view.ts';
