import {
  type AssignmentId,
  type NoticeTopic,
  noticePreferencesSchema,
  notificationSchema,
} from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { notifyUsers } from '../../domain/notifications/index.ts';
import { remindOfDeadlines } from '../../domain/submissions/sweep/reminders.ts';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { changeAssignment, classWithAssignment, enrollStudent, hoursFromNow } from '../../testing/course.ts';
import { openWorkspace, startedAssignment } from '../../testing/open-workspace.ts';
import { mailDigests, mailNotified } from './mails.ts';

const app = useApp();
const path = '/api/notifications/preferences';
const hourMs = 3_600_000;
const failOnError = (error: unknown) => {
  throw error;
};

async function toldTo(caller: Caller) {
  const { body } = await caller.call('GET', '/api/admin/usernotifications');
  return z.array(notificationSchema).parse(body);
}
const loadTitles = async (caller: Caller) => (await toldTo(caller)).map(({ title }) => title);
const choose = (caller: Caller, topic: string, channel: string) =>
  caller.call('PUT', path, { body: { topic, channel } });
const mailsTo = ({ user }: Caller) =>
  db()
    .selectFrom('mails')
    .select(['subject', 'body_text', 'unsubscribe_url', 'to_address', 'language'])
    .where('user_id', '=', user.id)
    .orderBy('id')
    .execute();
const giveFeedback = (scene: Awaited<ReturnType<typeof startedAssignment>>) =>
  scene.instructor.call('PATCH', '/api/submission/feedback', {
    body: { submissionId: scene.workspace.submissionId, comment: 'Well argued.' },
  });

it("the available notification preferences depend on the user's roles", async () => {
  const topicsOf = async (caller: Caller) =>
    noticePreferencesSchema
      .parse((await caller.call('GET', path)).body)
      .preferences.map(({ topic, channel }) => [topic, channel]);
  expect(await topicsOf(await app.signInAs('ROLE_STUDENT'))).toEqual([
    ['announcement', 'app'],
    ['grade', 'mail'],
    ['feedback', 'mail'],
    ['review', 'mail'],
    ['exception', 'mail'],
    ['deadline', 'mail'],
  ]);
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  expect(await topicsOf(instructor)).toEqual([
    ['announcement', 'app'],
    ['submission', 'digest'],
  ]);
  expect((await choose(instructor, 'submission', 'off')).status).toBe(200);
  expect((await topicsOf(instructor))[1]).toEqual(['submission', 'off']);
  expect((await choose(instructor, 'weather', 'off')).status).toBe(400);
  expect((await choose(instructor, 'submission', 'pigeon')).status).toBe(400);
  expect((await app.anonymous('GET', path)).status).toBe(401);
});

it("an immediate mail is sent once, in the recipient's language, with a link to the submission and an unsubscribe link", async () => {
  const scene = await startedAssignment(app);
  const { student, id } = scene;
  await db().updateTable('users').set({ language: 'de' }).where('id', '=', student.user.id).execute();
  await giveFeedback(scene);
  expect(await mailsTo(student)).toEqual([]);
  await Promise.all([mailNotified(new Date()), mailNotified(new Date())]);
  await mailNotified(new Date());
  const [mail, ...more] = await mailsTo(student);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    subject: 'Neue Rückmeldung: Essay',
    to_address: student.user.email,
    language: 'de',
    body_text: expect.stringContaining(`http://redraft.test/assignment/${id}`),
    unsubscribe_url: expect.stringMatching(/^http:\/\/redraft\.test\/unsubscribe\?token=\d+\.feedback\./),
  });
});

it('no mail is sent for events that did not happen, nor to former members and unconfirmed addresses', async () => {
  const stranger = await app.signInAs('ROLE_INSTRUCTOR');
  const scene = await startedAssignment(app);
  await giveFeedback({ ...scene, instructor: stranger });
  await mailNotified(new Date());
  expect(await mailsTo(scene.student)).toEqual([]);
  await giveFeedback(scene);
  await db().updateTable('users').set({ confirmed: false }).where('id', '=', scene.student.user.id).execute();
  await mailNotified(new Date());
  expect(await mailsTo(scene.student)).toEqual([]);
});

