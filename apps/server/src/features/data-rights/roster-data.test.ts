import { madeRosterSourceSchema } from '@redraft/contracts';
import { fflateCodec, inflateEntry, readZip } from '@redraft/documents';
import { expect, it } from 'vitest';
import { importDelivery } from '../../domain/oneroster/index.ts';
import { now } from '../../platform/clock.ts';
import { db } from '../../platform/db.ts';
import { createLogger } from '../../platform/logging.ts';
import { useApp } from '../../testing/app.ts';
import { exportFiles, sampleWorld } from '../../testing/oneroster.ts';
import { makeExports } from './export.ts';

const app = useApp();

it('a data export contains the records of student information systems about the user, and about no one else', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const lookups = await db().selectFrom('lookups').select(['id', 'kind']).execute();
  const idOf = (kind: string) => lookups.find((one) => one.kind === kind)?.id;
  const body = {
    name: 'District',
    timeZone: 'UTC',
    subjectAreaId: idOf('area'),
    studentLevelId: idOf('level'),
  };
  const { id } = madeRosterSourceSchema.parse(
    (await admin.call('POST', '/api/admin/oneroster', { body })).body,
  );
  const files = exportFiles(sampleWorld('own')).map(([name, text]) => ({
    name,
    bytes: new TextEncoder().encode(text),
  }));
  const request = {
    sourceId: id,
    delivery: { kind: 'files' as const, files },
    isDryRun: false,
    isLocal: false,
  };
  expect((await importDelivery(admin.user.id, request, now())).isDone).toBe(true);
  const { username } = await db()
    .selectFrom('users')
    .select('username')
    .where('email', '=', 'own.s1@example.org')
    .executeTakeFirstOrThrow();
  const student = await app.signInByName(username);
  await student.call('POST', '/api/account/export');
  await makeExports(now, createLogger('silent'));
  const headers = { authorization: `Bearer ${student.user.accessToken}` };
  const file = await app.http().inject({ url: '/api/account/export/file', headers });
  const profile = readZip(file.rawPayload).find(({ name }) => name === 'profile.json');
  if (!profile) throw new Error('The export has no profile.');
  const text = new TextDecoder().decode(inflateEntry(profile, fflateCodec));
  const system = 'District';
  expect(JSON.parse(text)).toMatchObject({
    schoolSystems: [{ system, sourcedId: 's1', hasMadeAccount: true }],
    schoolSystemRecords: [
      { system, kind: 'enrollments', className: 'Rhetoric', record: { user: 's1', role: 'student' } },
      { system, kind: 'enrollments', className: 'Poetics' },
      { system, kind: 'users', record: { lastName: 'S1', email: 'own.s1@example.org' } },
    ],
    schoolSystemPlaces: [
      { system, className: 'Rhetoric', role: 'student' },
      { system, className: 'Poetics', role: 'student' },
    ],
  });
  expect(text).not.toContain('own.s2@example.org');
});
