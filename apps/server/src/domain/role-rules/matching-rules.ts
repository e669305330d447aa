import type { Role, RoleRuleId } from '@redraft/contracts';

/**
 * Roles by the claims of an institution (docs/decisions/0104). Every rule that applies counts, in order, until one that says to stop. A role is taken
 * away only if a rule gave it; a role that an administrator gave stays.
 */

/** Names of claims or attributes, each with its values. */
export type Claims = Readonly<Record<string, readonly string[]>>;

export interface Rule {
  id: RoleRuleId | null;
  isOn: boolean;
  issuer: string | null;
  claim: string;
  pattern: string;
  role: Role | null;
  institution: string;
  isLast: boolean;
}

export interface RuleOutcome {
  roles: Role[];
  institutions: string[];
  /** Indexes of the rules that apply. */
  applied: number[];
}

export function applyRules(
  rules: readonly Rule[],
  { issuer, claims }: { issuer: string; claims: Claims },
  excluded: readonly Role[],
): RuleOutcome {
  const applied: number[] = [];
  for (const [index, rule] of rules.entries()) {
    if (!rule.isOn || !isMatch(rule, issuer, claims)) continue;
    applied.push(index);
    if (rule.isLast) break;
  }
  const given = applied.flatMap((index) => rules[index] ?? []);
  const roles = given.flatMap(({ role }) => (role === null || excluded.includes(role) ? [] : [role]));
  const institutions = given.flatMap(({ institution }) => (institution === '' ? [] : [institution]));
  return { roles: [...new Set(roles)], institutions: [...new Set(institutions)], applied };
}

function isMatch(rule: Rule, issuer: string, claims: Claims): boolean {
  if (rule.issuer !== null && rule.issuer !== issuer) return false;
  // Own properties only: a claim may be called `constructor`.
  const values = Object.hasOwn(claims, rule.claim) ? (claims[rule.claim] ?? []) : [];
  return values.some((value) => matchesPattern(value, rule.pattern));
}

/** `*` stands for any characters. Ignores case in A to Z only: other letters may become a different one in lower case. */
export function matchesPattern(value: string, pattern: string): boolean {
  const text = toLowerAscii(value);
  const parts = toLowerAscii(pattern).split('*');
  const [first = ''] = parts;
  const last = parts.at(-1) ?? '';
  if (parts.length === 1) return text === first;
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length)
    return false;
  let at = first.length;
  for (const part of parts.slice(1, -1)) {
    const found = text.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return at <= text.length - last.length;
}

function toLowerAscii(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

export interface Grant {
  role: Role;
  issuer: string;
}

export interface Standing {
  held: readonly Role[];
  /** Roles that rules have given; roles without a grant were given by an administrator. */
  grants: readonly Grant[];
  institutions: readonly string[];
}

export interface StandingChange {
  gains: Role[];
  loses: Role[];
  /** Grants to record and to delete, for the institution of the sign-in. */
  granted: Role[];
  revoked: Role[];
  joins: string[];
  leaves: string[];
}

/** The changes that a sign-in at the institution makes for a person with these roles and grants. */
export function compareStanding(
  standing: Standing,
  { issuer, outcome }: { issuer: string; outcome: Pick<RuleOutcome, 'roles' | 'institutions'> },
): StandingChange {
  const { held, grants } = standing;
  const byRule = (role: Role) => grants.filter((grant) => grant.role === role);
  const isGrantedHere = (role: Role) => byRule(role).some((grant) => grant.issuer === issuer);
  const isByHand = (role: Role) => held.includes(role) && byRule(role).length === 0;
  const granted = outcome.roles.filter((role) => !isGrantedHere(role) && !isByHand(role));
  const revoked = grants
    .filter((grant) => grant.issuer === issuer && !outcome.roles.includes(grant.role))
    .map(({ role }) => role);
  return {
    gains: granted.filter((role) => !held.includes(role)),
    loses: revoked.filter((role) => byRule(role).length === 1),
    granted,
    revoked,
    joins: outcome.institutions.filter((name) => !standing.institutions.includes(name)),
    leaves: standing.institutions.filter((name) => !outcome.institutions.includes(name)),
  };
}

export function isUnchanged(change: StandingChange): boolean {
  return Object.values(change).every((list) => list.length === 0);
}
