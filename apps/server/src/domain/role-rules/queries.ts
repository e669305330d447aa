import { type Role, type RoleRuleId, roleSchema, type UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';
import type { Rule, Standing } from './matching-rules.ts';

export type StoredRule = Rule & { id: RoleRuleId };

/** Serialises changes to the rules until the end of the transaction. */
export async function lockRules(): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('role rules', 0))`.execute(db());
}

export async function listRules(): Promise<StoredRule[]> {
  const rows = await db().selectFrom('role_rules').selectAll().orderBy('position').execute();
  return rows.map((row) => ({
    id: row.id,
    isOn: row.is_on,
    issuer: row.issuer,
    claim: row.claim,
    pattern: row.pattern,
    role: roleSchema.nullable().parse(row.role),
    institution: row.institution ?? '',
    isLast: row.is_last,
  }));
}

function columnsOf(rule: Rule, position: number) {
  return {
    position,
    is_on: rule.isOn,
    issuer: rule.issuer,
    claim: rule.claim,
    pattern: rule.pattern,
    role: rule.role,
    institution: rule.institution === '' ? null : rule.institution,
    is_last: rule.isLast,
  };
}

export async function insertRule(rule: Rule, position: number): Promise<RoleRuleId> {
  const { id } = await db()
    .insertInto('role_rules')
    .values(columnsOf(rule, position))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateRule(id: RoleRuleId, rule: Rule, position: number): Promise<void> {
  await db().updateTable('role_rules').set(columnsOf(rule, position)).where('id', '=', id).execute();
}

export async function deleteRule(id: RoleRuleId): Promise<void> {
  await db().deleteFrom('role_rules').where('id', '=', id).execute();
}

/**
 * The roles of each account, those that rules gave for any issuer, and the institutions that rules gave for this issuer: names of schools or faculties
 * that are listed with the account.
 */
export async function listStandings(
  people: readonly { userId: UserId; issuer: string }[],
): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    SELECT coalesce((SELECT array_agg(role ORDER BY role) FROM user_roles WHERE user_id = people.user_id), '{}') AS held,
      coalesce((SELECT jsonb_agg(jsonb_build_object('role', role, 'issuer', role_rule_grants.issuer))
        FROM role_rule_grants WHERE user_id = people.user_id), '[]') AS grants,
      coalesce((SELECT array_agg(name ORDER BY name) FROM account_institutions
        WHERE user_id = people.user_id AND account_institutions.issuer = people.issuer), '{}') AS institutions
    FROM unnest(${people.map(({ userId }) => userId)}::bigint[], ${people.map(({ issuer }) => issuer)}::text[])
      WITH ORDINALITY AS people (user_id, issuer, place)
    ORDER BY place`.execute(db());
  return rows;
}

export async function insertGrants(
  { userId, issuer, roles }: { userId: UserId; issuer: string; roles: readonly Role[] },
  at: Date,
): Promise<void> {
  if (roles.length === 0) return;
  await db()
    .insertInto('role_rule_grants')
    .values(roles.map((role) => ({ user_id: userId, role, issuer, given_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteGrants({
  userId,
  issuer,
  roles,
}: {
  userId: UserId;
  issuer: string;
  roles: readonly Role[];
}): Promise<void> {
  await sql`DELETE FROM role_rule_grants WHERE user_id = ${userId} AND issuer = ${issuer} AND role = ANY(${[...roles]}::text[])`.execute(
    db(),
  );
}

export async function replaceInstitutions({
  userId,
  issuer,
  names,
}: {
  userId: UserId;
  issuer: string;
  names: readonly string[];
}): Promise<void> {
  await db()
    .deleteFrom('account_institutions')
    .where('user_id', '=', userId)
    .where('issuer', '=', issuer)
    .execute();
  if (names.length > 0)
    await db()
      .insertInto('account_institutions')
      .values(names.map((name) => ({ user_id: userId, issuer, name })))
      .execute();
}
