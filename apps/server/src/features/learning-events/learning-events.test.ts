import { createHmac } from 'node:crypto';
import {
  eventDeliveriesSchema,
  eventEndpointsSchema,
  eventTestSchema,
  madeEventEndpointSchema,
  type NewEventEndpoint,
} from '@redraft/contracts';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { sendDueEvents } from '../../domain/learning-events/index.ts';
import { closeOverdueSteps } from '../../domain/submissions/sweep/sweep.ts';
import { db } from '../../platform/db.ts';
import { createLogger } from '../../platform/logging.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { endNow } from '../../testing/deadlines.ts';
import { startedAssignment } from '../../testing/open-workspace.ts';
import { useReceiver } from '../../testing/webhook-receiver.ts';

const app = useApp({ settings: { publicUrl: 'http://localhost:3000', allowsLocalAddresses: true } });
const receiver = useReceiver();
const path = '/api/admin/events';
const logger = createLogger('silent');
const envelopeSchema = z.object({
  sensor: z.string(),
  data: z.array(
    z
      .object({
        id: z.string(),
        type: z.string(),
        action: z.string(),
        actor: z.object({ id: z.string() }).loose(),
      })
      .loose(),
  ),
});

let admin: Caller;
beforeEach(async () => {
  await db().deleteFrom('event_endpoints').execute();
  admin = await app.signInAs('ROLE_ADMIN');
});

async function addEndpoint(change: Partial<NewEventEndpoint> = {}) {
  const body = { url: receiver.url(), actors: 'account', ...change };
  return madeEventEndpointSchema.parse((await admin.call('POST', path, { body })).body);
}
const endpoints = async () => eventEndpointsSchema.parse((await admin.call('GET', path)).body).endpoints;
const deliveries = async (id: number) =>
  eventDeliveriesSchema.parse((await admin.call('GET', `${path}/deliveries`, { query: { id } })).body)
    .deliveries;
/** Runs the worker some minutes later. */
const send = (minutes = 0) =>
  sendDueEvents({ clock: () => new Date(Date.now() + minutes * 60_000), logger }, () => false);
const events = () => receiver.received.flatMap(({ body }) => envelopeSchema.parse(JSON.parse(body)).data);
const actions = () => events().map(({ action }) => action);

