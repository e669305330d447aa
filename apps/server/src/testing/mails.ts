import { linkRequestsFollowUp } from '../domain/accounts/index.ts';
import { db } from '../platform/db.ts';

/** The mails to an address, newest first. */
export async function mailsTo(address: string) {
  return db()
    .selectFrom('mails')
    .select(['template', 'language', 'subject', 'body_text'])
    .where('to_address', '=', address)
    .orderBy('id', 'desc')
    .execute();
}

/** The token of the link in the newest mail to an address. */
export async function mailedToken(address: string, path: string): Promise<string> {
  const [mail] = await mailsTo(address);
  const [, token = ''] = new RegExp(`${path}/([\\w-]+)`).exec(mail?.body_text ?? '') ?? [];
  return token;
}

/** Processes the requested links, as a worker does. */
export async function fulfilLinkRequests(now = new Date()): Promise<void> {
  const worker = linkRequestsFollowUp();
  await worker.pollMissed(now);
  await worker.doDue(() => false, now);
}
