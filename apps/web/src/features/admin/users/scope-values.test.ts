import { classIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { emptyScopes, type ScopeField, scopeOf, sentScope, withScope } from './scope-values.ts';

const name = 'ROLE_TEACHING_ASSISTANT';
const biology = { id: 14, name: 'Biology' };
const classInfo = {
  id: classIdSchema.parse(5),
  name: 'Rhetoric',
  instructorName: 'Ada Byron',
  enrollkey: 'AB-12345',
  subjectArea: 'Biology',
  archived: false,
};
const scope = (overrides: Partial<ScopeField> = {}): ScopeField => ({
  name,
  isLimited: true,
  areas: [],
  classes: [],
  ...overrides,
});

it.each([
  ['undefined for a role that cannot be limited', [], {}],
  [
    'all classes, whatever was selected before',
    [scope({ isLimited: false, areas: [biology] })],
    { scope: null },
  ],
  [
    'the ids of the selection',
    [scope({ areas: [biology], classes: [classInfo] })],
    { scope: { areas: [{ id: 14 }], classes: [{ id: 5 }] } },
  ],
])('the saved scope of a role is %s', (_what, scopes, expected) => {
  expect(sentScope(scopes, name)).toEqual(expected);
});

it.each([
  ['a limited role', scope(), [name], [name]],
  ['a role that is not ticked', scope(), [], []],
  ['a role for all classes', scope({ isLimited: false }), [name], []],
  ['a role with an area', scope({ areas: [biology] }), [name], []],
  ['a role with a class', scope({ classes: [classInfo] }), [name], []],
] as const)('an empty selection in %s is reported at its field', (_what, one, ticked, expected) => {
  expect(emptyScopes([one], ticked)).toEqual(expected);
});

it('a new scope replaces the scope of the same role and of no other', () => {
  const other = scope({ name: 'ROLE_EDUCATION_COORDINATOR' });
  const changed = withScope([scope(), other], scope({ areas: [biology] }));
  expect(scopeOf(changed, name).areas).toEqual([biology]);
  expect(changed).toHaveLength(2);
  expect(scopeOf([], name)).toEqual(scope({ isLimited: false }));
});
