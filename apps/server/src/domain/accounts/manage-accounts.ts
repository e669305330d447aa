import {
  type AuditedAction,
  type ManagedAccount,
  type ManagedAccountPage,
  type ManagedAccountQuery,
  maxManagedAccounts,
  type Role,
  roles,
  type SaveAccountBody,
  type UserId,
  usernamePattern,
} from '@redraft/contracts';
import { type Actor, hasPermission, rolesWith } from '../../access/index.ts';
import { type AuditEntry, audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { fenceTexts } from '../fencing/index.ts';
import { replaceScopes, requireScopes, type ScopeChange, scopeChanges } from '../role-scopes/index.ts';
import { findChanges, rolesOf, scopesByRole, versionOf } from './account-change-rules.ts';
import { areDemoAccountsOpen } from './demo-accounts.ts';
import { approveInstructor } from './instructor-requests.ts';
import { deleteLinksOf } from './link-queries.ts';
import { issueFirstPasswordLinks } from './links.ts';
import {
  countManagedAccounts,
  hasManager,
  insertManagedAccounts,
  insertRoles,
  listManagedAccounts,
  lockManaging,
  type ManagedRow,
  type ManagedValues,
  replaceRoles,
  selectOptionalManagedAccount,
  selectTaken,
  updateManagedAccount,
} from './managed-queries.ts';
import { selectAccount, selectPasswordHash } from './queries.ts';
import { endSessionsOf } from './sessions.ts';

/** Management of other users' accounts; requires `account.manage`. */

export async function searchAccounts(filter: ManagedAccountQuery): Promise<ManagedAccount[]> {
  return (await listManagedAccounts(filter, { limit: maxManagedAccounts })).map(presentAccount);
}

const accountsOfAPage = 50;

const everybody: ManagedAccountQuery = {
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  phone: '',
  pending: false,
};

/** A page of all accounts. */
export async function readAccountPage(index: number): Promise<ManagedAccountPage> {
  const page = { limit: accountsOfAPage, offset: index * accountsOfAPage };
  const [rows, total] = await Promise.all([listManagedAccounts(everybody, page), countManagedAccounts()]);
  return { accounts: rows.map(presentAccount), total };
}

export async function readManagedAccount(id: UserId): Promise<ManagedAccount> {
  return presentAccount(await selectManaged(id));
}

async function selectManaged(id: UserId): Promise<ManagedRow> {
  const row = await selectOptionalManagedAccount(id);
  if (!row) throw new AppError('not_found');
  return row;
}

/** IDs of roles are their indexes in this list, so its order must never change. */
export const roleItems = roles.map((name, index) => ({
  id: index + 1,
  name,
  limitable: rolesWith('class.read_any').includes(name),
}));

function presentAccount(row: ManagedRow): ManagedAccount {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    username: row.username,
    email: row.email,
    phone: row.phone,
    roles: roleItems.map((item) => ({
      ...item,
      selected: row.roles.includes(item.name),
      scope: row.scopes.find(({ role }) => role === item.name) ?? null,
    })),
    profile: row.profile_urls,
    confirmed: row.confirmed,
    pendingSince: row.pending_since?.toISOString() ?? null,
    authProvider: row.auth_provider,
    rolesByRule: row.roles_by_rule,
    institutions: row.institutions,
    version: versionOf(row),
  };
}

/** Creates or changes an account; the answer is for the page. */
export async function saveAccount(
  actor: Actor,
  body: SaveAccountBody & { isLocal: boolean },
  now: Date,
): Promise<ManagedAccount> {
  return inTransaction(async () => {
    await lockManaging();
    const id = body.id
      ? await changeAccount(actor, { ...body, id: body.id }, now)
      : await addAccount(actor, body, now);
    return readManagedAccount(id);
  });
}

function valuesOf(body: SaveAccountBody, confirmed: boolean): ManagedValues {
  const { firstName, lastName, username, phone, profile } = body;
  return { firstName, lastName, username, email: body.email.toLowerCase(), phone, profile, confirmed };
}

async function requireFree(values: ManagedValues, id: UserId | null): Promise<void> {
  const conflict = await selectTaken({ id, ...values });
  if (conflict.username) throw new AppError('account.username_taken');
  if (conflict.email) throw new AppError('account.email_taken');
}

function requireRule(username: string): void {
  if (!usernamePattern.test(username)) throw new AppError('account.username_rule');
}

async function addAccount(
  actor: Actor,
  body: SaveAccountBody & { isLocal: boolean },
  now: Date,
): Promise<UserId> {
  await requireFree(valuesOf(body, false), null);
  const [userId] = (await addAccounts(actor, { people: [body], isLocal: body.isLocal }, now)).values();
  if (userId === undefined) throw new AppError('not_found');
  await limitRoles(actor, { userId, changes: scopeChanges(body.roles, new Map()) }, now);
  return userId;
}

/** One statement for many accounts, but few enough that other work does not wait for their mails. */
const batchSize = 100;

/**
 * Creates accounts, unconfirmed by default and without a password; each gets a link for choosing one, if local accounts are enabled. All or none, in
 * the caller's transaction; returned by lower-case address.
 */
