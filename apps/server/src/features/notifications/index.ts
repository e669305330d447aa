export { notificationRoutes } from './api.ts';
export { noticeMailJobs, noticeMailsFollowUp } from './jobs.ts';
export { noticeStreams } from './stream-plugin.ts';
