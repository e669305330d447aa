import {
  type ClassId,
  courseRosterSchema,
  type RosterPreview,
  rosterPreviewSchema,
} from '@redraft/contracts';
import { addMember, world } from '@redraft/learning-platform';
import { beforeAll } from 'vitest';
import { platformServices, setUpPlatformServices, synchroniseDueRoster } from '../domain/lti/index.ts';
import { now, resetClock, setClock } from '../platform/clock.ts';
import { db } from '../platform/db.ts';
import { createLogger } from '../platform/logging.ts';
import type { Caller, TestApp } from './app.ts';
import { createClass } from './course.ts';
import type { TestPlatform } from './learning-platform.ts';

/** A class that is connected with the course of the test platform, and a worker that reads its roster when it is told to. */
export function useCourseRoster(app: TestApp, lti: TestPlatform) {
  const logger = createLogger('silent');
  let owner: Caller | undefined;
  let classId: ClassId | undefined;
  const teacher = (): Caller => {
    if (!owner) throw new Error('The instructor has not launched yet.');
    return owner;
  };
  const id = (): ClassId => {
    if (classId === undefined) throw new Error('The course has no class yet.');
    return classId;
  };
  const course = () => {
    const found = lti.platform().state.courses.find((one) => one.id === world.courseId);
    if (!found) throw new Error('The course is gone.');
    return found;
  };

  beforeAll(async () => {
    // The platform asks for our keys, which it does over the network.
    const address = await app.http().listen({ port: 0, host: '127.0.0.1' });
    for (const tool of lti.platform().state.tools) tool.jwksUri = `${address}/lti/jwks`;
    setUpPlatformServices({ allowsLocal: true });
    const { user, launch } = await lti.arrive();
    owner = await app.signInByName(user.username);
    classId = await createClass(owner);
    const body = { contextId: launch.contextId, classId };
    await owner.call('POST', '/api/lti/context/class', { body });
  });

  return {
    teacher,
    classId: id,
    course,
    /** As the worker does, some minutes later. */
    synchronise: async (minutes = 0) => {
      if (minutes > 0) setClock(() => new Date(Date.now() + minutes * 60_000));
      const reader = { client: platformServices(), clock: now, logger };
      while (await synchroniseDueRoster(reader));
      resetClock();
    },
    preview: async (): Promise<RosterPreview> =>
      rosterPreviewSchema.parse(
        (await teacher().call('POST', '/api/lti/roster/preview', { body: { classId: id() } })).body,
      ),
    apply: (preview: { fingerprint: string }, rest: object = {}) =>
      teacher().call('POST', '/api/lti/roster', {
        body: { classId: id(), fingerprint: preview.fingerprint, ...rest },
      }),
    state: async (caller = teacher()) =>
      courseRosterSchema.parse(
        (await caller.call('GET', '/api/lti/roster', { query: { classId: id() } })).body,
      ).course,
    /** Who is in the class, by their names on the platform: students with their sections, and assistants. */
    people: () => peopleOf(id()),
    /** Changes somebody in the course. */
    change: (personId: string, changes: Partial<ReturnType<typeof course>['members'][number]>) => {
      const member = course().members.find((one) => one.personId === personId);
      if (!member) throw new Error(`${personId} is not in the course.`);
      Object.assign(member, { changedAt: new Date().toISOString(), ...changes });
    },
    add: (personId: string) => {
      const changedAt = new Date().toISOString();
      return addMember(lti.platform().state, course(), { personId, roles: ['learner'], changedAt });
    },
  };
}

async function peopleOf(classId: ClassId) {
  const students = await db()
    .selectFrom('enrollments')
    .innerJoin('users', 'users.id', 'enrollments.student_id')
    .leftJoin('class_sections', 'class_sections.id', 'enrollments.section_id')
    .select(['users.last_name', 'class_sections.name'])
    .where('enrollments.class_id', '=', classId)
    .where('dropped_at', 'is', null)
    .orderBy('users.last_name')
    .execute();
  const assistants = await db()
    .selectFrom('class_assistants')
    .innerJoin('users', 'users.id', 'class_assistants.user_id')
    .select(['users.last_name', 'class_assistants.marking'])
    .where('class_assistants.class_id', '=', classId)
    .orderBy('users.last_name')
    .execute();
  return {
    students: Object.fromEntries(students.map((row) => [row.last_name, row.name])),
    assistants: Object.fromEntries(assistants.map((row) => [row.last_name, row.marking])),
  };
}
