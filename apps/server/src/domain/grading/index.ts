export { releaseGrades } from './release.ts';
export { changeGrading, gradingOf } from './settings.ts';
