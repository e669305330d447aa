export { eraseEvaluations } from './erase.ts';
export { resolveTargets } from './expectation-rules.ts';
export { evaluationsFollowUp } from './follow-up.ts';
export { listScores, readScores, requestEvaluation, type ScoresOfSubmission } from './service.ts';
