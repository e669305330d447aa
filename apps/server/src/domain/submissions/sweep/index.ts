export { followDeadlines } from './follow-deadlines.ts';
export { deadlinesFollowUp } from './follow-up.ts';
export { submissionJobs } from './jobs.ts';
export { listMissedAssignments, listMissedUnbegun, listNotBegun, type MissedStep } from './unbegun.ts';