it('learning events report actions on a submission in order, without its text', async () => {
  await addEndpoint();
  const { instructor, student, workspace } = await startedAssignment(app);
  const id = workspace.submissionId;
  const draftId = workspace.draftIds[0] ?? 0;
  await student.call('POST', '/api/student/submission', { query: { id, draftId } });
  await instructor.call('POST', '/api/classes/setGrade', { query: { id, grade: 80, unsubmitted: true } });
  await instructor.call('PATCH', '/api/submission/feedback', {
    body: { submissionId: id, comment: 'Well argued.' },
  });
  const read = () => student.call('POST', '/api/submission/feedback/read', { body: { submissionId: id } });
  await read();
  await read();
  await send();
  expect(actions()).toEqual(['Started', 'Submitted', 'Graded', 'Commented', 'Viewed']);
  expect(events().map(({ actor }) => actor.id.replace(/.*accounts\//, ''))).toEqual(
    [student, student, instructor, instructor, student].map(({ user }) => String(user.id)),
  );
  expect(events()[2]).toMatchObject({ generated: { scoreGiven: 80, maxScore: 100 } });
  const said = receiver.received.map(({ body }) => body).join('');
  for (const words of ['beginning of a text', 'Well argued', student.user.email, student.user.lastName])
    expect(said).not.toContain(words);
  expect(await endpoints()).toMatchObject([{ waiting: 0, failed: 0, problem: null }]);
  await send(60);
  expect(events()).toHaveLength(5);
});

it("learning events are signed with the endpoint's secret, with an ID each", async () => {
  const { secret } = await addEndpoint();
  await startedAssignment(app);
  await send();
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const expected = createHmac('sha256', key).update(signed).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${expected}`);
  expect(events()[0]?.id).toBe(`urn:uuid:${headers['webhook-id']}`);
});

it('the learning event of a held grade is sent on release', async () => {
  await addEndpoint();
  const { instructor, id: assignmentId, workspace } = await startedAssignment(app);
  const settings = { holdsBack: true, isAnonymous: false, processShare: 0, scale: 'American', version: 0 };
  const held = await instructor.call('POST', '/api/classes/gradebook/settings', {
    body: { assignmentId, ...settings },
  });
  expect(held.status).toBe(200);
  const query = { id: workspace.submissionId, grade: 64.5, unsubmitted: true };
  await instructor.call('POST', '/api/classes/setGrade', { query });
  await send();
  expect(actions()).toEqual(['Started']);
  await instructor.call('POST', '/api/classes/gradebook/release', { body: { assignmentId } });
  await send();
  expect(actions()).toEqual(['Started', 'Graded']);
  expect(events()[1]).toMatchObject({ generated: { scoreGiven: 64.5 } });
});

it('the learning event of a deadline has its time and no actor', async () => {
  await addEndpoint();
  const { id } = await startedAssignment(app, { preventAfterDueDate: true, autoSubmission: true });
  const end = await endNow(id);
  await closeOverdueSteps(new Date(), (error) => {
    throw error;
  });
  await send();
  expect(actions()).toEqual(['Started', 'Submitted']);
  expect(events()[1]).toMatchObject({
    actor: { id: 'http://localhost:3000', type: 'SoftwareApplication' },
    eventTime: end.toISOString(),
  });
});

it('a refused learning event is retried, and later events of the submission wait for it', async () => {
  const { id } = await addEndpoint();
  const { student, workspace } = await startedAssignment(app);
  const query = { id: workspace.submissionId, draftId: workspace.draftIds[0] ?? 0 };
  await student.call('POST', '/api/student/submission', { query });
  receiver.answers(401);
  await send();
  expect(actions()).toEqual(['Started']);
  expect(await deliveries(id)).toMatchObject([
    { kind: 'submitted', state: 'waiting', tries: 0 },
    { kind: 'assignment_started', state: 'waiting', tries: 1, problem: 'HTTP 401' },
  ]);
  expect(await endpoints()).toMatchObject([{ waiting: 2, problem: 'HTTP 401' }]);
  receiver.answers(204);
  await send();
  expect(receiver.received).toHaveLength(1);
  await send(1);
  expect(actions()).toEqual(['Started', 'Started', 'Submitted']);
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(ids[0]).toBe(ids[1]);
});

it('learning events for an unavailable endpoint wait, and others do not', async () => {
  await addEndpoint();
  await startedAssignment(app);
  await startedAssignment(app);
  receiver.answers(503, { 'retry-after': '600' });
  await send();
  expect(receiver.received).toHaveLength(1);
  const [paused] = await endpoints();
  expect(paused).toMatchObject({ waiting: 2, problem: 'HTTP 503', pausedUntil: expect.any(String) });
  receiver.answers(200);
  await send(9);
  expect(receiver.received).toHaveLength(1);
  await send(11);
  expect(receiver.received).toHaveLength(3);
  expect(await endpoints()).toMatchObject([{ waiting: 0, problem: null, pausedUntil: null }]);
});

it('learning events fail after a week with a reason, and can be resent', async () => {
  const { id } = await addEndpoint();
  await startedAssignment(app);
  receiver.answers(400);
  await send();
  await send(7 * 24 * 60 + 1);
  const [given] = await deliveries(id);
  expect(given).toMatchObject({
    state: 'failed',
    problem: 'It could not be delivered for 7 days. HTTP 400',
  });
  receiver.answers(204);
  const again = () => admin.call('POST', `${path}/resend`, { query: { id: given?.id ?? 0 } });
  expect((await again()).status).toBe(200);
  expect((await again()).status).toBe(404);
  await send();
  expect(await deliveries(id)).toMatchObject([{ state: 'sent', problem: null }]);
});

it('learning events are resent if the program stopped while sending', async () => {
  await addEndpoint();
  await startedAssignment(app);
  await db()
    .updateTable('event_deliveries')
    .set({ state: 'sending', claimed_at: new Date(), tries: 1 })
    .execute();
  await send();
  expect(receiver.received).toHaveLength(0);
  await send(6);
  expect(actions()).toEqual(['Started']);
});

it('several workers send each learning event once', async () => {
  await addEndpoint();
  const { student, workspace } = await startedAssignment(app);
  const query = { id: workspace.submissionId, draftId: workspace.draftIds[0] ?? 0 };
  await student.call('POST', '/api/student/submission', { query });
  await Promise.all([send(), send(), send()]);
  await send();
  expect(actions()).toEqual(['Started', 'Submitted']);
});

it('learning events are stored only for enabled endpoints', async () => {
  const { id } = await addEndpoint();
  const body = { id, url: receiver.url(), actors: 'account', isOn: false };
  expect((await admin.call('PUT', path, { body })).status).toBe(200);
  await startedAssignment(app);
  expect(await deliveries(id)).toEqual([]);
});

it('each endpoint has its own pseudonyms', async () => {
  await addEndpoint({ actors: 'pseudonym' });
  await addEndpoint({ actors: 'pseudonym' });
  const { student } = await startedAssignment(app);
  await send();
  const [first, second] = events().map(({ actor }) => actor.id);
  expect(first).toMatch(/^http:\/\/localhost:3000\/caliper\/people\/[\w-]{22}$/);
  expect(first).not.toBe(second);
  expect(first).not.toContain(String(student.user.id).padStart(22, '0'));
});

it("a test event reports the endpoint's response", async () => {
  const { id } = await addEndpoint();
  const test = async () =>
    eventTestSchema.parse((await admin.call('POST', `${path}/test`, { query: { id } })).body);
  expect(await test()).toEqual({ isDelivered: true, problem: null });
  receiver.answers(500);
  expect(await test()).toEqual({ isDelivered: false, problem: 'HTTP 500' });
  expect(events()).toMatchObject([{ extensions: { isTest: true } }, { extensions: { isTest: true } }]);
  expect(await deliveries(id)).toEqual([]);
});

it('renewing an endpoint creates a new secret', async () => {
  const { id, secret } = await addEndpoint();
  const renewed = await admin.call('POST', `${path}/secret`, { query: { id } });
  expect(z.object({ secret: z.string() }).parse(renewed.body).secret).not.toBe(secret);
});

it.each(['ftp://example.org', 'https://user:word@example.org', 'nonsense'])(
  'an endpoint cannot be %s',
  async (url) => {
    const { status } = await admin.call('POST', path, { body: { url, actors: 'account' } });
    expect(status).toBe(400);
  },
);

it('removing an endpoint removes its queue, and each action is logged', async () => {
  const { id } = await addEndpoint();
  await startedAssignment(app);
  expect((await admin.call('DELETE', path, { query: { id } })).status).toBe(200);
  expect((await admin.call('DELETE', path, { query: { id } })).status).toBe(404);
  expect(await db().selectFrom('event_deliveries').select('id').execute()).toEqual([]);
  const log = db().selectFrom('audit_log').select('action').where('subject_type', '=', 'event_endpoint');
  expect(await log.where('subject_id', '=', id).orderBy('id').execute()).toEqual([
    { action: 'event_endpoint.add' },
    { action: 'event_endpoint.remove' },
  ]);
});