it.each([
  ['app', 1, 0],
  ['digest', 1, 0],
  ['off', 0, 0],
  ['mail', 1, 1],
])('the channel %s shows %i notifications and sends %i mails', async (channel, shown, mailed) => {
  const scene = await startedAssignment(app);
  await choose(scene.student, 'feedback', channel);
  await giveFeedback(scene);
  await mailNotified(new Date());
  expect(await loadTitles(scene.student)).toHaveLength(shown);
  expect(await mailsTo(scene.student)).toHaveLength(mailed);
});

it('a daily digest is sent once at seven, and not for a day without news', async () => {
  const scene = await startedAssignment(app);
  const { student } = scene;
  await choose(student, 'feedback', 'digest');
  await giveFeedback(scene);
  // A mail at 07:05 covers a day up to 06:55: from 06:52 on, feedback is part of the next day's mail.
  const day = new Date(Date.now() + (17 * 60 + 8) * 60_000).toISOString().slice(0, 10);
  const at = (hour: string) => new Date(`${day}T${hour}:00Z`);
  await mailDigests(at('07:05'), failOnError);
  await Promise.all([mailDigests(at('07:10'), failOnError), mailDigests(at('07:15'), failOnError)]);
  expect(await mailsTo(student)).toMatchObject([{ subject: 'New feedback: Essay' }]);
  await mailDigests(new Date(at('07:05').getTime() + 24 * hourMs), failOnError);
  expect(await mailsTo(student)).toHaveLength(1);
});

it('events recorded after or during a digest are part of the next one', async () => {
  const now = new Date();
  const seven = new Date(`${new Date(now.getTime() + 24 * hourMs).toISOString().slice(0, 10)}T07:00:00Z`);
  const after = (minutes: number) => new Date(seven.getTime() + minutes * 60_000);
  const { classId, id } = await classWithAssignment(app, { endDate: after(24 * 60 + 30) });
  const [late, early] = [await enrollStudent(app, classId), await enrollStudent(app, classId)];
  for (const student of [late, early]) await choose(student, 'deadline', 'digest');
  const remind = (caller: Caller, at: Date, writtenAt: Date) =>
    notifyUsers({
      userId: caller.user.id,
      kind: 'deadline_near',
      assignmentId: id,
      draftId: null,
      until: after(24 * 60 + 30),
      at,
      writtenAt,
    });
  await remind(early, after(-1), after(-1));
  await mailDigests(after(5), failOnError);
  await remind(late, after(-60), after(6));
  await mailDigests(after(20), failOnError);
  expect([...(await mailsTo(late)), ...(await mailsTo(early))]).toEqual([]);
  await mailDigests(after(24 * 60 + 5), failOnError);
  const isReported = [{ subject: 'Due soon: Essay' }];
  expect(await mailsTo(late)).toMatchObject(isReported);
  expect(await mailsTo(early)).toMatchObject(isReported);
});

it('an announcement is mailed only to users who chose that, and not if withdrawn', async () => {
  const [admin, wants, other] = [
    await app.signInAs('ROLE_ADMIN'),
    await app.signInAs('ROLE_STUDENT'),
    await app.signInAs('ROLE_STUDENT'),
  ];
  await choose(wants, 'announcement', 'mail');
  const body = { title: 'Maintenance', message: 'On Monday.', expires: new Date(Date.now() + hourMs) };
  const announce = () => admin.call('POST', '/api/admin/announcement', { body });
  await announce();
  const { body: taken } = await announce();
  const { id } = z.object({ id: z.number() }).parse(taken);
  await admin.call('DELETE', '/api/admin/announcement', { query: { id } });
  await mailNotified(new Date());
  await mailNotified(new Date());
  expect(await mailsTo(wants)).toMatchObject([{ subject: 'Maintenance' }]);
  expect(await mailsTo(other)).toEqual([]);
});

