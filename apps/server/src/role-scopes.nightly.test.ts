import type { Role } from '@redraft/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { hasPermission } from './access/index.ts';
import { replaceScopes, type ScopeIds } from './domain/role-scopes/index.ts';
import type { MountableRoute } from './platform/route.ts';
import { routes } from './routes.ts';
import { type Caller, useApp } from './testing/app.ts';
import { createClass, enrollStudent } from './testing/course.ts';
import { callWith, plausibleParts } from './testing/plausible-calls.ts';
import { makeWorld, type World } from './testing/world.ts';

/**
 * Makes every call that an assistant or a coordinator can make, for a class with all kinds of data and each scope of their role: if the scope
 * includes the class, responses equal those without a scope; otherwise the class is not found.
 */
const app = useApp();

const [ownArea, otherArea] = [12, 13];
/** Occurs in every response about the class. */
const title = 'Zanzibar seminar';

const scopes = {
  'for this class': (classId: number, _other: number) => ({ areaIds: [], classIds: [classId] }),
  'for its subject area': () => ({ areaIds: [ownArea], classIds: [] }),
  'for its subject area and another class': (_here: number, other: number) => ({
    areaIds: [ownArea],
    classIds: [other],
  }),
  'for another class': (_here: number, other: number) => ({ areaIds: [], classIds: [other] }),
  'for another subject area': () => ({ areaIds: [otherArea], classIds: [] }),
  'for another class and another subject area': (_here: number, other: number) => ({
    areaIds: [otherArea],
    classIds: [other],
  }),
  'for a class that is gone': () => ({ areaIds: [], classIds: [] }),
};
type Scope = keyof typeof scopes;
const includingScopes: Scope[] = [
  'for this class',
  'for its subject area',
  'for its subject area and another class',
];
const limitedRoles = ['ROLE_TEACHING_ASSISTANT', 'ROLE_EDUCATION_COORDINATOR'] as const;

/** Calls about the user's own role, and the one that ends a reader's presence, which always succeeds. */
const ownCalls = ['GET /api/assistant/scopes', 'DELETE /api/classes/textreaders'];

/** Calls about the own account other than those listing classes are left out: they would end the session or the account. */
const isTestedRoute = (role: Role, { method, permission, path, upload, isEndless }: MountableRoute) =>
  !(upload || isEndless || ownCalls.includes(`${method} ${path}`)) &&
  permission !== 'public' &&
  hasPermission({ roles: [role] }, permission) &&
  (permission !== 'account.use' || path === '/api/home');

let instructor: Caller;
let world: World;
let otherClassId: number;
beforeAll(async () => {
  instructor = await app.signInAs('ROLE_INSTRUCTOR');
  world = await makeWorld(app, instructor, { classname: title, subjectarea: ownArea });
  // A student who has not started the assignment due tomorrow.
  await enrollStudent(app, world.classId);
  otherClassId = await createClass(instructor, { subjectarea: 14 });
});

async function signInWithScope(role: Role, scope: Scope): Promise<Caller> {
  const caller = await app.signInAs(role);
  // Cast: the numbers of the classes made above.
  const scopeIds = scopes[scope](world.classId, otherClassId) as ScopeIds;
  await replaceScopes(caller.user.id, [{ role, before: null, after: scopeIds }]);
  return caller;
}

/** Calls that succeed only with a consistent combination of values. */
const consistentCalls = () => [
  ['GET', '/api/classes/submissions', { classId: world.classId, studentId: world.userId }] as const,
  [
    'GET',
    '/api/education/submissions',
    { classId: world.classId, assignmentId: world.assignmentId },
  ] as const,
  ['POST', '/api/classes/textdiff', { oldId: `${world.fileId}-1`, newId: `${world.fileId}` }] as const,
  ['GET', '/api/growth/passage', { submissionId: world.submissionId, from: 0, to: 4 }] as const,
];

/** The response of each call by its name. */
async function collectResponses(caller: Caller, role: Role) {
  const answers = new Map<string, { status: number; mentionsClass: boolean; hasIds: boolean }>();
  for (const route of routes.filter((one) => isTestedRoute(role, one)))
    for (const isWhole of [true, false]) {
      const parts = plausibleParts(route, { world, isWhole });
      const { status, body } = await callWith(route, caller.call, parts);
      answers.set(`${route.method} ${route.path}${isWhole ? '' : ' (required only)'}`, {
        status,
        mentionsClass: JSON.stringify(body ?? '').includes(title),
        hasIds: /[iI]ds?"/.test(JSON.stringify(parts)),
      });
    }
  for (const [method, path, query] of consistentCalls()) {
    const { status } = await caller.call(method, path, { query });
    answers.set(`${method} ${path} (consistent)`, { status, mentionsClass: false, hasIds: true });
  }
  return answers;
}

describe.each(limitedRoles)('%s', (role) => {
  let unscopedResponses: Awaited<ReturnType<typeof collectResponses>>;
  beforeAll(async () => {
    unscopedResponses = await collectResponses(await app.signInAs(role), role);
  }, 60_000);
  const namesWhere = (
    responses: typeof unscopedResponses,
    predicate: (answer: { status: number; mentionsClass: boolean; hasIds: boolean }) => boolean,
  ) => [...responses].filter(([, answer]) => predicate(answer)).map(([name]) => name);

  it('the role with all classes can make most calls for the class', () => {
    expect(
      namesWhere(unscopedResponses, ({ status, hasIds }) => status === 200 && hasIds).length,
    ).toBeGreaterThan(60);
    expect(namesWhere(unscopedResponses, ({ mentionsClass }) => mentionsClass).length).toBeGreaterThan(3);
    const refused = role === 'ROLE_TEACHING_ASSISTANT' ? [403] : [];
    const expectedStatuses = new Set([200, ...refused]);
    expect(
      new Set(
        consistentCalls().map(
          ([method, path]) => unscopedResponses.get(`${method} ${path} (consistent)`)?.status,
        ),
      ),
    ).toEqual(expectedStatuses);
  });

  it.each(includingScopes)(
    'the role with the scope %s gets the same responses as with all classes',
    async (scope) => {
      const answers = await collectResponses(await signInWithScope(role, scope), role);
      expect([...answers]).toEqual([...unscopedResponses]);
    },
    60_000,
  );

  const excludingScopes = Object.keys(scopes).filter(
    (scope): scope is Scope => !includingScopes.some((one) => one === scope),
  );
  it.each(excludingScopes)(
    'the role with the scope %s gets the same responses as for a missing class',
    async (scope) => {
      const answers = await collectResponses(await signInWithScope(role, scope), role);
      expect(namesWhere(answers, ({ mentionsClass }) => mentionsClass)).toEqual([]);
      const isFound = (name: string) => unscopedResponses.get(name)?.status === 200;
      const about = [...answers].filter(([name, { hasIds }]) => hasIds && isFound(name));
      expect(about.filter(([, { status }]) => status !== 404)).toEqual([]);
    },
    60_000,
  );
});
