import { type APIRequestContext, expect } from '@playwright/test';
import { callAs } from './support.ts';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

interface Outbox {
  mails: (Omit<Mail, 'text'> & { text: string | null })[];
  more: boolean;
}

/** Mails are sent by a worker with low priority after a server start. */
const timeoutMs = 40_000;

/** Text of the newest mail of a kind in the admin outbox, once it is there; may be on a later page. */
export async function findMailText(
  request: APIRequestContext,
  isWanted: (mail: Mail) => boolean,
): Promise<string> {
  const call = await callAs(request, 'demo_admin');
  const find = async () => {
    for (let index = 0, more = true; more; index += 1) {
      const page = (await call('GET', `/api/admin/outbox?index=${index}`)) as Outbox; // cast: our own server
      const found = page.mails.map((mail) => ({ ...mail, text: mail.text ?? '' })).find(isWanted);
      if (found) return found;
      more = page.more;
    }
    return undefined;
  };
  let found: Mail | undefined;
  const poll = async () => {
    found = await find();
    return found;
  };
  await expect.poll(poll, { timeout: timeoutMs }).toBeDefined();
  return found?.text ?? '';
}
