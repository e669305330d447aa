import { type RoleRuleId, roleRuleIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { compareRules, versionOf } from './list-rules.ts';
import type { Rule } from './matching-rules.ts';

const rule = (id: number, values: Partial<Rule> = {}): Rule & { id: RoleRuleId } => ({
  isOn: true,
  issuer: null,
  claim: 'groups',
  pattern: 'staff',
  role: 'ROLE_INSTRUCTOR',
  institution: '',
  isLast: false,
  ...values,
  id: roleRuleIdSchema.parse(id),
});

it.each([
  ['the same rules', [rule(1), rule(2)], []],
  ['a rule that is turned off', [rule(1, { isOn: false }), rule(2)], ['role_rule.change 1']],
  ['a rule that is missing', [rule(2)], ['role_rule.remove 1']],
  ['rules in another order', [rule(2), rule(1)], ['role_rule.order 2']],
  ['a new rule in front', [{ ...rule(9), id: null }, rule(1), rule(2)], []],
  [
    'everything at once',
    [rule(2, { pattern: 'x' }), { ...rule(9), id: null }],
    ['role_rule.remove 1', 'role_rule.change 2'],
  ],
])('the changes of %s are listed', (_name, after, expected) => {
  const changes = compareRules([rule(1), rule(2)], after);
  expect(changes.map(({ action, id }) => `${action} ${id}`)).toEqual(expected);
});

it('the version of a list differs with its order and its rules', () => {
  const lists = [[], [rule(1)], [rule(1), rule(2)], [rule(2), rule(1)], [rule(1, { pattern: 'x' })]];
  expect(new Set(lists.map(versionOf)).size).toBe(lists.length);
});
