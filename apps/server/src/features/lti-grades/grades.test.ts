import { type AssignmentId, type ClassId, sentScoresSchema } from '@redraft/contracts';
import { type ServiceCase, serviceCases } from '@redraft/learning-platform';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { platformServices, sendDueGrades, setUpPlatformServices } from '../../domain/lti/index.ts';
import { now, resetClock, setClock } from '../../platform/clock.ts';
import { db } from '../../platform/db.ts';
import { createLogger } from '../../platform/logging.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { changeAssignment, createAssignment, createClass, hoursFromNow } from '../../testing/course.ts';
import { localPlatforms, usePlatform, world } from '../../testing/learning-platform.ts';
import { openWorkspace, type Workspace } from '../../testing/open-workspace.ts';

const app = useApp({ settings: localPlatforms });
const lti = usePlatform(app);
const logger = createLogger('silent');
const [first, second] = world.studentIds;

let instructor: Caller;
let classId: ClassId;
let links = 0;

/** As the worker does, some minutes later. */
const send = async (minutes = 0) => {
  if (minutes > 0) setClock(() => new Date(Date.now() + minutes * 60_000));
  while (await sendDueGrades({ client: platformServices(), clock: now, logger }, () => false));
  resetClock();
};
const course = () => {
  const found = lti.platform().state.courses.find(({ id }) => id === world.courseId);
  if (!found) throw new Error('The course is gone.');
  return found;
};
const lineItems = (id: AssignmentId) =>
  course().lineItems.filter(({ resourceId }) => resourceId === `redraft-${id}`);
const scoresOf = (personId: string, id: AssignmentId) =>
  lineItems(id).flatMap(({ scores }) => scores.filter(({ userId }) => userId === personId));
/** What the service was sent, in order. */
const receivedOf = (id: AssignmentId) =>
  lti.platform().received.lineItems.filter(({ lineItem }) => lineItem.resourceId === `redraft-${id}`);
const submissionReview = { reviewableStatus: ['Submitted', 'Completed'] };
const states = async () =>
  sentScoresSchema.parse((await instructor.call('GET', '/api/lti/scores', { query: { classId } })).body)
    .scores;

async function callerOf(personId: string, linkId?: string): Promise<Caller> {
  const { user } = await lti.arrive({ personId, ...(linkId === undefined ? {} : { linkId }) });
  return app.signInByName(user.username);
}

/** An assignment to which a link of the course leads, and a student's text for it. */
async function linkedAssignment(rest: Record<string, unknown> = {}, personId: string = first) {
  const id = await createAssignment(instructor, classId, rest);
  links += 1;
  const linkId = `link-${links}`;
  course().links.push({
    id: linkId,
    clientId: lti.registered().clientId,
    deploymentId: lti.registered().deployments[0] ?? '',
    title: 'Essay',
    text: '',
    url: null,
    custom: { redraft_assignment: String(id) },
    available: {},
    submission: {},
  });
  await callerOf(world.instructorId, linkId);
  const student = await callerOf(personId, linkId);
  const workspace = await openWorkspace(app, student, id);
  await workspace.save('The beginning of a text');
  return { id, student, workspace, linkId };
}
const handIn = (student: Caller, { submissionId: id, draftIds }: Workspace, step = 0) =>
  student.call('POST', '/api/student/submission', { query: { id, draftId: draftIds[step] ?? 0 } });
const grade = (id: number, points: number, replaces = -1) =>
  instructor.call('POST', '/api/classes/setGrade', {
    query: { id, grade: points, replaces, unsubmitted: true },
  });

beforeAll(async () => {
  // The platform asks for our keys, which it does over the network.
  const address = await app.http().listen({ port: 0, host: '127.0.0.1' });
  for (const tool of lti.platform().state.tools) tool.jwksUri = `${address}/lti/jwks`;
  setUpPlatformServices({ allowsLocal: true });
  const { user, launch } = await lti.arrive();
  instructor = await app.signInByName(user.username);
  classId = await createClass(instructor);
  await instructor.call('POST', '/api/lti/context/class', {
    body: { contextId: launch.contextId, classId },
  });
});
beforeEach(async () => {
  lti.platform().settle();
  await db().updateTable('lti_platforms').set({ grades_paused_until: null, grades_failures: 0 }).execute();
  await db().deleteFrom('lti_line_items').execute();
  await db().deleteFrom('lti_resource_links').execute();
});

