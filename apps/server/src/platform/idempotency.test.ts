import { randomUUID } from 'node:crypto';
import { type ClassId, sectionIdSchema } from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { routes } from '../routes.ts';
import type { Caller } from '../testing/app.ts';
import { useApp } from '../testing/app.ts';
import { assignmentBody, classBody, createClass } from '../testing/course.ts';
import { now } from './clock.ts';
import { db } from './db.ts';
import { deleteOldKeys } from './idempotency.ts';

const app = useApp();
const keyed = (key: string, rest: { body?: unknown; query?: Record<string, number> }) => ({
  ...rest,
  headers: { 'idempotency-key': key },
});
const loadTitles = async (classId: ClassId) => {
  const rows = await db().selectFrom('assignments').select('title').where('class_id', '=', classId).execute();
  return rows.map(({ title }) => title);
};
async function ownClass() {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  return { instructor, classId: await createClass(instructor) };
}
const create = (instructor: Caller, classId: ClassId, key: string, title = 'Essay') =>
  instructor.call(
    'POST',
    '/api/classes/createAssignment',
    keyed(key, {
      body: { classId, ...assignmentBody({ title }), ...fixedDates },
    }),
  );
const fixedDates = {
  startDate: new Date(Date.now() + 3_600_000).toISOString(),
  endDate: new Date(Date.now() + 7_200_000).toISOString(),
};

it('a create request with a key is executed once and gets the same response the second time', async () => {
  const { instructor, classId } = await ownClass();
  const key = randomUUID();
  const first = await create(instructor, classId, key);
  expect(first.status).toBe(200);
  expect(await create(instructor, classId, key)).toEqual(first);
  expect(await loadTitles(classId)).toEqual(['Essay']);
});

it('two simultaneous create requests with the same key are executed once', async () => {
  const { instructor, classId } = await ownClass();
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => create(instructor, classId, key)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect(await loadTitles(classId)).toEqual(['Essay']);
});

it('a create request with another key or without one is executed again', async () => {
  const { instructor, classId } = await ownClass();
  await create(instructor, classId, randomUUID());
  await create(instructor, classId, randomUUID());
  await instructor.call('POST', '/api/classes/createAssignment', {
    body: { classId, ...assignmentBody(), ...fixedDates },
  });
  expect(await loadTitles(classId)).toHaveLength(3);
});

it('a key that was used for another request is refused', async () => {
  const { instructor, classId } = await ownClass();
  const key = randomUUID();
  await create(instructor, classId, key);
  const reused = { status: 422, body: { code: 'request.key_reused' } };
  expect(await create(instructor, classId, key, 'Other')).toMatchObject(reused);
  const copy = { id: classId, ...classBody() };
  expect(await instructor.call('POST', '/api/classes/copy', keyed(key, { body: copy }))).toMatchObject(
    reused,
  );
  expect(await loadTitles(classId)).toEqual(['Essay']);
});

it('a refused create request does not use up its key, so it can be retried', async () => {
  const { instructor, classId } = await ownClass();
  const key = randomUUID();
  const body = { classId, name: 'Monday' };
  const added = await instructor.call('POST', '/api/classes/section', { body });
  const { id } = z.object({ id: sectionIdSchema }).parse(added.body);
  const again = () => instructor.call('POST', '/api/classes/section', keyed(key, { body }));
  expect(await again()).toMatchObject({ status: 409, body: { code: 'section.name_taken' } });
  await instructor.call('DELETE', '/api/classes/section', { query: { id } });
  expect((await again()).status).toBe(200);
});

it('keys of different users do not conflict', async () => {
  const [one, other] = [await ownClass(), await ownClass()];
  const key = randomUUID();
  await create(one.instructor, one.classId, key);
  expect((await create(other.instructor, other.classId, key)).status).toBe(200);
  expect(await loadTitles(other.classId)).toEqual(['Essay']);
});

it('the bytes of an uploaded file are part of the request that a key identifies', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const upload = (bytes: string) => {
    const boundary = 'part-of-a-form';
    const part = (head: string, value: string) =>
      `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
    return app.http().inject({
      method: 'POST',
      url: '/api/auxfiles/template',
      headers: {
        authorization: `Bearer ${instructor.user.accessToken}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'idempotency-key': key,
      },
      payload: `${part('name="title"', 'Outline')}${part('name="selectedFile"; filename="a.docx"', bytes)}--${boundary}--\r\n`,
    });
  };
  const key = randomUUID();
  const actor = { actor_id: instructor.user.id, key, route: 'POST /api/auxfiles/template' };
  // As after an accepted upload: the hash is not that of this file.
  await db()
    .insertInto('idempotency_keys')
    .values({ ...actor, body_hash: Buffer.from('x'), answer: '{}', created_at: now() })
    .execute();
  expect((await upload('other bytes')).json()).toMatchObject({ code: 'request.key_reused' });
});

