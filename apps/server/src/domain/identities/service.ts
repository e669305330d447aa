import type { Role, UserId } from '@redraft/contracts';
import { type Actor, grantedRoles, hasPermission } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import {
  changeEmail,
  createInstitutionalAccount,
  endSessionsOf,
  type InstitutionalName,
  proofOfDeletion,
  selectAccount,
  selectOptionalAccountByEmail,
  takeOverAccount,
} from '../accounts/index.ts';
import {
  applyOutcome,
  type Claims,
  decideRoles,
  type RulePolicy,
  withdrawGrants,
} from '../role-rules/index.ts';
import {
  type Assertion,
  findTrustedEmail,
  hasOtherSignIn,
  type Linking,
  linkIdentity,
  linkToSignedInUser,
} from './linking-rules.ts';
import {
  deleteIdentity,
  insertIdentity,
  isKnownTo,
  lockAddressAndIdentity,
  lockIssuers,
  selectOptionalUserOfIdentity,
  updateIdentityUsed,
} from './queries.ts';

/** What an institution has asserted about a person, by OpenID Connect or SAML. */
export type InstitutionalPerson = Assertion &
  Omit<InstitutionalName, 'email'> & { way: 'oidc' | 'saml'; claims: Claims };

interface Policy extends RulePolicy {
  domains: readonly string[];
  /** The role of new users to whom no rule gives one; null if new users are not admitted. */
  newcomers: keyof typeof grantedRoles | 'by_rule' | null;
}

/** The account of an asserted person; created if allowed. Throws an error that explains a refusal. */
export async function signInByIdentity(
  person: InstitutionalPerson,
  policy: Policy,
  now: Date,
): Promise<UserId> {
  return inTransaction(async () => {
    const email = findTrustedEmail(person, policy.domains);
    const outcome = await decideRoles(person, policy);
    await lockAddressAndIdentity(person, email ?? '');
    const owner = email === null ? undefined : await selectOptionalAccountByEmail(email);
    const linking = linkIdentity({
      assertion: person,
      domains: policy.domains,
      connected: await connectedAccount(person),
      accountWithEmail: owner
        ? {
            userId: owner.id,
            isConfirmed: owner.confirmed,
            isPrivileged: hasPermission(owner, 'account.manage') || hasPermission(owner, 'system.operate'),
            hasOtherIdentity: await isKnownTo(person.issuer, owner.id),
          }
        : null,
      createsAccounts: admitsNewcomer(policy, outcome.roles),
    });
    const userId = await carryOutLinking(linking, { person, role: firstRole(policy, outcome.roles) }, now);
    await applyOutcome({ userId, issuer: person.issuer, outcome }, now);
    return userId;
  });
}

function admitsNewcomer({ newcomers }: Policy, byRule: readonly Role[]): boolean {
  return newcomers === 'by_rule' ? byRule.length > 0 : newcomers !== null;
}

/** Null for newcomers to whom a rule gives a role. */
function firstRole({ newcomers }: Policy, byRule: readonly Role[]): Role | null {
  return newcomers === null || newcomers === 'by_rule' || byRule.length > 0 ? null : grantedRoles[newcomers];
}

/** Links the account of a signed-in user with their identity at an institution. */
export async function connectToIdentity(
  userId: UserId,
  person: InstitutionalPerson,
  now: Date,
): Promise<UserId> {
  return inTransaction(async () => {
    await lockAddressAndIdentity(person, '');
    const connected = await selectOptionalUserOfIdentity(person);
    const linking = linkToSignedInUser({
      userId,
      connected: connected === undefined ? null : { userId: connected },
      hasOtherIdentity: await isKnownTo(person.issuer, userId),
    });
    return carryOutLinking(linking, { person, role: null }, now);
  });
}

interface SignInMethods {
  /** Issuers of the institutions available for sign-in. */
  offered: readonly string[];
  /** Whether passwords are enabled. */
  hasLocalAccounts: boolean;
}

/** Unlinks the account from an institution; refused if no other sign-in would remain. Idempotent. */
export async function disconnectFromIssuer(
  actor: Actor,
  { issuer, offered, hasLocalAccounts }: SignInMethods & { issuer: string },
  now: Date,
): Promise<void> {
  const { userId } = actor;
  await inTransaction(async () => {
    const issuers = await lockIssuers(userId);
    if (!issuers.includes(issuer)) return;
    const hasPassword = await hasPasswordHere(userId, hasLocalAccounts);
    if (!hasOtherSignIn({ hasPassword, issuers, offered }, issuer)) throw new AppError('signon.last_way');
    await deleteIdentity(issuer, userId);
    await withdrawGrants({ userId, issuer }, now);
    const subject = { subject: 'account' as const, subjectId: userId };
    await audit({ at: now, actorId: userId, action: 'account.disconnect', ...subject, details: { issuer } });
  });
}

/** Whether the account has a password, if passwords are enabled. */
export async function hasPasswordHere(userId: UserId, hasLocalAccounts: boolean): Promise<boolean> {
  return hasLocalAccounts && (await proofOfDeletion(userId)) === 'password';
}

async function connectedAccount(person: InstitutionalPerson) {
  const userId = await selectOptionalUserOfIdentity(person);
  if (userId === undefined) return null;
  const account = await selectAccount(userId);
  return {
    userId,
    email: account.email,
    isConfirmed: account.confirmed,
    isInstitutional: account.auth_provider !== 'local',
  };
}

async function carryOutLinking(
  linking: Linking,
  { person, role }: { person: InstitutionalPerson; role: Role | null },
  now: Date,
): Promise<UserId> {
  switch (linking.kind) {
    case 'refuse':
      throw new AppError(linking.code);
    case 'enter':
      await updateIdentityUsed(person, now);
      if (linking.email !== null) await changeEmail(linking.userId, linking.email);
      return linking.userId;
    case 'connect':
      if (linking.clearsPassword) {
        await takeOverAccount(linking.userId, namesOf(person, person.email ?? ''));
        await endSessionsOf({ userId: linking.userId }, now);
      }
      return connect(
        linking.userId,
        { person, how: linking.clearsPassword ? 'taken over' : 'connected' },
        now,
      );
    case 'create': {
      const names = namesOf(person, linking.email);
      const userId = await createInstitutionalAccount({ ...names, role }, now);
      return connect(userId, { person, how: 'made' }, now);
    }
  }
}

function namesOf(
  person: InstitutionalPerson,
  email: string,
): { names: InstitutionalName; signInMethod: 'oidc' | 'saml' } {
  const { username, firstName, lastName, fullName, way } = person;
  return { names: { email, username, firstName, lastName, fullName }, signInMethod: way };
}

async function connect(
  userId: UserId,
  { person, how }: { person: InstitutionalPerson; how: string },
  now: Date,
): Promise<UserId> {
  await insertIdentity({ ...person, userId, at: now });
  await audit({
    at: now,
    actorId: userId,
    action: 'account.connect',
    subject: 'account',
    subjectId: userId,
    details: { issuer: person.issuer, how },
  });
  return userId;
}
