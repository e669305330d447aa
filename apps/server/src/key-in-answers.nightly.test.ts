import { beforeAll, expect, it } from 'vitest';
import { hasPermission } from './access/index.ts';
import { db } from './platform/db.ts';
import type { MountableRoute } from './platform/route.ts';
import { routes } from './routes.ts';
import { type Caller, useApp } from './testing/app.ts';
import { callWith, plausibleKey, plausibleParts } from './testing/plausible-calls.ts';
import { makeWorld, type World } from './testing/world.ts';

/**
 * Makes every call that a student can make, as each kind of student, about a class with all kinds of data: no response contains the enrolment key.
 */
const app = useApp();

const ending = ['/api/auth/signout', '/api/auth/signouteverywhere'];
const isForStudents = ({ permission, path, upload, isEndless }: MountableRoute) =>
  !(upload || isEndless || ending.includes(path)) &&
  (permission === 'public' || hasPermission({ roles: ['ROLE_STUDENT'] }, permission));

let instructor: Caller;
let world: World;
let students: Record<'enrolled' | 'withTheKey' | 'invited' | 'withoutAny', Caller>;
beforeAll(async () => {
  instructor = await app.signInAs('ROLE_INSTRUCTOR');
  world = await makeWorld(app, instructor, { enrollkey: plausibleKey });
  const [withTheKey, invited, withoutAny] = [
    await app.signInAs('ROLE_STUDENT'),
    await app.signInAs('ROLE_STUDENT'),
    await app.signInAs('ROLE_STUDENT'),
  ];
  students = { enrolled: world.student, withTheKey, invited, withoutAny };
  await invite(invited);
});

/** Imports the student with a roster before the account is confirmed. */
async function invite({ user }: Caller): Promise<void> {
  const confirm = (confirmed: boolean) =>
    db().updateTable('users').set({ confirmed }).where('id', '=', user.id).execute();
  await confirm(false);
  const body = { classId: world.classId, rows: [{ line: 1, email: user.email }] };
  await instructor.call('POST', '/api/classes/roster', { body });
  await confirm(true);
}

it('no response to a student contains the enrolment key', async () => {
  const answered = new Set<string>();
  const telling: string[] = [];
  for (const caller of Object.values(students)) {
    for (const route of routes.filter(isForStudents)) {
      for (const isWhole of [true, false]) {
        const { status, body } = await callWith(
          route,
          caller.call,
          plausibleParts(route, { world, isWhole }),
        );
        if (status === 200) answered.add(route.path);
        if (JSON.stringify(body).includes(plausibleKey)) telling.push(`${route.method} ${route.path}`);
      }
    }
  }
  expect(telling).toEqual([]);
  expect([...answered]).toEqual(
    expect.arrayContaining([
      '/api/classes/ClassSearch',
      '/api/classes/classenroll',
      '/api/classes/getclass',
      '/api/classes/invitations',
      '/api/classes/myclasses',
      '/api/classes/overview',
      '/api/student/assignment',
    ]),
  );
}, 60_000);

it('the instructor of a class can read its enrolment key', async () => {
  const query = { id: world.classId };
  const { body } = await instructor.call('POST', '/api/classes/getclass', { query });
  expect(body).toMatchObject({ enrollkey: plausibleKey, enrollKey: plausibleKey });
});