it('an invalid key is refused', async () => {
  const { instructor, classId } = await ownClass();
  expect(await create(instructor, classId, 'again')).toMatchObject({ status: 400 });
  expect(await loadTitles(classId)).toEqual([]);
});

it('a key expires after a day', async () => {
  const { instructor, classId } = await ownClass();
  const key = randomUUID();
  await create(instructor, classId, key);
  const stored = () => db().selectFrom('idempotency_keys').select('key').where('key', '=', key).execute();
  await deleteOldKeys(new Date(now().getTime() + 23.9 * 3_600_000));
  expect(await stored()).toHaveLength(1);
  await deleteOldKeys(new Date(now().getTime() + 24.1 * 3_600_000));
  expect(await stored()).toEqual([]);
});

/** POST routes whose repetition creates no duplicates. */
const routesWithoutKey: Record<string, string> = {
  '/api/account/tokens': 'gives a secret, which is kept nowhere; one that did not arrive is revoked',
  '/api/admin/events': 'gives a secret, which is kept nowhere; one that did not arrive is removed',
  '/api/admin/events/resend': 'sets what has failed to be sent again',
  '/api/admin/events/secret': 'gives a secret, which is kept nowhere',
  '/api/admin/events/test': 'asks for a test event',
  '/api/admin/lti/invitations': 'gives a link, which is kept nowhere; each works once and ends by itself',
  '/api/admin/lti/platforms/:id/approve': 'sets a value',
  '/api/admin/oneroster/files':
    'is refused while the same files are imported, and the same again changes nothing',
  '/api/admin/oneroster/import':
    'carries out only the preview whose digest it names, and a second time nothing is left to do',
  '/api/admin/rolerules/preview': 'changes nothing',
  '/api/lti/context/class': 'connects what is not connected',
  '/api/lti/deeplink': 'the last answer counts, until it is brought to the platform',
  '/api/lti/join': 'signs in, once for each launch',
  '/api/lti/link': 'chooses the assignment of a link, which is the same a second time',
  '/api/lti/roster': 'applies only the preview that it names, and a second time nothing is left to do',
  '/api/lti/roster/preview': 'reads',
  '/api/lti/scores/send': 'queues scores that are queued once',
  '/api/lti/session': 'exchanges a code that works once',
  '/api/admin/jobs/retry': 'sets what has failed to be done again',
  '/api/admin/outbox/retry': 'sets what has failed to be sent again',
  '/api/admin/user/verify': 'decides what is not decided',
  '/api/assistant/searchuser': 'reads',
  '/api/auth/ConfirmEmail': 'sets a value by a link that works once',
  '/api/auth/authorize': 'signs in; before there is an account to keep keys for',
  '/api/auth/changepassword': 'sets a value',
  '/api/auth/confirmationagain': 'asks for a mail, of which there are five an hour',
  '/api/auth/getPasswordrecoverylink': 'asks for a mail, of which there are five an hour',
  '/api/auth/institutions/connect': 'begins; each beginning has its own word',
  '/api/auth/institutions/disconnect': 'ends what is there',
  '/api/auth/oauth2userupdate': 'exchanges a code that works once',
  '/api/auth/recoverpassword': 'sets a value by a link that works once',
  '/api/auth/renew': 'sets a later end',
  '/api/auth/resume': 'sets the session and a later end',
  '/api/auth/signin': 'signs in; before there is an account to keep keys for',
  '/api/auth/signout': 'ends',
  '/api/auth/signouteverywhere': 'ends',
  '/api/auth/signup': 'makes one account of a name; before there is an account to keep keys for',
  '/api/auth/validaterecoverytoken': 'reads',
  '/api/auxfiles/assignment': 'sets a value',
  '/api/auxfiles/assignment/allowImport': 'sets a value',
  '/api/auxfiles/assignment/frame': 'opens; each opening has its own token',
  '/api/auxfiles/submission/pdf': 'asks for the one copy of a content; asking again gives the same',
  '/api/certificates/check': 'reads',
  '/api/classes/ClassSearch': 'reads, and keeps that it was asked',
  '/api/classes/archive': 'sets a value',
  '/api/classes/assignment/stoped': 'sets a value',
  '/api/classes/assignment/visible': 'sets a value',
  '/api/classes/calibration/close': 'shows what is not shown',
  '/api/classes/draft/altgrade': 'sets a value',
  '/api/classes/draft/grade': 'sets a value',
  '/api/classes/getAdditionalFileHeatmapLogs': 'reads',
  '/api/classes/getChangeDist': 'reads',
  '/api/classes/getHeatmapLogs': 'reads',
  '/api/classes/getStudentEssayMap': 'reads',
  '/api/classes/getStudentHeatmapLogs': 'reads',
  '/api/classes/getStudentLineGraphLogs': 'reads',
  '/api/classes/getStudentTimeSeriesLogs': 'reads',
  '/api/classes/getTimeConsumed': 'reads',
  '/api/classes/getclass': 'reads',
  '/api/classes/getlist': 'reads',
  '/api/classes/getnextsubmissionId': 'reads',
  '/api/classes/gradebook/grades': 'sets values, each over the one that it names',
  '/api/classes/gradebook/import': 'reads',
  '/api/classes/gradebook/release': 'releases what is not released',
  '/api/classes/gradebook/settings': 'sets values of the version that it names',
  '/api/classes/invitations': 'reads',
  '/api/classes/myclasses': 'reads',
  '/api/classes/progressLog': 'reads',
  '/api/classes/readsubmission': 'reads',
  '/api/classes/readsubmissionlogs': 'reads',
  '/api/classes/rubricScores': 'sets values of the version that it names',
  '/api/classes/setAlternateGrade': 'sets a value',
  '/api/classes/setDraftResubmit': 'sets a value',
  '/api/classes/setEnableWriting': 'sets a value',
  '/api/classes/setGrade': 'sets a value',
  '/api/classes/textdiff': 'reads',
  '/api/classes/totalword': 'reads',
  '/api/classes/updateClass': 'sets values',
  '/api/classes/wordchangebyessayTime': 'reads',
  '/api/editor/conformance': 'opens the one file of who asks; each opening has its own token',
  '/api/editor/frame': 'opens; each opening has its own token',
  '/api/editor/sample/frame': 'opens; each opening has its own token',
  '/api/education/course': 'reads',
  '/api/education/getChangeDist': 'reads',
  '/api/education/getHeatmapLogs': 'reads',
  '/api/education/nextsubmission': 'reads',
  '/api/education/submission': 'reads',
  '/api/education/wordchangebyessayTime': 'reads',
  '/api/growth/place': 'reads',
  '/api/peerreview/Randomize': 'proposes, and keeps nothing',
  '/api/classes/secondmarking/settle': 'sets values',
  '/api/classes/textreaders': 'keeps that the page is open',
  '/api/peerreview/deadline': 'sets a value',
  '/api/peerreview/fetchPreview': 'reads',
  '/api/peerreview/frame': 'opens; each opening has its own token',
  '/api/peerreview/helpfulness': 'sets a value',
  '/api/peerreview/populate': 'sets a value',
  '/api/peerreview/practiceFile': 'reads',
  '/api/peerreview/previewFrame': 'opens; each opening has its own token',
  '/api/peerreview/replace': 'sets who reviews whom; again changes nothing',
  '/api/peerreview/submit': 'refuses what is submitted already',
  '/api/setup': 'creates the first administrator, and refuses a second time',
  '/api/student/graph/additional': 'reads',
  '/api/student/graph/essaymap': 'reads',
  '/api/student/graph/heatmap': 'reads',
  '/api/student/graph/progression': 'reads',
  '/api/student/graph/scores': 'reads',
  '/api/student/graph/times': 'reads',
  '/api/student/graph/wordchange': 'reads',
  '/api/submission/comments/answer': 'sets a value',
  '/api/submission/feedback/read': 'sets what is not set',
  '/api/submission/repair/frame': 'opens; each opening has its own token',
  '/api/submission/user': 'reads, and keeps that it was asked',
  '/unsubscribe': 'sets a value',
};

describe('every route that is posted to', () => {
  const posted = routes.filter(({ method }) => method === 'POST');
  it('every POST route accepts an idempotency key or declares why it needs none', () => {
    const without = posted.filter(({ creates }) => !creates).map(({ path }) => path);
    expect(without.toSorted()).toEqual(Object.keys(routesWithoutKey).toSorted());
  });
  it('the API description lists the key header for every POST route that accepts one', () => {
    const schema = z.object({
      paths: z.record(
        z.string(),
        z.record(
          z.string(),
          z.looseObject({ parameters: z.array(z.object({ name: z.string() })).default([]) }),
        ),
      ),
    });
    const { paths } = schema.parse(app.http().swagger());
    const named = (method: string, path: string) =>
      paths[path]?.[method.toLowerCase()]?.parameters.some(({ name }) => name === 'idempotency-key');
    const creating = routes.filter(({ creates }) => creates);
    expect(creating.filter(({ method, path }) => !named(method, path))).toEqual([]);
  });
});
