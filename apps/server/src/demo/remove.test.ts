import type { Role } from '@redraft/contracts';
import { afterEach, describe, expect, it } from 'vitest';
import {
  endDemoSessions,
  isOnlyManager,
  markDemoAccounts,
  openDemoAccounts,
} from '../domain/accounts/index.ts';
import { now } from '../platform/clock.ts';
import { db } from '../platform/db.ts';
import { type Caller, password, useApp } from '../testing/app.ts';
import { createAssignment, createClass, joinClass } from '../testing/course.ts';
import { openWorkspace } from '../testing/open-workspace.ts';
import { DemoKept, removeDemo } from './remove.ts';

const app = useApp();

async function signInAsDemo(...roles: Role[]): Promise<Caller> {
  const caller = await app.signInAs(...roles);
  await markDemoAccounts([caller.user.id]);
  return caller;
}

/** A class of the demo world in which a student has written. */
async function writeWorld() {
  const [instructor, student] = [await signInAsDemo('ROLE_INSTRUCTOR'), await signInAsDemo('ROLE_STUDENT')];
  const classId = await createClass(instructor);
  const assignmentId = await createAssignment(instructor, classId);
  await joinClass(student, classId);
  const workspace = await openWorkspace(app, student, assignmentId);
  await workspace.save('A text of the demo world');
  return { instructor, student, classId, assignmentId };
}

const ids = async (table: 'users' | 'classes' | 'submissions' | 'files') =>
  (await db().selectFrom(table).select('id').execute()).map(({ id }) => Number(id));

describe('removing the demo world', () => {
  it('removing the demo world takes its classes, texts and accounts, and nothing else', async () => {
    const admin = await app.signInAs('ROLE_ADMIN');
    const colleague = await app.signInAs('ROLE_INSTRUCTOR');
    const kept = await createClass(colleague);
    const world = await writeWorld();
    expect(await removeDemo({ includesOthers: false }, now())).toEqual({ accounts: 2, classes: 1 });
    expect(await ids('classes')).toEqual([kept]);
    expect(await ids('submissions')).toEqual([]);
    const users = await ids('users');
    expect(users).toEqual(expect.arrayContaining([admin.user.id, colleague.user.id]));
    expect(users).not.toContain(world.instructor.user.id);
    expect(users).not.toContain(world.student.user.id);
    expect(await removeDemo({ includesOthers: false }, now())).toEqual({ accounts: 0, classes: 0 });
  });

  it('removing the demo world is refused while other people belong to its classes, unless it is asked for', async () => {
    await app.signInAs('ROLE_ADMIN');
    const { classId } = await writeWorld();
    const guest = await app.signInAs('ROLE_STUDENT');
    await joinClass(guest, classId);
    await expect(removeDemo({ includesOthers: false }, now())).rejects.toThrow(DemoKept);
    expect(await ids('classes')).toContain(classId);
    expect(await removeDemo({ includesOthers: true }, now())).toMatchObject({ classes: 1 });
    expect(await ids('users')).toContain(guest.user.id);
  });

  it('removing the demo world is refused while its administrator is the only one', async () => {
    await db().deleteFrom('user_roles').where('role', '=', 'ROLE_ADMIN').execute();
    await signInAsDemo('ROLE_ADMIN');
    await expect(removeDemo({ includesOthers: false }, now())).rejects.toThrow('only administrator');
  });
});

describe('a server without the demo', () => {
  afterEach(() => openDemoAccounts(true));
  const signIn = ({ user: { username } }: Caller) =>
    app.anonymous('POST', '/api/auth/signin', { body: { username, password } });

  it('a server without the demo lets no demo account sign in, and others as always', async () => {
    const [demo, person] = [await signInAsDemo('ROLE_ADMIN'), await app.signInAs('ROLE_ADMIN')];
    expect((await signIn(demo)).status).toBe(200);
    openDemoAccounts(false);
    expect(await signIn(demo)).toMatchObject({ status: 403, body: { code: 'auth.demo_off' } });
    expect((await signIn(person)).status).toBe(200);
  });

  it('a server without the demo ends what demo accounts have open when it starts', async () => {
    const [demo, person] = [await signInAsDemo('ROLE_STUDENT'), await app.signInAs('ROLE_STUDENT')];
    openDemoAccounts(false);
    expect((await demo.call('GET', '/api/home')).status).toBe(403);
    await endDemoSessions(now());
    expect((await demo.call('GET', '/api/home')).status).toBe(401);
    expect((await person.call('GET', '/api/home')).status).toBe(200);
  });

  it('a server without the demo does not count its administrator as another one', async () => {
    await db().deleteFrom('user_roles').where('role', '=', 'ROLE_ADMIN').execute();
    const person = await app.signInAs('ROLE_ADMIN');
    await signInAsDemo('ROLE_ADMIN');
    expect(await isOnlyManager(person.user.id)).toBe(false);
    openDemoAccounts(false);
    expect(await isOnlyManager(person.user.id)).toBe(true);
  });
});
