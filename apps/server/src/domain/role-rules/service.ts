import type { RoleRule, RoleRuleId, SaveRoleRulesBody, UserId } from '@redraft/contracts';
import { type Actor, administeringRoles } from '../../access/index.ts';
import { type AuditEntry, audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { changeRolesByRule, lockManaging } from '../accounts/index.ts';
import { compareRules, type RuleChange, versionOf } from './list-rules.ts';
import {
  applyRules,
  type Claims,
  compareStanding,
  isUnchanged,
  type Rule,
  type RuleOutcome,
} from './matching-rules.ts';
import {
  deleteGrants,
  deleteRule,
  insertGrants,
  insertRule,
  listRules,
  listStandings,
  lockRules,
  replaceInstitutions,
  type StoredRule,
  updateRule,
} from './queries.ts';

export interface RulePolicy {
  /** Whether rules may give roles that manage accounts or the system. */
  rulesAdminister?: true;
}

/** Roles that no rule may give in this installation. */
function excludedRoles({ rulesAdminister }: RulePolicy) {
  return rulesAdminister ? [] : administeringRoles();
}

export async function readRules(): Promise<{ rules: StoredRule[]; version: string }> {
  const rules = await listRules();
  return { rules, version: versionOf(rules) };
}

/** Throws if a rule gives a role that rules may not give. */
export function requireGivable(rules: readonly RoleRule[], policy: RulePolicy): void {
  const excluded = excludedRoles(policy);
  if (rules.some(({ role }) => role !== null && excluded.includes(role)))
    throw new AppError('rule.administrator');
}

/** Replaces the list; saving it unchanged is not a conflict. Requires `account.manage`. */
export async function saveRules(
  actor: Actor,
  { rules, version }: SaveRoleRulesBody,
  now: Date,
): Promise<void> {
  await inTransaction(async () => {
    await lockRules();
    const before = await readRules();
    const changes = compareRules(before.rules, rules);
    const added = rules.filter(({ id }) => id === null);
    if (changes.length + added.length === 0) return;
    if (version !== before.version) throw new AppError('rule.changed_meanwhile');
    requireKnown(rules, before.rules);
    for (const { action, id } of changes) if (action === 'role_rule.remove') await deleteRule(id);
    const additions: RuleChange[] = [];
    for (const [position, rule] of rules.entries()) {
      if (rule.id !== null) await updateRule(rule.id, rule, position);
      else
        additions.push({
          action: 'role_rule.add',
          id: await insertRule(rule, position),
          before: null,
          after: rule,
        });
    }
    await audit(...[...changes, ...additions].map((change) => recordedChange(actor, change, now)));
  });
}

function requireKnown(rules: readonly RoleRule[], stored: readonly StoredRule[]): void {
  const known = new Set<RoleRuleId | null>(stored.map(({ id }) => id));
  const ids = rules.flatMap(({ id }) => (id === null ? [] : [id]));
  if (ids.some((id) => !known.has(id)) || new Set(ids).size < ids.length) throw new AppError('rule.unknown');
}

function recordedChange(actor: Actor, { action, id, before, after }: RuleChange, at: Date): AuditEntry {
  const rule = after ?? before;
  const title = rule === null ? {} : { title: `${rule.claim}: ${rule.pattern}` };
  const details = { ...title, ...(before && { before }), ...(after && { after }) };
  return { at, actorId: actor.userId, action, subject: 'role_rule', subjectId: id, details };
}

/** What the stored rules give for these claims. */
export async function decideRoles(
  said: { issuer: string; claims: Claims },
  policy: RulePolicy,
): Promise<RuleOutcome> {
  return applyRules(await listRules(), said, excludedRoles(policy));
}

/** What such rules, stored or not, would give for these claims. */
export function decideRolesBy(
  rules: readonly Rule[],
  said: { issuer: string; claims: Claims },
  policy: RulePolicy,
): RuleOutcome {
  return applyRules(rules, said, excludedRoles(policy));
}

export interface RuleSignIn {
  userId: UserId;
  issuer: string;
  outcome: Pick<RuleOutcome, 'roles' | 'institutions'>;
}

/** Gives and takes what the rules decided, in the transaction of the caller. */
export async function applyOutcome(signIn: RuleSignIn, now: Date): Promise<void> {
  // Most sign-ins change nothing, and need not wait for administrators.
  if (isUnchanged(await loadChange(signIn))) return;
  await lockManaging();
  const change = await loadChange(signIn);
  const { userId, issuer, outcome } = signIn;
  const taken = await changeRolesByRule(userId, change, now);
  // A role that could not be taken (the only manager's) keeps its grant, so that it is taken once that is possible.
  const kept = change.loses.filter((role) => !taken.includes(role));
  const roles = change.revoked.filter((role) => !kept.includes(role));
  await deleteGrants({ userId, issuer, roles });
  await insertGrants({ userId, issuer, roles: change.granted }, now);
  await replaceInstitutions({ userId, issuer, names: outcome.institutions });
  const { gains, joins, leaves } = change;
  if (gains.length + taken.length + joins.length + leaves.length === 0) return;
  const details = { issuer, added: gains, removed: taken, joined: joins, left: leaves };
  const subject = { subject: 'account' as const, subjectId: userId };
  await audit({ at: now, actorId: null, action: 'account.apply_rules', ...subject, details });
}

async function loadChange({ userId, issuer, outcome }: RuleSignIn) {
  const [standing] = await listStandings([{ userId, issuer }]);
  return compareStanding(standing ?? { held: [], grants: [], institutions: [] }, { issuer, outcome });
}

/** Takes away what rules gave by the claims of this institution, in the transaction of the caller. */
export async function withdrawGrants(
  { userId, issuer }: { userId: UserId; issuer: string },
  now: Date,
): Promise<void> {
  await applyOutcome({ userId, issuer, outcome: { roles: [], institutions: [] } }, now);
}
