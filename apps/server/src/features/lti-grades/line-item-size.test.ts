import type { AssignmentId } from '@redraft/contracts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { platformServices, sendDueGrades, setUpPlatformServices } from '../../domain/lti/index.ts';
import { now } from '../../platform/clock.ts';
import { db } from '../../platform/db.ts';
import { createLogger } from '../../platform/logging.ts';
import { useApp } from '../../testing/app.ts';
import { createAssignment, createClass } from '../../testing/course.ts';
import { localPlatforms, usePlatform } from '../../testing/learning-platform.ts';
import { rowsRead } from '../../testing/rows-read.ts';

const app = useApp({ settings: localPlatforms });
const lti = usePlatform(app);

/** Plans what is due, and sends nothing. */
const plan = () =>
  sendDueGrades({ client: platformServices(), clock: now, logger: createLogger('silent') }, () => true);
const countItems = async () => (await db().selectFrom('lti_line_items').select('id').execute()).length;

/** Copies of an assignment with its drafts, each with a link in the course. */
async function linkCopies(original: AssignmentId, count: number): Promise<void> {
  const first = 1_000_000;
  await sql`
    INSERT INTO assignments OVERRIDING SYSTEM VALUE
    SELECT copy.* FROM assignments, generate_series(1, ${count}) AS number,
      jsonb_populate_record(NULL::assignments, to_jsonb(assignments) || jsonb_build_object('id', ${first} + number)) AS copy
    WHERE assignments.id = ${original}`.execute(db());
  await sql`
    INSERT INTO drafts OVERRIDING SYSTEM VALUE
    SELECT copy.* FROM drafts, generate_series(1, ${count}) AS number,
      jsonb_populate_record(NULL::drafts, to_jsonb(drafts)
        || jsonb_build_object('id', ${first} * drafts.id + number, 'assignment_id', ${first} + number)) AS copy
    WHERE drafts.assignment_id = ${original}`.execute(db());
  await sql`
    INSERT INTO lti_resource_links (context_id, resource_link_id, title, assignment_id, launched_at)
    SELECT lti_contexts.id, 'copy-' || number, '', ${first} + number, now()
    FROM lti_contexts, generate_series(1, ${count}) AS number`.execute(db());
  await sql`ANALYZE assignments, drafts, lti_resource_links`.execute(db());
}

it('planning line items reads only the assignments that have changed, however many are linked', async () => {
  setUpPlatformServices({ allowsLocal: true });
  const { user, launch } = await lti.arrive();
  const instructor = await app.signInByName(user.username);
  const classId = await createClass(instructor);
  await instructor.call('POST', '/api/lti/context/class', { body: { contextId: launch.contextId, classId } });
  await linkCopies(await createAssignment(instructor, classId), 1200);
  await plan();
  expect(await countItems()).toBe(1200);
  expect(await rowsRead(plan)).toBeLessThan(10);
  await sql`UPDATE assignments SET title = 'Another title' WHERE id = 1000007`.execute(db());
  expect(await rowsRead(plan)).toBeLessThan(100);
  const labels = await db()
    .selectFrom('lti_line_items')
    .select('assignment_id')
    .where('label', '=', 'Another title')
    .execute();
  expect(labels).toEqual([{ assignment_id: 1_000_007 }]);
});
