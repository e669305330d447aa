import type { Role } from '@redraft/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { hasPermission } from './access/index.ts';
import { type RequestedScope, replaceScopes } from './domain/role-scopes/index.ts';
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
  'for this class': (here: number, _other: number) => ({ areaIds: [], classIds: [here] }),
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
const reads: Scope[] = ['for this class', 'for its subject area', 'for its subject area and another class'];
const limitedRoles = ['ROLE_TEACHING_ASSISTANT', 'ROLE_EDUCATION_COORDINATOR'] as const;

/** Calls about the user's own role, and the one that ends a reader's presence, which always succeeds. */
const ofTheirOwn = ['GET /api/assistant/scopes', 'DELETE /api/classes/textreaders'];

/** Calls about the own account other than those listing classes are left out: they would end the session or the account. */
const isRequested = (role: Role, { method, permission, path, upload, isEndless }: MountableRoute) =>
  !(upload || isEndless || ofTheirOwn.includes(`${method} ${path}`)) &&
  permission !== 'public' &&
  hasPermission({ roles: [role] }, permission) &&
  (permission !== 'account.use' || path === '/api/home');

let instructor: Caller;
let world: World;
let elsewhere: number;
beforeAll(async () => {
  instructor = await app.signInAs('ROLE_INSTRUCTOR');
  world = await makeWorld(app, instructor, { classname: title, subjectarea: ownArea });
  // A student who has not started the assignment due tomorrow.
  await enrollStudent(app, world.classId);
  elsewhere = await createClass(instructor, { subjectarea: 14 });
});

async function limited(role: Role, scope: Scope): Promise<Caller> {
  const caller = await app.signInAs(role);
  // Boundary: the numbers of the classes made above.
  const after = scopes[scope](world.classId, elsewhere) as RequestedScope;
  await replaceScopes(caller.user.id, [{ role, before: null, after }]);
  return caller;
}

/** Calls that succeed only with a consistent combination of values. */
const fitting = () => [
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
async function answersTo(caller: Caller, role: Role) {
  const answers = new Map<string, { status: number; isTold: boolean; isAboutIt: boolean }>();
  for (const route of routes.filter((one) => isRequested(role, one)))
    for (const isWhole of [true, false]) {
      const parts = plausibleParts(route, { world, isWhole });
      const { status, body } = await callWith(route, caller.call, parts);
      answers.set(`${route.method} ${route.path}${isWhole ? '' : ' (least)'}`, {
        status,
        isTold: JSON.stringify(body ?? '').includes(title),
        isAboutIt: /[iI]ds?"/.test(JSON.stringify(parts)),
      });
    }
  for (const [method, path, query] of fitting()) {
    const { status } = await caller.call(method, path, { query });
    answers.set(`${method} ${path} (fitting)`, { status, isTold: false, isAboutIt: true });
  }
  return answers;
}

describe.each(limitedRoles)('%s', (role) => {
  let all: Awaited<ReturnType<typeof answersTo>>;
  beforeAll(async () => {
    all = await answersTo(await app.signInAs(role), role);
  }, 60_000);
  const named = (
    some: typeof all,
    is: (answer: { status: number; isTold: boolean; isAboutIt: boolean }) => boolean,
  ) => [...some].filter(([, answer]) => is(answer)).map(([name]) => name);

  it('the role with all classes can make most calls for the class', () => {
    expect(named(all, ({ status, isAboutIt }) => status === 200 && isAboutIt).length).toBeGreaterThan(60);
    expect(named(all, ({ isTold }) => isTold).length).toBeGreaterThan(3);
    const refused = role === 'ROLE_TEACHING_ASSISTANT' ? [403] : [];
    const found = new Set([200, ...refused]);
    expect(
      new Set(fitting().map(([method, path]) => all.get(`${method} ${path} (fitting)`)?.status)),
    ).toEqual(found);
  });

  it.each(reads)(
    'the role with the scope %s gets the same responses as with all classes',
    async (scope) => {
      const answers = await answersTo(await limited(role, scope), role);
      expect([...answers]).toEqual([...all]);
    },
    60_000,
  );

  const shut = Object.keys(scopes).filter((scope): scope is Scope => !reads.some((one) => one === scope));
  it.each(shut)(
    'the role with the scope %s gets the same responses as for a missing class',
    async (scope) => {
      const answers = await answersTo(await limited(role, scope), role);
      expect(named(answers, ({ isTold }) => isTold)).toEqual([]);
      const isFound = (name: string) => all.get(name)?.status === 200;
      const about = [...answers].filter(([name, { isAboutIt }]) => isAboutIt && isFound(name));
      expect(about.filter(([, { status }]) => status !== 404)).toEqual([]);
    },
    60_000,
  );
});