describe('grades on the learning platform', () => {
  it('grades have one line item for each draft and the final text', async () => {
    const { id } = await linkedAssignment({
      title: 'Essay on bees',
      pointValue: 40,
      multiDraft: true,
      draftSubmissions: [{ draftTitle: 'Outline', draftDeadline: hoursFromNow(2), draftPointValue: 30 }],
    });
    await send();
    await send();
    expect(lineItems(id).map(({ label, scoreMaximum }) => ({ label, scoreMaximum }))).toEqual([
      { label: 'Essay on bees: Outline', scoreMaximum: 100 },
      { label: 'Essay on bees', scoreMaximum: 40 },
    ]);
    const made = lineItems(id).length;
    await db().deleteFrom('lti_line_items').execute();
    await db().insertInto('lti_changed_assignments').values({ assignment_id: id }).execute();
    await send();
    expect(lineItems(id)).toHaveLength(made);
  });

  it('line items are updated after a change of the title, and keep other values of the platform', async () => {
    const { id } = await linkedAssignment();
    await send();
    const [item] = lineItems(id);
    if (item) Object.assign(item, { gradesReleased: false });
    await changeAssignment(instructor, { id, title: 'Essay, second try', version: 1 });
    await send();
    expect(lineItems(id)[0]).toMatchObject({ label: 'Essay, second try', gradesReleased: false });
  });

  it('line items are updated after a change of points and deadline', async () => {
    const [startDate, endDate] = [hoursFromNow(-1), hoursFromNow(30)];
    const { id } = await linkedAssignment({ pointValue: 40, startDate, endDate });
    await send();
    await changeAssignment(instructor, { id, pointValue: 60, startDate, endDate, version: 1 });
    await send();
    const later = hoursFromNow(50);
    await changeAssignment(instructor, { id, pointValue: 60, startDate, endDate: later, version: 2 });
    await send();
    const described = { submissionReview, startDateTime: startDate, endDateTime: endDate };
    expect(receivedOf(id)).toMatchObject([
      { action: 'created', lineItem: { ...described, scoreMaximum: 40 } },
      { action: 'updated', lineItem: { ...described, scoreMaximum: 60 } },
      { action: 'updated', lineItem: { ...described, scoreMaximum: 60, endDateTime: later } },
    ]);
  });

  it('a line item that was created without times and submission review gets both, and no other change', async () => {
    const endDate = hoursFromNow(30);
    const { id, workspace } = await linkedAssignment({ endDate });
    const { clientId } = lti.registered();
    const keys = { resourceId: `redraft-${id}`, tag: `draft-${workspace.draftIds[0]}` };
    const made = { id: `made-${id}`, clientId, label: 'Essay', scoreMaximum: 100, ...keys, scores: [] };
    course().lineItems.push(made);
    await send();
    await send(60);
    expect(receivedOf(id)).toMatchObject([
      {
        action: 'updated',
        lineItemId: made.id,
        lineItem: { submissionReview, endDateTime: endDate },
      },
    ]);
  });

  it('a line item is updated once per change of the deadline on a platform that returns no times', async () => {
    const { id } = await linkedAssignment();
    await send();
    lti.platform().disturb('line-items', {
      kind: 'changed answer',
      change: ({ startDateTime: _start, endDateTime: _end, ...shown }) => shown,
    });
    const endDate = hoursFromNow(60);
    await changeAssignment(instructor, { id, endDate, version: 1 });
    await send();
    await send(60);
    expect(receivedOf(id).map(({ action }) => action)).toEqual(['created', 'updated']);
    expect(lineItems(id)).toMatchObject([{ endDateTime: endDate }]);
  });

  it('scores contain the progress of a text, and its grade with the feedback', async () => {
    const { id, student, workspace } = await linkedAssignment();
    await send();
    expect(scoresOf(first, id)).toMatchObject([
      { activityProgress: 'InProgress', gradingProgress: 'NotReady' },
    ]);
    await handIn(student, workspace);
    await send();
    await grade(workspace.submissionId, 82.5);
    await instructor.call('PATCH', '/api/submission/feedback', {
      body: { submissionId: workspace.submissionId, comment: 'Well argued.' },
    });
    await send();
    expect(scoresOf(first, id).slice(1)).toMatchObject([
      { activityProgress: 'Submitted', gradingProgress: 'PendingManual' },
      {
        activityProgress: 'Completed',
        gradingProgress: 'FullyGraded',
        scoreGiven: 82.5,
        scoreMaximum: 100,
        comment: 'Well argued.',
      },
    ]);
    const times = scoresOf(first, id).map(({ timestamp }) => Date.parse(timestamp));
    expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other));
    expect(await states()).toMatchObject([{ state: 'sent', draftId: null }]);
    await send(60);
    expect(scoresOf(first, id)).toHaveLength(3);
  });

  it('scores are sent after the release of held grades, and not while names are hidden', async () => {
    const { id, student, workspace } = await linkedAssignment();
    await send();
    const settings = { assignmentId: id, processShare: 0, scale: 'American', holdsBack: true };
    await instructor.call('POST', '/api/classes/gradebook/settings', {
      body: { ...settings, isAnonymous: true, version: 0 },
    });
    await handIn(student, workspace);
    await grade(workspace.submissionId, 70);
    await send();
    expect(scoresOf(first, id)).toHaveLength(1);
    expect(await states()).toEqual([]);
    await instructor.call('POST', '/api/classes/gradebook/release', { body: { assignmentId: id } });
    await send();
    expect(scoresOf(first, id).slice(1)).toMatchObject([{ scoreGiven: 70, gradingProgress: 'FullyGraded' }]);
  });

  it('the score is removed from the platform when the grade is removed', async () => {
    const { id, student, workspace } = await linkedAssignment();
    await handIn(student, workspace);
    await grade(workspace.submissionId, 50);
    await send();
    await grade(workspace.submissionId, -1, 50);
    await send();
    expect(scoresOf(first, id).at(-1)).toMatchObject({ gradingProgress: 'PendingManual' });
    expect(scoresOf(first, id).at(-1)?.scoreGiven).toBeUndefined();
  });

  it('scores that change while they wait are sent once, with their latest value', async () => {
    const { id, student, workspace } = await linkedAssignment();
    await handIn(student, workspace);
    await send();
    lti.platform().disturb('scores', { kind: 'status', status: 503 });
    await grade(workspace.submissionId, 60);
    await send();
    await grade(workspace.submissionId, 65, 60);
    await send();
    expect(await states()).toMatchObject([{ state: 'waiting' }]);
    lti.platform().settle();
    await send(120);
    expect(scoresOf(first, id).map(({ scoreGiven }) => scoreGiven)).toEqual([undefined, 65]);
  });

  it('scores are sent once each by two simultaneous workers', async () => {
    const { id, workspace, student } = await linkedAssignment();
    await handIn(student, workspace);
    await grade(workspace.submissionId, 61);
    await Promise.all([send(), send(), send()]);
    expect(lineItems(id)).toHaveLength(1);
    expect(scoresOf(first, id)).toMatchObject([{ scoreGiven: 61 }]);
  });

  it('a newer score on the platform is not overwritten unless staff send the grade again', async () => {
    const { id, student, workspace } = await linkedAssignment();
    await handIn(student, workspace);
    await send();
    const [item] = lineItems(id);
    item?.scores.push({
      userId: first,
      timestamp: hoursFromNow(0.0001),
      activityProgress: 'Completed',
      gradingProgress: 'FullyGraded',
      scoreGiven: 44,
      scoreMaximum: 100,
    });
    await grade(workspace.submissionId, 90);
    await send();
    expect(await states()).toMatchObject([{ state: 'newer', platformGrade: 44 }]);
    item?.scores.splice(-1, 1, { ...item.scores.at(-1), timestamp: hoursFromNow(-0.001) } as never);
    const again = { submissionId: workspace.submissionId, draftId: null };
    expect(await instructor.call('POST', '/api/lti/scores/send', { body: again })).toMatchObject({
      body: { requeued: 1 },
    });
    expect(await student.call('POST', '/api/lti/scores/send', { body: again })).toMatchObject({
      status: 403,
    });
    await send();
    expect(scoresOf(first, id).at(-1)).toMatchObject({ scoreGiven: 90 });
    expect(await states()).toMatchObject([{ state: 'sent' }]);
  });

  it('scores go to a new line item if staff send them again after the old one was deleted', async () => {
    const { id, student, workspace } = await linkedAssignment();
    await handIn(student, workspace);
    await send();
    course().lineItems = course().lineItems.filter(({ resourceId }) => resourceId !== `redraft-${id}`);
    await grade(workspace.submissionId, 77);
    await send();
    expect(await states()).toMatchObject([
      { state: 'refused', problem: { code: 'column_missing', status: 404 } },
    ]);
    await instructor.call('POST', '/api/lti/scores/send', {
      body: { submissionId: workspace.submissionId, draftId: null },
    });
    await send();
    expect(scoresOf(first, id)).toMatchObject([{ scoreGiven: 77 }]);
  });

  it('a submission review opens the reader for staff, and the own text for students', async () => {
    const { id, student, workspace } = await linkedAssignment();
    await handIn(student, workspace);
    await send();
    const [{ id: lineItemId } = { id: '' }] = lineItems(id);
    const review = { message: 'LtiSubmissionReviewRequest' as const, lineItemId, forUserId: first };
    const { launch } = await lti.arrive({ ...review, personId: world.instructorId });
    expect(launch.target).toBe(`/readassignment/${workspace.submissionId}?draft=${workspace.draftIds[0]}`);
    expect((await lti.arrive({ ...review, personId: first })).launch.target).toBe(`/assignment/${id}`);
    const denied = await lti.launch({ ...review, personId: second });
    expect(denied.answer).toMatchObject({ status: 403 });
    expect(denied.answer.body).toContain('lti.review_denied');
    const missing = await lti.launch({ ...review, personId: world.instructorId, forUserId: second });
    expect(missing.answer.body).toContain('lti.review_missing');
    await instructor.call('POST', '/api/classes/gradebook/settings', {
      body: {
        assignmentId: id,
        holdsBack: true,
        isAnonymous: true,
        processShare: 0,
        scale: 'American',
        version: 0,
      },
    });
    const hidden = await lti.launch({ ...review, personId: world.instructorId });
    expect(hidden.answer.body).toContain('lti.review_hidden');
  });

  it('scores of texts that were started before the link exists are sent too', async () => {
    const { id, workspace, student } = await linkedAssignment({}, second);
    await handIn(student, workspace);
    await grade(workspace.submissionId, 55);
    await send();
    expect(scoresOf(second, id)).toMatchObject([{ scoreGiven: 55 }]);
  });
});

