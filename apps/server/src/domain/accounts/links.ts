import type { Language } from '@redraft/sentences';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { notifyLinkRequested } from '../../platform/notify.ts';
import { createToken, hashToken } from '../../platform/tokens.ts';
import { countMailsSince, queueMail, queueMails } from '../mail/index.ts';
import {
  countLinksSince,
  deleteLinksBefore,
  insertLinkRequest,
  insertLinks,
  type LinkRequest,
  lockOptionalLink,
  selectOptionalLink,
  takeOptionalLinkRequest,
} from './link-queries.ts';
import {
  anHourBefore,
  isLinkOpen,
  type LinkPurpose,
  linkExpiry,
  linkRetentionStart,
  maxLinksPerHour,
  minutesLeft,
  type RecoveryKind,
} from './link-rules.ts';
import { confirmMail, firstPasswordMail, institutionMail, recoveryMail } from './mails.ts';
import {
  type AccountRow,
  type LinkOwner,
  selectOptionalAccountByEmail,
  selectOptionalAccountByUsername,
} from './queries.ts';

/** The language of whoever gets a mail: their choice, else that of the page from which it was asked for. */
export function mailLanguage(account: Pick<AccountRow, 'language'>, otherwise: Language = 'en'): Language {
  return account.language ?? otherwise;
}

/** To whom, in a mail about the account itself. */
export function toOwner(account: LinkOwner, otherwise?: Language) {
  return { userId: account.id, to: account.email, language: mailLanguage(account, otherwise) };
}

/** The token is in the mail and nowhere else. */
async function mailLinks(
  owners: readonly LinkOwner[],
  link: { kind: RecoveryKind | 'confirm'; language?: Language },
  now: Date,
): Promise<void> {
  const made = owners.map((owner) => ({ owner, token: createToken() }));
  const purpose: LinkPurpose = link.kind === 'confirm' ? 'confirm' : 'recover';
  const expiresAt = linkExpiry(link.kind, now);
  await insertLinks(
    made.map(({ owner: { id: userId }, token }) => {
      const tokenHash = hashToken(token);
      return { tokenHash, userId, purpose, at: now, expiresAt };
    }),
  );
  const mails = made.map(({ owner, token }) => ({
    ...toOwner(owner, link.language),
    template: templates[link.kind],
    params: { firstName: owner.first_name, username: owner.username, token },
  }));
  await queueMails(mails, now);
}

const templates = { confirm: confirmMail, recovery: recoveryMail, 'first-password': firstPasswordMail };

/** In the transaction that makes the account, or of a wish. */
export async function issueConfirmLink(account: AccountRow, now: Date): Promise<void> {
  await mailLinks([account], { kind: 'confirm' }, now);
}

/** To whom somebody else made an account. */
export async function issueFirstPasswordLinks(owners: readonly LinkOwner[], now: Date): Promise<void> {
  await mailLinks(owners, { kind: 'first-password' }, now);
}

/** Somebody asks for a link. Whether there is such an account is looked up later, elsewhere: here nobody learns it, not even by the time. */
export async function requestLink(request: LinkRequest, now: Date): Promise<void> {
  await inTransaction(async () => {
    await insertLinkRequest(request, now);
    await notifyLinkRequested();
  });
}

/** Does one wish; false where there is none. */
export async function fulfilLinkRequest(now: Date): Promise<boolean> {
  return inTransaction(async () => {
    const request = await takeOptionalLinkRequest();
    if (request === undefined) return false;
    const account =
      (await selectOptionalAccountByEmail(request.address)) ??
      (request.purpose === 'confirm' ? await selectOptionalAccountByUsername(request.address) : undefined);
    if (account !== undefined) await fulfil(request, account, now);
    return true;
  });
}

async function fulfil(request: LinkRequest, account: AccountRow, now: Date): Promise<void> {
  const { purpose, language } = request;
  const isLocal = account.auth_provider === 'local';
  if (purpose === 'confirm' && (account.confirmed || !isLocal)) return;
  if ((await countLinksSince({ userId: account.id, purpose }, anHourBefore(now))) >= maxLinksPerHour) return;
  if (purpose === 'confirm') return issueConfirmLink(account, now);
  // With it somebody sets a password without knowing the old one.
  if (isLocal) return mailLinks([account], { kind: 'recovery', language }, now);
  const sent = { userId: account.id, template: institutionMail };
  if ((await countMailsSince(sent, anHourBefore(now))) >= maxLinksPerHour) return;
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

export async function deleteOldLinks(now: Date): Promise<void> {
  await deleteLinksBefore(linkRetentionStart(now));
}
