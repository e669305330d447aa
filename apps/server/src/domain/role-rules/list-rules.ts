import { createHash } from 'node:crypto';
import type { AuditedAction, RoleRuleId } from '@redraft/contracts';
import type { Rule } from './matching-rules.ts';

/** The changes that a save makes to the list of rules. */

type Stored = Rule & { id: RoleRuleId };

/** A version hash of everything that a save can change. */
export function versionOf(rules: readonly Stored[]): string {
  return createHash('sha256').update(JSON.stringify(rules)).digest('base64url').slice(0, 22);
}

export interface RuleChange {
  action: Extract<AuditedAction, `role_rule.${string}`>;
  id: RoleRuleId;
  before: Rule | null;
  after: Rule | null;
}

/** The rules that were changed or removed, and one entry if those that remain stand in another order. */
export function compareRules(before: readonly Stored[], after: readonly Rule[]): RuleChange[] {
  const remaining = new Map(after.flatMap((rule) => (rule.id === null ? [] : [[rule.id, rule] as const])));
  const removed = before.filter(({ id }) => !remaining.has(id));
  const changed = before.flatMap((rule): RuleChange[] => {
    const next = remaining.get(rule.id);
    if (next === undefined || areSame(rule, next)) return [];
    return [{ action: 'role_rule.change', id: rule.id, before: rule, after: next }];
  });
  const orderBefore = before.filter(({ id }) => remaining.has(id)).map(({ id }) => id);
  const orderAfter = [...remaining.keys()];
  const moved = orderAfter.find((id, index) => id !== orderBefore[index]);
  return [
    ...removed.map((rule) => ({
      action: 'role_rule.remove' as const,
      id: rule.id,
      before: rule,
      after: null,
    })),
    ...changed,
    ...(moved === undefined
      ? []
      : [{ action: 'role_rule.order' as const, id: moved, before: null, after: null }]),
  ];
}

function areSame(one: Rule, other: Rule): boolean {
  return (
    one.isOn === other.isOn &&
    one.issuer === other.issuer &&
    one.claim === other.claim &&
    one.pattern === other.pattern &&
    one.role === other.role &&
    one.institution === other.institution &&
    one.isLast === other.isLast
  );
}
