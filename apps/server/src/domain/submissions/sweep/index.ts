export { followDeadlines } from './follow-deadlines.ts';
export { deadlinesFollowUp } from './follow-up.ts';
export { submissionJobs } from './jobs.ts';
export { listMissedAssignments, listMissedSteps, listNotStarted, type MissedStep } from './not-started.ts';
