import type { UserId } from '@redraft/contracts';
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
import { confirmMail, firstPasswordMail, institutionMail, recoveryMail } from './mails/index.ts';
import {
  type AccountRow,
  type LinkOwner,
  selectOptionalAccountByEmail,
  selectOptionalAccountByUsername,
} from './queries.ts';

/** The language of a mail: the recipient's choice, else the language of the page that requested it. */
export function mailLanguage(account: Pick<AccountRow, 'language'>, fallback: Language = 'en'): Language {
  return account.language ?? fallback;
}

/** The recipient of a mail about the account itself. */
export function toOwner(account: LinkOwner, fallback?: Language) {
  return { userId: account.id, to: account.email, language: mailLanguage(account, fallback) };
}

/** Only the mail contains the token; the database has its hash. */
async function mailLinks(
  owners: readonly LinkOwner[],
  link: { kind: RecoveryKind | 'confirm'; language?: Language },
  now: Date,
): Promise<void> {
  const created = owners.map((owner) => ({ owner, token: createToken() }));
  const purpose: LinkPurpose = link.kind === 'confirm' ? 'confirm' : 'recover';
  const expiresAt = linkExpiry(link.kind, now);
  await insertLinks(
    created.map(({ owner: { id: userId }, token }) => {
      const tokenHash = hashToken(token);
      return { tokenHash, userId, purpose, at: now, expiresAt };
    }),
  );
  const mails = created.map(({ owner, token }) => ({
    ...toOwner(owner, link.language),
    template: templates[link.kind],
    params: { firstName: owner.first_name, username: owner.username, token },
  }));
  await queueMails(mails, now);
}

const templates = { confirm: confirmMail, recovery: recoveryMail, 'first-password': firstPasswordMail };

/** A link for choosing the first password, for an operator who hands it over; returns its path. */
export async function createFirstPasswordPath(userId: UserId, now: Date): Promise<string> {
  const token = createToken();
  const expiresAt = linkExpiry('first-password', now);
  await insertLinks([{ tokenHash: hashToken(token), userId, purpose: 'recover', at: now, expiresAt }]);
  return `/passwordrecovery/${token}`;
}

/** Runs in the transaction that creates the account or handles the request. */
export async function issueConfirmLink(account: AccountRow, now: Date): Promise<void> {
  await mailLinks([account], { kind: 'confirm' }, now);
}

/** For accounts created by someone else. */
export async function issueFirstPasswordLinks(owners: readonly LinkOwner[], now: Date): Promise<void> {
  await mailLinks(owners, { kind: 'first-password' }, now);
}

/** Queues a request for a link. Whether the account exists is looked up later by a worker, so that neither the response nor its timing reveals it. */
export async function requestLink(request: LinkRequest, now: Date): Promise<void> {
  await inTransaction(async () => {
    await insertLinkRequest(request, now);
    await notifyLinkRequested();
  });
}

/** Processes one request; false if there is none. */
export async function fulfilLinkRequest(now: Date): Promise<boolean> {
  return inTransaction(async () => {
    const request = await takeOptionalLinkRequest();
    if (request === undefined) return false;
    const account =
      (await selectOptionalAccountByEmail(request.address)) ??
      (request.purpose === 'confirm' ? await selectOptionalAccountByUsername(request.address) : undefined);
    if (account !== undefined) await fulfilRequest(request, account, now);
    return true;
  });
}

async function fulfilRequest(request: LinkRequest, account: AccountRow, now: Date): Promise<void> {
  const { purpose, language } = request;
  const isLocal = account.auth_provider === 'local';
  if (purpose === 'confirm' && (account.confirmed || !isLocal)) return;
  if ((await countLinksSince({ userId: account.id, purpose }, anHourBefore(now))) >= maxLinksPerHour) return;
  if (purpose === 'confirm') return issueConfirmLink(account, now);
  // The link allows setting a password without the old one.
  if (isLocal) return mailLinks([account], { kind: 'recovery', language }, now);
  const sent = { userId: account.id, template: institutionMail };
  if ((await countMailsSince(sent, anHourBefore(now))) >= maxLinksPerHour) return;
  const params = { firstName: account.first_name, username: account.username };
  await queueMail({ ...toOwner(account, language), template: institutionMail, params }, now);
}

interface LinkPage {
  token: string;
  purpose: LinkPurpose;
}

/** Rejects links that are unknown, expired or used. */
export async function readLink({ token, purpose }: LinkPage, now: Date): Promise<{ minutesLeft: number }> {
  const link = await selectOptionalLink({ tokenHash: hashToken(token), purpose });
  if (!link || !isOpen(link, now)) throw new AppError('account.link_invalid');
  return { minutesLeft: minutesLeft(link.expires_at, now) };
}

/** Held until the end of the transaction. */
export async function lockLink({ token, purpose }: LinkPage, now: Date) {
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
