import { classIdSchema, retentionSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { purgeFiles } from '../../domain/revisions/index.ts';
import { pool } from '../../platform/db.ts';
import { createLogger } from '../../platform/logging.ts';
import { useApp } from '../../testing/app.ts';
import { startedAssignment } from '../../testing/open-workspace.ts';
import { removeExpiredClass } from '../class-page/index.ts';
import { deleteExpiredClasses } from './service.ts';

const app = useApp();
const logger = createLogger('silent');
const sweep = (now: Date) => deleteExpiredClasses({ removeClass: removeExpiredClass, logger }, now);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const count = async (table: string) =>
  Number((await pool().query(`SELECT count(*)::int AS count FROM ${table}`)).rows[0]?.count);

it('a class whose retention period is over is deleted with its texts, unless it is on hold', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  await startedAssignment(app, {});
  await pool().query(`UPDATE classes SET start_day = '2020-01-01', end_day = '2020-06-30'`);
  const { rows } = await pool().query('SELECT id FROM classes');
  const classId = classIdSchema.parse(rows[0]?.id);
  const read = async (query: Record<string, number> = {}) =>
    retentionSchema.parse((await admin.call('GET', '/api/admin/retention', { query })).body);

  // Nothing is deleted by default, and a preview changes nothing.
  expect(await sweep(inDays(30))).toBe(0);
  expect(await read({ months: 12 })).toMatchObject({
    months: null,
    deletesFrom: null,
    classes: [{ id: classId, endDay: '2020-06-30', texts: 1, deletedFrom: '2021-07-01', hold: null }],
  });
  expect((await read()).classes).toMatchObject([{ deletedFrom: null }]);
  expect((await admin.call('PUT', '/api/admin/retention', { body: { months: 12 } })).status).toBe(200);
  expect(await sweep(inDays(6))).toBe(0);

  const unknown = { classId: classId + 1000, reason: 'An appeal' };
  expect((await admin.call('PUT', '/api/admin/retention/hold', { body: unknown })).status).toBe(404);
  const hold = { classId, reason: 'An appeal' };
  expect((await admin.call('PUT', '/api/admin/retention/hold', { body: hold })).status).toBe(200);
  expect(await sweep(inDays(8))).toBe(0);
  expect((await admin.call('DELETE', '/api/classes/class', { query: { id: classId } })).status).not.toBe(200);
  expect((await read()).classes).toMatchObject([{ hold: { reason: 'An appeal' } }]);
  expect((await admin.call('DELETE', '/api/admin/retention/hold', { query: { classId } })).status).toBe(200);
  expect((await admin.call('DELETE', '/api/admin/retention/hold', { query: { classId } })).status).toBe(404);

  expect(await count('submissions')).toBe(1);
  expect(await sweep(inDays(8))).toBe(1);
  await purgeFiles(inDays(9), () => undefined);
  for (const table of ['classes', 'assignments', 'submissions', 'enrollments', 'file_places'])
    expect([table, await count(table)]).toEqual([table, 0]);
  const { rows: acts } = await pool().query(
    `SELECT action, actor_id IS NULL AS by_program FROM audit_log WHERE action IN ('class.hold', 'class.end_hold',
      'class.retention_change', 'class.retention_end') ORDER BY id`,
  );
  expect(acts.map(({ action, by_program }) => [action, by_program])).toEqual([
    ['class.retention_change', false],
    ['class.hold', false],
    ['class.end_hold', false],
    ['class.retention_end', true],
  ]);
});

it('a class on hold cannot be deleted', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const { instructor } = await startedAssignment(app, {});
  const { rows } = await pool().query('SELECT max(id) AS id FROM classes');
  const classId = classIdSchema.parse(rows[0]?.id);
  await admin.call('PUT', '/api/admin/retention/hold', { body: { classId, reason: 'An appeal' } });
  const refused = await instructor.call('DELETE', '/api/classes/class', { query: { id: classId } });
  expect(refused).toMatchObject({ status: 409, body: { code: 'class.held' } });
});

it('classes on hold are listed first, however many have ended before them', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  await startedAssignment(app, {});
  const { rows } = await pool().query('SELECT max(id) AS id FROM classes');
  const classId = classIdSchema.parse(rows[0]?.id);
  await pool().query(
    `INSERT INTO classes (owner_id, name, start_day, end_day, time_zone, created_at, enroll_key, grade_method, grades,
      student_level_id, subject_area_id)
    SELECT owner_id, name, '2001-01-01', '2001-06-30', time_zone, created_at, 'ended ' || number, grade_method, grades,
      student_level_id, subject_area_id FROM classes, generate_series(1, 501) AS number WHERE id = $1`,
    [classId],
  );
  await admin.call('PUT', '/api/admin/retention/hold', { body: { classId, reason: 'An appeal' } });
  const { body } = await admin.call('GET', '/api/admin/retention');
  const { classes } = retentionSchema.parse(body);
  const held = classes.filter(({ hold }) => hold !== null);
  expect(held.map(({ id }) => id)).toContain(classId);
  expect(classes.slice(0, held.length)).toEqual(held);
});
