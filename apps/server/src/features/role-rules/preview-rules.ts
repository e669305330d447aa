import { type Role, type RoleRuleChange, type RoleRulesPreview, roles } from '@redraft/contracts';
import type { compareStanding } from '../../domain/role-rules/index.ts';

/** Counts the changes that rules would make, person by person. */

/** Maximum of changes that are listed; all are counted. */
const maxListed = 100;

interface Previewed {
  person: Pick<RoleRuleChange, 'userId' | 'name' | 'username' | 'issuer' | 'has'>;
  applied: readonly number[];
  change: Pick<ReturnType<typeof compareStanding>, 'gains' | 'loses' | 'joins' | 'leaves'>;
}

export function createPreview(ruleCount: number) {
  const matches = new Array<number>(ruleCount).fill(0);
  const gains = new Map<Role, number>();
  const loses = new Map<Role, number>();
  const changes: RoleRuleChange[] = [];
  let [people, unknown, changed] = [0, 0, 0];
  return {
    skipUnknown: () => {
      unknown += 1;
    },
    add: ({ person, applied, change }: Previewed) => {
      people += 1;
      for (const index of applied) matches[index] = (matches[index] ?? 0) + 1;
      countRoles(gains, change.gains);
      countRoles(loses, change.loses);
      const { gains: gained, loses: lost, joins, leaves } = change;
      if (gained.length + lost.length + joins.length + leaves.length === 0) return;
      changed += 1;
      if (changes.length < maxListed) changes.push({ ...person, gains: gained, loses: lost, joins, leaves });
    },
    finish: (): RoleRulesPreview => ({
      people,
      unknown,
      matches,
      gains: listCounts(gains),
      loses: listCounts(loses),
      changed,
      changes,
    }),
  };
}

function countRoles(counts: Map<Role, number>, changed: readonly Role[]): void {
  for (const role of changed) counts.set(role, (counts.get(role) ?? 0) + 1);
}

function listCounts(counts: ReadonlyMap<Role, number>) {
  return roles.flatMap((role) => {
    const people = counts.get(role);
    return people === undefined ? [] : [{ role, people }];
  });
}
