import type { FirstAdministratorBody, NewAdministrator, UserId } from '@redraft/contracts';
import { administratorRole } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { hashPassword } from '../../platform/password.ts';
import { areDemoAccountsOpen } from './demo-accounts.ts';
import { createFirstPasswordPath } from './links.ts';
import { hasManager, lockManaging } from './managed-queries.ts';
import { insertRole, insertUserIfUnique, selectOptionalAccountByUsername } from './queries.ts';
import { createSetupCode, forgetSetupCode, isSetupCode } from './setup-code.ts';

/** Whether no account that can sign in may manage accounts. */
export async function needsAdministrator({ countsDemo = areDemoAccountsOpen() } = {}): Promise<boolean> {
  return !(await hasManager({ countsDemo }));
}

/** Called at each start: creates a setup code if an administrator is needed; otherwise invalidates an old one, because others may have read it. */
export async function prepareSetupCode(): Promise<void> {
  await ((await needsAdministrator()) ? createSetupCode() : forgetSetupCode());
}

/** Creates the first administrator, who proves access to the server by the setup code in its log. */
export async function createFirstAdministrator(body: FirstAdministratorBody, now: Date): Promise<void> {
  // Checked first, so that requests without the code cause no password hashing.
  if (!(await needsAdministrator())) throw new AppError('setup.done');
  if (!(await isSetupCode(body.code)))
    throw new AppError((await needsAdministrator()) ? 'setup.code_wrong' : 'setup.done');
  const { code: _, password, ...person } = body;
  const passwordHash = await hashPassword(password);
  await inTransaction(async () => {
    await lockManaging();
    if (!(await needsAdministrator())) throw new AppError('setup.done');
    await insertAdministrator({ ...person, passwordHash }, now);
  });
}

/** Creates an administrator at the request of the operator; returns the path of a page on which they choose a password. */
export async function createAdministrator(person: NewAdministrator, now: Date): Promise<string> {
  return inTransaction(async () => {
    const id = await insertAdministrator({ ...person, passwordHash: null }, now);
    return createFirstPasswordPath(id, now);
  });
}

/** Makes an account an administrator; false if nobody has this username. */
export async function grantAdministration(username: string, now: Date): Promise<boolean> {
  return inTransaction(async () => {
    await lockManaging();
    const account = await selectOptionalAccountByUsername(username);
    if (account === undefined) return false;
    await insertRole(account.id, administratorRole);
    await forgetSetupCode();
    await record(account.id, 'account.update', now);
    return true;
  });
}

async function insertAdministrator(
  person: NewAdministrator & { passwordHash: string | null },
  now: Date,
): Promise<UserId> {
  const id = await insertUserIfUnique({
    ...person,
    isConfirmed: true,
    roles: [administratorRole],
    at: now,
  });
  if (id === undefined) throw new AppError('account.taken');
  await forgetSetupCode();
  await record(id, 'account.create', now);
  return id;
}

async function record(id: UserId, action: 'account.create' | 'account.update', at: Date): Promise<void> {
  const subject = { subject: 'account' as const, subjectId: id };
  await audit({ at, actorId: null, action, ...subject, details: { roles: [administratorRole] } });
}
