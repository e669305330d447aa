import type { MailId } from '@redraft/contracts';
import type { Logger } from 'pino';
import { reasonOf } from '../../platform/reason.ts';
import {
  claimMail,
  doubtMailsClaimedBefore,
  failMailsToDemoAccounts,
  giveUpMailsQueuedBefore,
  listDueMails,
  markMailRefused,
  markMailSent,
} from './queries.ts';
import { nextAttemptAt, oldestToSend, oldestUnderWay, pauseAfter } from './retry-rules.ts';
import type { MailTransport } from './transport.ts';

/** Between batches the process can stop. */
const batchSize = 20;

export interface Sender {
  /** Sends what is due until told to stop; true if there is more. Concurrent calls share one run. */
  sendDue: (isEnding: () => boolean) => Promise<boolean>;
  close: () => void;
}

/** Claims a mail, sends it, and records that it was sent (docs/decisions/0070). Any number of processes may run it: a mail is claimed once. */
export function createSender({
  transport,
  clock,
  logger,
}: {
  transport: MailTransport;
  clock: () => Date;
  logger: Logger;
}): Sender {
  let currentRun: Promise<boolean> | null = null;
  let failures = 0;
  let pausedUntil = 0;

  async function isReady(): Promise<boolean> {
    try {
      await transport.ready();
      if (failures > 0) logger.warn({ failures }, 'The mail server answers again');
      failures = 0;
      return true;
    } catch (error) {
      failures += 1;
      pausedUntil = clock().getTime() + pauseAfter(failures);
      if (failures === 1)
        logger.error({ reason: reasonOf(error) }, 'The mail server does not answer; mails wait');
      return false;
    }
  }

  async function failStaleMails(): Promise<void> {
    const now = clock();
    const doubted = await doubtMailsClaimedBefore(oldestUnderWay(now));
    if (doubted > 0) logger.error({ mails: doubted }, 'It is not known whether mails were sent');
    const givenUp = await giveUpMailsQueuedBefore(oldestToSend(now));
    if (givenUp > 0) logger.error({ mails: givenUp }, 'Mails were given up: no mail server took them');
  }

  async function sendOne(id: MailId): Promise<void> {
    const mail = await claimMail(id, clock());
    if (!mail) return;
    try {
      await transport.send(mail);
    } catch (error) {
      const nextAttempt = isPermanent(error) ? null : nextAttemptAt(mail.tries, clock());
      await markMailRefused(id, { problem: problemOf(error), nextTryAt: nextAttempt });
      if (nextAttempt === null) logger.error({ mailId: id, reason: problemOf(error) }, 'A mail was given up');
      return;
    }
    await markMailSent(id, clock());
  }

  async function send(isEnding: () => boolean): Promise<boolean> {
    if (clock().getTime() < pausedUntil) return false;
    await failStaleMails();
    await failMailsToDemoAccounts();
    const ids = await listDueMails(batchSize, clock());
    if (ids.length === 0 || isEnding() || !(await isReady())) return false;
    for (const id of ids) {
      if (isEnding()) return false;
      await sendOne(id);
    }
    return ids.length === batchSize;
  }

  return {
    sendDue: (isEnding) => {
      currentRun ??= send(isEnding).finally(() => {
        currentRun = null;
      });
      return currentRun;
    },
    close: transport.close,
  };
}

/** Reply codes from 500 are permanent (RFC 5321): a retry would be refused too. */
function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  return typeof error.responseCode === 'number' && error.responseCode >= 500;
}

/** The mail server's own message, if any. */
function problemOf(error: unknown): string {
  return reasonOf(error).slice(0, 500);
}
