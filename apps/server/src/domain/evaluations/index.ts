export { eraseEvaluations } from './erase.ts';
export { targetsFor } from './expectation-rules.ts';
export { evaluationsFollowUp } from './follow-up.ts';
export { listScores, requestEvaluation, type ScoresOfSubmission, scoresOf } from './service.ts';