describe('a link out of a mail', () => {
  async function linkFor(caller: Caller, topic: NoticeTopic): Promise<string> {
    const scene = await startedAssignment(app);
    await choose(scene.student, topic, 'mail');
    await giveFeedback(scene);
    await mailNotified(new Date());
    const [mail] = await mailsTo(scene.student);
    Object.assign(caller, scene.student);
    return new URL(mail?.unsubscribe_url ?? '').searchParams.get('token') ?? '';
  }

  it('an unsubscribe link ends mails of its kind without signing in, and says which', async () => {
    const student: Caller = await app.signInAs('ROLE_STUDENT');
    const token = await linkFor(student, 'feedback');
    const requested = await app.anonymous('GET', '/api/notifications/subscription', { query: { token } });
    expect(requested.body).toEqual({ kind: 'feedback' });
    for (let press = 0; press < 2; press += 1)
      expect((await app.anonymous('POST', '/unsubscribe', { query: { token } })).body).toEqual({
        kind: 'feedback',
      });
    const { body } = await student.call('GET', path);
    const { preferences } = noticePreferencesSchema.parse(body);
    expect(preferences.filter(({ channel }) => channel !== 'mail').map(({ topic }) => topic)).toEqual([
      'announcement',
      'feedback',
    ]);
  });

  it('an unsubscribe link with a changed character does nothing', async () => {
    const student: Caller = await app.signInAs('ROLE_STUDENT');
    const token = await linkFor(student, 'feedback');
    for (const forged of [
      token.replace(/^\d+/, '1'),
      token.replace('feedback', 'grade'),
      'a',
      '',
      '1.grade.',
    ])
      expect(await app.anonymous('POST', '/unsubscribe', { query: { token: forged } })).toMatchObject({
        status: 400,
      });
  });
});

it('an approaching deadline is notified once: a day before to students who have not handed in, two days before to those who have not started', async () => {
  const { instructor, classId, id } = await classWithAssignment(app, { endDate: hoursFromNow(60) });
  const [started, absent] = [await enrollStudent(app, classId), await enrollStudent(app, classId)];
  await openWorkspace(app, started, id);
  const remind = async (hours: number) => {
    const then = new Date(Date.now() + hours * hourMs);
    await remindOfDeadlines(then);
    await remindOfDeadlines(then);
    // The notification is dated by its deadline, which is in the future here.
    const rows = await db()
      .selectFrom('notifications')
      .select(['user_id', 'kind'])
      .where('assignment_id', '=', id)
      .orderBy('id')
      .execute();
    const kindsOf = (caller: Caller) =>
      rows.filter((row) => row.user_id === caller.user.id).map(({ kind }) => kind);
    return [kindsOf(started), kindsOf(absent)];
  };
  expect(await remind(10)).toEqual([[], []]);
  expect(await remind(14)).toEqual([[], ['not_begun']]);
  expect(await remind(40)).toEqual([['deadline_near'], ['not_begun', 'deadline_near']]);
  await changeAssignment(instructor, { id, endDate: hoursFromNow(100) });
  expect(await remind(80)).toEqual([
    ['deadline_near', 'deadline_near'],
    ['not_begun', 'deadline_near', 'deadline_near'],
  ]);
});

async function handInAs(student: Caller, id: AssignmentId): Promise<void> {
  const { submissionId, draftIds, save } = await openWorkspace(app, student, id);
  await save('Words.');
  const query = { id: submissionId, draftId: draftIds[0] ?? 0 };
  expect((await student.call('POST', '/api/student/submission', { query })).status).toBe(200);
}

it('submissions are notified to the owner of the class, one line per hour, which becomes new with each submission', async () => {
  const { instructor, classId, id } = await classWithAssignment(app);
  const handIn = async () => handInAs(await enrollStudent(app, classId), id);
  await handIn();
  const handIns = async () => (await toldTo(instructor)).filter(({ topic }) => topic === 'submission');
  const [first] = await handIns();
  expect(first).toMatchObject({ title: 'Handed in: Essay', link: `/classdetail/${classId}` });
  expect(first?.message).toBe('One text for “Essay” was handed in.');
  await handIn();
  const reported = await handIns();
  // An hour may have ended meanwhile.
  expect(reported.map(({ message }) => message).join()).toMatch(/2 texts for|^(One text for.*){2}$/);
  expect(reported[0]?.id).not.toBe(first?.id);
});

it('an immediate mail about submissions is sent at the end of the hour', async () => {
  const { instructor, classId, id } = await classWithAssignment(app);
  await choose(instructor, 'submission', 'mail');
  await handInAs(await enrollStudent(app, classId), id);
  await mailNotified(new Date());
  const before = await mailsTo(instructor);
  await mailNotified(new Date(Date.now() + hourMs));
  expect(before).toEqual([]);
  expect(await mailsTo(instructor)).toMatchObject([{ subject: 'Handed in: Essay' }]);
});