const cases = serviceCases.flatMap((one) =>
  one.services
    .filter((service) => ['scores', 'line-items', 'token'].includes(service))
    .map((service): [string, ServiceCase, (typeof one.services)[number]] => [
      `${one.name} (${service})`,
      one,
      service,
    ]),
);

describe('a service that goes wrong', () => {
  it.each(cases)('%s', async (_, { fault, expected }, service) => {
    setUpPlatformServices({ allowsLocal: true, timeoutMs: 300 });
    const { id, student, workspace } = await linkedAssignment();
    if (service === 'scores') {
      await handIn(student, workspace);
      await send();
    }
    await grade(workspace.submissionId, 73);
    if (service === 'token') setUpPlatformServices({ allowsLocal: true });
    lti.platform().disturb(service, fault, expected === 'gets a new token' ? 1 : undefined);
    await send();
    const isSent = () => scoresOf(first, id).at(-1)?.scoreGiven === 73;
    const [state] = await states();
    const expectedState = { 'gets a new token': 'sent', 'gives up': 'refused' }[expected as string];
    const isNewer = fault.kind === 'status' && fault.status === 409;
    expect(state?.state).toBe(isNewer ? 'newer' : (expectedState ?? 'waiting'));
    lti.platform().settle();
    await send(600);
    expect(isSent()).toBe(expected !== 'gives up');
    expect(lineItems(id).length).toBeLessThanOrEqual(1);
  });
});
