import type { RoleRule, RoleRules, RoleRulesPreview, SaveRoleRulesBody } from '@redraft/contracts';
import { roles } from '@redraft/contracts';
import { sentence } from '@redraft/sentences';
import { type Actor, administeringRoles } from '../../access/index.ts';
import { selectKeptRoles } from '../../domain/accounts/index.ts';
import {
  claimNameOf,
  listIssuers,
  listKnownClaims,
  listKnownIdentities,
} from '../../domain/identities/index.ts';
import {
  compareStanding,
  decideRolesBy,
  listStandings,
  type RulePolicy,
  readRules,
  requireGivable,
  saveRules,
} from '../../domain/role-rules/index.ts';
import { AppError } from '../../platform/errors.ts';
import { createPreview } from './preview-rules.ts';

interface SignOnFacts {
  policy: RulePolicy;
  /** The institutions available for sign-in. */
  offered: readonly { issuer: string; name: string }[];
}

/** Limits of the suggestions, which come from the identities that were used last; more would not help to choose. */
const suggested = { identities: 2000, claims: 50, values: 30 };

export async function readRulesPage({ policy, offered }: SignOnFacts): Promise<RoleRules> {
  const [{ rules, version }, claims, issuers] = await Promise.all([
    readRules(),
    listKnownClaims(suggested),
    listIssuers(),
  ]);
  const others = issuers.filter((issuer) => offered.every((one) => one.issuer !== issuer));
  return {
    rules,
    version,
    claims,
    institutions: [
      ...offered.map(({ issuer, name }) => ({ issuer, name })),
      ...others.map((issuer) => ({ issuer, name: issuer })),
    ],
    roles: roles.filter((role) => policy.rulesAdminister || !administeringRoles().includes(role)),
  };
}

export async function saveRulesPage(
  actor: Actor,
  { rules, version, ...facts }: SaveRoleRulesBody & SignOnFacts,
  now: Date,
): Promise<RoleRules> {
  await saveRules(actor, { rules: requireRules(rules, facts), version }, now);
  return readRulesPage(facts);
}

/** Validates rules, and replaces names of claims by those under which claims are stored. */
function requireRules(rules: readonly RoleRule[], { policy }: SignOnFacts): RoleRule[] {
  requireGivable(rules, policy);
  return rules.map((rule) => {
    const claim = claimNameOf(rule.claim);
    if (claim === null) throw new AppError(sentence('rule.claim_not_kept', { claim: rule.claim }));
    return { ...rule, claim };
  });
}

/** Identities per batch; other requests are answered between batches. */
const batchSize = 200;

/** The changes that the rules would make at the next sign-in of everyone who has signed in through an institution. */
export async function previewRules(
  drafts: readonly RoleRule[],
  facts: SignOnFacts,
): Promise<RoleRulesPreview> {
  const rules = requireRules(drafts, facts);
  const preview = createPreview(rules.length);
  let batch = await listKnownIdentities(null, batchSize);
  while (batch.length > 0) {
    const standings = await listStandings(batch);
    for (const [index, identity] of batch.entries()) {
      const { userId, name, username, issuer, claims } = identity;
      const standing = standings[index];
      if (claims === null || standing === undefined) {
        preview.skipUnknown();
        continue;
      }
      const outcome = decideRolesBy(rules, { issuer, claims }, facts.policy);
      const change = compareStanding(standing, { issuer, outcome });
      const kept = await selectKeptRoles(userId, change.loses);
      preview.add({
        person: { userId, name, username, issuer, has: [...standing.held] },
        applied: outcome.applied,
        change: { ...change, loses: change.loses.filter((role) => !kept.includes(role)) },
      });
    }
    batch = await listKnownIdentities(batch.at(-1) ?? null, batchSize);
  }
  return preview.finish();
}
