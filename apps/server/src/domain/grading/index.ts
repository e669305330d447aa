export { eraseRubricScores } from './erase.ts';
export { releaseGrades } from './release.ts';
export { countRubricScores } from './rubric-queries.ts';
export { followChangedRubric, rubricScoresOf, scoreByRubric, shownRubricScores } from './rubric-scores.ts';
export { changeGrading, copyGrading, gradingOf } from './settings.ts';