export async function addAccounts(
  actor: { userId: UserId | null },
  { people, isLocal }: { people: readonly SaveAccountBody[]; isLocal: boolean },
  now: Date,
): Promise<Map<string, UserId>> {
  const ids = new Map<string, UserId>();
  for (let from = 0; from < people.length; from += batchSize) {
    const batch = people.slice(from, from + batchSize);
    for (const { username } of batch) requireRule(username);
    const created = await insertManagedAccounts(
      batch.map((body) => valuesOf(body, body.confirmed ?? false)),
      now,
    );
    // Someone signed up with the same name or address at this moment.
    if (created.length < batch.length) throw new AppError('account.username_taken');
    for (const { email, id } of created) ids.set(email, id);
    const roleRows = batch.flatMap(({ email, roles: chosen }) => {
      const id = ids.get(email.toLowerCase());
      return id === undefined ? [] : [{ id, roles: rolesOf(chosen) }];
    });
    await insertRoles(roleRows.flatMap(({ id, roles: own }) => own.map((role) => ({ id, role }))));
    if (isLocal) await issueFirstPasswordLinks(created, now);
    await audit(
      ...roleRows.map(({ id: userId, roles: own }) =>
        recorded(actor, { userId, action: 'account.create', details: { roles: own } }, now),
      ),
    );
  }
  return ids;
}

async function changeAccount(
  actor: Actor,
  body: SaveAccountBody & { id: UserId; isLocal: boolean },
  now: Date,
): Promise<UserId> {
  const userId = body.id;
  const before = await selectManaged(userId);
  const values = valuesOf(body, body.confirmed ?? before.confirmed);
  if (values.username !== before.username) requireRule(values.username);
  await requireFree(values, userId);
  const requested = rolesOf(body.roles);
  const scopes = scopeChanges(body.roles, scopesByRole(before.scopes));
  const changes = findChanges(before, { values, roles: requested, scopes });
  // Saving identical values is not a conflict, whoever saved them before.
  if (changes.isAny && body.version !== undefined && body.version !== versionOf(before))
    throw new AppError('account.changed_meanwhile');
  await requireManager(userId, { roles: requested, confirmed: values.confirmed }, before);
  // Saves in progress must check the permissions again.
  if (changes.removed.length > 0) await fenceTexts({ studentId: userId });
  await updateManagedAccount(userId, values);
  if (before.email !== values.email) await voidLinks(userId, { ...body, ...before }, now);
  if (before.pending_since !== null && includesInstructorRole(requested))
    await approveInstructor(actor, userId, now);
  await replaceRoles(userId, requested);
  await limitRoles(actor, { userId, changes: scopes }, now);
  const isShutOut = before.confirmed && !values.confirmed;
  if (changes.isOfAccess || isShutOut)
    await endSessionsOf(
      {
        userId,
        keepsAccessTokens: !isShutOut,
        ...(userId === actor.userId && { exceptSessionId: actor.sessionId }),
      },
      now,
    );
  if (changes.isUpdate)
    await audit(recorded(actor, { userId, action: 'account.update', details: changes.details }, now));
  return userId;
}

/** Sets the classes for which the account's roles apply, with the roles it has after the save. */
async function limitRoles(
  actor: Actor,
  { userId, changes }: { userId: UserId; changes: readonly ScopeChange[] },
  now: Date,
): Promise<void> {
  await requireScopes(changes);
  await replaceScopes(userId, changes);
  await audit(
    ...changes.map((details) =>
      recorded(actor, { userId, action: 'account.limit_role', details: { ...details } }, now),
    ),
  );
}

/** Links mailed to the old address are invalidated; a pending first password gets a link at the new one. */
async function voidLinks(
  userId: UserId,
  { isLocal, auth_provider: authProvider }: { isLocal: boolean; auth_provider: string },
  now: Date,
): Promise<void> {
  await deleteLinksOf(userId);
  if (isLocal && authProvider === 'local' && (await selectPasswordHash(userId)) === null)
    await issueFirstPasswordLinks([await selectAccount(userId)], now);
}

/** Roles that only instructors request. */
function includesInstructorRole(requested: readonly Role[]): boolean {
  return rolesWith('class.create').some((role) => requested.includes(role));
}

type AccountStanding = Pick<ManagedRow, 'roles' | 'confirmed'>;

/** Whether the account can sign in and assign roles. */
function manages({ roles, confirmed }: AccountStanding): boolean {
  return confirmed && hasPermission({ roles }, 'account.manage');
}

/** Demo accounts count while they can sign in. */
function hasOtherManager(id: UserId): Promise<boolean> {
  return hasManager({ exceptId: id, countsDemo: areDemoAccountsOpen() });
}

/** Whether this is the only account that can assign roles. */
export async function isOnlyManager(id: UserId): Promise<boolean> {
  const row = await selectOptionalManagedAccount(id);
  return row !== undefined && manages(row) && !(await hasOtherManager(id));
}

async function requireManager(id: UserId, after: AccountStanding, before: AccountStanding): Promise<void> {
  if (manages(before) && !manages(after) && !(await hasOtherManager(id)))
    throw new AppError('account.last_admin');
}

function recorded(
  { userId: actorId }: { userId: UserId | null },
  { userId, action, details }: { userId: UserId; action: AuditedAction; details: Record<string, unknown> },
  at: Date,
): AuditEntry {
  return { at, actorId, action, subject: 'account', subjectId: userId, details };
}
