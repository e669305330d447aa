import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { requestCourseRosters } from '../../domain/lti/index.ts';
import { db } from '../../platform/db.ts';
import { useApp } from '../../testing/app.ts';
import { useCourseRoster } from '../../testing/course-roster.ts';
import { localPlatforms, usePlatform } from '../../testing/learning-platform.ts';

const app = useApp({ settings: localPlatforms });
const lti = usePlatform(app);
const roster = useCourseRoster(app, lti);

/** Some time ago, before places were written down: nothing says who came by a launch. */
async function launch(personId: string) {
  const { user } = await lti.arrive({ personId });
  const launchedAt = new Date(Date.now() - 2 * 60 * 60_000);
  await db()
    .updateTable('lti_memberships')
    .set({ place: null, launched_at: launchedAt })
    .where('user_id', '=', user.id)
    .execute();
  return user;
}

async function migrate(): Promise<void> {
  const file = new URL('../../../migrations/202611290300_places_of_launches.sql', import.meta.url);
  await sql.raw(await readFile(file, 'utf8')).execute(db());
}

/** A roster from which this person is missing, long after their launch. */
async function synchroniseWithout(personId: string): Promise<string[]> {
  roster.change(personId, { status: 'Deleted' });
  await requestCourseRosters(new Date());
  await roster.synchronise();
  return Object.values(await roster.people()).flatMap((people) => Object.keys(people));
}

it.each([
  ['a student', 'early-student', 'learner'],
  ['an assistant', 'early-assistant', 'teaching assistant'],
] as const)(
  'a roster removes %s whose launch was recorded without a place, once the migration has added it',
  async (_who, id, role) => {
    const { familyName } = roster.add(id);
    roster.change(id, { roles: [role] });
    await launch(id);
    expect(await synchroniseWithout(id)).toContain(familyName);
    await migrate();
    expect(await synchroniseWithout(id)).not.toContain(familyName);
  },
);

it('a roster keeps a student who was enrolled by an instructor before their launch', async () => {
  const { familyName } = roster.add('enrolled');
  const { id } = await launch('enrolled');
  await db()
    .deleteFrom('audit_log')
    .where('action', '=', 'class.enroll')
    .where('actor_id', '=', id)
    .execute();
  await migrate();
  expect(await synchroniseWithout('enrolled')).toContain(familyName);
});
