export { claimMailsOf, eraseMails } from './erase.ts';
export { mailFollowUp } from './follow-up.ts';
export { mailJobs } from './jobs.ts';
export {
  defineMail,
  type MailContent,
  type MailPart,
  type MailTemplate,
} from './mail-template.ts';
export { countMailsSince, type MailRow } from './queries.ts';
export { createSender, type Sender } from './sender.ts';
export {
  loadProgressOfMails,
  type MailProgress,
  type MailToQueue,
  mailsOf,
  mailsPerPage,
  queueMail,
  queueMails,
  requeue,
  startMail,
} from './service.ts';
export { mailSettings, setUpMail } from './settings.ts';
export { createMailTransport } from './transport.ts';
