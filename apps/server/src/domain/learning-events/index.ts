export { eraseLearningEvents } from './erase.ts';
export { learningEventsFollowUp } from './follow-up.ts';
export { learningEventJobs } from './jobs.ts';
export { type LearningEvent, recordLearningEvents } from './record.ts';
export { sendDueEvents } from './send.ts';
export {
  addEventEndpoint,
  changeEventEndpoint,
  readEventDeliveries,
  readEventEndpoints,
  removeEventEndpoint,
  renewEventSecret,
  resendEvent,
  sendTestEvent,
} from './service.ts';
export { setUpLearningEvents } from './settings.ts';
