import { createRequestedFollowUp } from '../../platform/requested-follow-up.ts';
import type { FollowUp } from '../../platform/save-follow-ups.ts';
import type { Sender } from './sender.ts';

/** Sends mails soon after they were queued. The job that runs every minute handles postponed ones. */
export function mailFollowUp(sender: Sender): FollowUp {
  return createRequestedFollowUp('mail', sender.sendDue);
}
