import { classIdSchema, type Role } from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import { isEmpty, type ScopeIds, scopeChanges, toScopeIds } from './scope-rules.ts';

const classId = (id: number) => classIdSchema.parse(id);
const request = (areas: number[], classes: number[]) => ({
  areas: areas.map((id) => ({ id })),
  classes: classes.map((id) => ({ id: classId(id) })),
});
const name: Role = 'ROLE_TEACHING_ASSISTANT';
const limited: ScopeIds = { areaIds: [2], classIds: [classId(5)] };

it('chosen classes are stored once each, in a fixed order', () => {
  expect(toScopeIds(request([3, 1, 3], [9, 4]))).toEqual({ areaIds: [1, 3], classIds: [4, 9] });
});

it.each([
  [request([], []), true],
  [request([1], []), false],
  [request([], [1]), false],
])('a choice of classes is empty (case %#): %s', (some, expected) => {
  expect(isEmpty(toScopeIds(some))).toBe(expected);
});

describe('what a save changes for a role', () => {
  const before = new Map([[name, limited]]);
  const nothing = new Map<Role, ScopeIds>();
  it.each([
    ['left out, of one that is limited', { name, selected: true }, before, []],
    ['left out, of one that is given anew', { name, selected: true }, nothing, []],
    ['the same again', { name, selected: true, scope: request([2], [5, 5]) }, before, []],
    ['all classes as before', { name, selected: true, scope: null }, nothing, []],
    ['of a role that is taken away', { name, selected: false, scope: request([1], []) }, before, []],
    [
      'all classes now',
      { name, selected: true, scope: null },
      before,
      [{ role: name, before: limited, after: null }],
    ],
    [
      'chosen ones now',
      { name, selected: true, scope: request([2], [5]) },
      nothing,
      [{ role: name, before: null, after: limited }],
    ],
    [
      'one class less',
      { name, selected: true, scope: request([2], []) },
      before,
      [{ role: name, before: limited, after: { areaIds: [2], classIds: [] } }],
    ],
  ])('a save of a scoped role %s', (_name, item, was, expected) => {
    expect(scopeChanges([item], was)).toEqual(expected);
  });
});
