import type { UserId } from '@redraft/contracts';
import type { Language } from '@redraft/sentences';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { notifyLinkWished } from '../../platform/notify.ts';
import { createToken, hashToken } from '../../platform/tokens.ts';
import { countMailsSince, queueMail } from '../mail/index.ts';
import {
  countLinksSince,
  deleteLinksBefore,
  insertLink,
  insertLinkWish,
  type LinkWish,
  lockOptionalLink,
  selectOptionalLink,
  takeOptionalLinkWish,
} from './link-queries.ts';
import {
  anHourBefore,
  isLinkOpen,
  type LinkPurpose,
  linkExpiry,
  minutesLeft,
  mostLinksAnHour,
  oldestKeptLink,
  type RecoveryKind,
} from './link-rules.ts';
import { confirmMail, firstPasswordMail, institutionMail, recoveryMail } from './mails.ts';
import {
  type AccountRow,
  selectAccount,
  selectOptionalAccountByEmail,
  selectOptionalAccountByUsername,
} from './queries.ts';

/** The language of whoever gets a mail: their choice, else that of the page from which it was asked for. */
export function mailLanguage(account: AccountRow, otherwise: Language = 'en'): Language {
  return account.language ?? otherwise;
}

/** To whom, in a mail about the account itself. */
export function toOwner(account: AccountRow, otherwise?: Language) {
  return { userId: account.id, to: account.email, language: mailLanguage(account, otherwise) };
}

/** The token is in the mail and nowhere else. */
async function makeLink(
  link: { userId: UserId; kind: RecoveryKind | 'confirm'; purpose: LinkPurpose },
  now: Date,
): Promise<string> {
  const token = createToken();
  const { userId, purpose } = link;
  const expiresAt = linkExpiry(link.kind, now);
  await insertLink({ tokenHash: hashToken(token), userId, purpose, at: now, expiresAt });
  return token;
}

function paramsOf(account: AccountRow, token: string) {
  return { firstName: account.first_name, username: account.username, token };
}

/** In the transaction that makes the account, or of a wish. */
export async function issueConfirmLink(account: AccountRow, now: Date): Promise<void> {
  const token = await makeLink({ userId: account.id, kind: 'confirm', purpose: 'confirm' }, now);
  await queueMail({ ...toOwner(account), template: confirmMail, params: paramsOf(account, token) }, now);
}

/** Mails the link with which somebody sets a password without knowing the old one. */
export async function issueRecoveryLink(
  { userId, kind, language }: { userId: UserId; kind: RecoveryKind; language?: Language },
  now: Date,
): Promise<void> {
  await inTransaction(async () => {
    const account = await selectAccount(userId);
    const token = await makeLink({ userId, kind, purpose: 'recover' }, now);
    const template = kind === 'recovery' ? recoveryMail : firstPasswordMail;
    await queueMail({ ...toOwner(account, language), template, params: paramsOf(account, token) }, now);
  });
}

/** Somebody asks for a link. Whether there is such an account is looked up later, elsewhere: here nobody learns it, not even by the time. */
export async function wishForLink(wish: LinkWish, now: Date): Promise<void> {
  await inTransaction(async () => {
    await insertLinkWish(wish, now);
    await notifyLinkWished();
  });
}

/** Does one wish; false where there is none. */
export async function fulfilLinkWish(now: Date): Promise<boolean> {
  return inTransaction(async () => {
    const wish = await takeOptionalLinkWish();
    if (wish === undefined) return false;
    const account =
      (await selectOptionalAccountByEmail(wish.address)) ??
      (wish.purpose === 'confirm' ? await selectOptionalAccountByUsername(wish.address) : undefined);
    if (account !== undefined) await fulfil(wish, account, now);
    return true;
  });
}

async function fulfil(wish: LinkWish, account: AccountRow, now: Date): Promise<void> {
  const { purpose, language } = wish;
  const isLocal = account.auth_provider === 'local';
  if (purpose === 'confirm' && (account.confirmed || !isLocal)) return;
  if ((await countLinksSince({ userId: account.id, purpose }, anHourBefore(now))) >= mostLinksAnHour) return;
  if (purpose === 'confirm') return issueConfirmLink(account, now);
  if (isLocal) return issueRecoveryLink({ userId: account.id, kind: 'recovery', language }, now);
  const sent = { userId: account.id, template: institutionMail };
  if ((await countMailsSince(sent, anHourBefore(now))) >= mostLinksAnHour) return;
  const params = { firstName: account.first_name, username: account.username };
  await queueMail({ ...toOwner(account, language), template: institutionMail, params }, now);
}

interface Shown {
  token: string;
  purpose: LinkPurpose;
}

/** Refuses a link that nobody was sent, that is over or was used. */
export async function readLink({ token, purpose }: Shown, now: Date): Promise<{ minutesLeft: number }> {
  const link = await selectOptionalLink({ tokenHash: hashToken(token), purpose });
  if (!link || !isOpen(link, now)) throw new AppError('account.link_invalid');
  return { minutesLeft: minutesLeft(link.expires_at, now) };
}

/** Held until the end of the transaction. */
export async function lockLink({ token, purpose }: Shown, now: Date) {
  const link = await lockOptionalLink({ tokenHash: hashToken(token), purpose });
  if (!link || link.expires_at <= now) throw new AppError('account.link_invalid');
  return { userId: link.user_id, isUsed: !isOpen(link, now) };
}

function isOpen(link: { expires_at: Date; used_at: Date | null }, now: Date): boolean {
  return isLinkOpen({ expiresAt: link.expires_at, usedAt: link.used_at }, now);
}

export async function forgetOldLinks(now: Date): Promise<void> {
  await deleteLinksBefore(oldestKeptLink(now));
}
