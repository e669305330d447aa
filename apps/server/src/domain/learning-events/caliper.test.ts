import {
  assignmentIdSchema,
  classIdSchema,
  draftIdSchema,
  learningEventKinds,
  submissionIdSchema,
  userIdSchema,
} from '@redraft/contracts';
import { expect, it } from 'vitest';
import { type CaliperContext, type LearningEventFacts, toCaliper, toEnvelope } from './caliper.ts';

const origin = 'https://redraft.example.org';
const telling: CaliperContext = { origin, actors: 'account', pseudonymKey: Buffer.alloc(32, 1) };
const facts: LearningEventFacts = {
  eventId: '6f1de1c2-6b7d-4f0e-9a2c-0e8d1a2b3c4d',
  kind: 'submitted',
  occurredAt: new Date('2026-11-28T12:00:00Z'),
  classId: classIdSchema.parse(3),
  assignmentId: assignmentIdSchema.parse(4),
  submissionId: submissionIdSchema.parse(5),
  draftId: null,
  studentId: userIdSchema.parse(6),
  actorId: userIdSchema.parse(6),
  score: null,
  letter: null,
};
const teacher = userIdSchema.parse(7);

it.each([
  ['assignment_started', 'AssignableEvent', 'AssignableProfile', 'Started'],
  ['submitted', 'AssignableEvent', 'AssignableProfile', 'Submitted'],
  ['graded', 'GradeEvent', 'GradingProfile', 'Graded'],
  ['feedback_given', 'FeedbackEvent', 'FeedbackProfile', 'Commented'],
  ['feedback_read', 'Event', 'GeneralProfile', 'Viewed'],
] as const)('a Caliper event for %s is %s of the %s: %s', (kind, type, profile, action) => {
  expect(toCaliper({ ...facts, kind }, telling)).toMatchObject({ type, profile, action });
});

it('a Caliper event contains actor, action, time and class as IRIs only', () => {
  const person = { id: `${origin}/caliper/accounts/6`, type: 'Person' };
  const assignable = { id: `${origin}/caliper/assignments/4`, type: 'AssignableDigitalResource' };
  const application = { id: origin, type: 'SoftwareApplication' };
  expect(toCaliper(facts, telling)).toEqual({
    '@context': 'http://purl.imsglobal.org/ctx/caliper/v1p2',
    id: `urn:uuid:${facts.eventId}`,
    type: 'AssignableEvent',
    profile: 'AssignableProfile',
    actor: person,
    action: 'Submitted',
    object: assignable,
    generated: {
      id: `${origin}/caliper/submissions/5`,
      type: 'Attempt',
      assignee: person,
      assignable,
    },
    eventTime: '2026-11-28T12:00:00.000Z',
    edApp: application,
    group: { id: `${origin}/caliper/classes/3`, type: 'CourseSection' },
  });
});

it('a Caliper event of a draft refers to its assignment and submission', () => {
  const event = toCaliper({ ...facts, draftId: draftIdSchema.parse(8) }, telling);
  expect(event).toMatchObject({
    object: {
      id: `${origin}/caliper/assignments/4/drafts/8`,
      isPartOf: { id: `${origin}/caliper/assignments/4` },
    },
    generated: {
      id: `${origin}/caliper/submissions/5/drafts/8`,
      isPartOf: { id: `${origin}/caliper/submissions/5` },
    },
  });
});

it.each([
  [{ score: 87.5 }, { scoreGiven: 87.5, maxScore: 100 }],
  [{ letter: 'B+' }, { extensions: { letter: 'B+' } }],
])('a Caliper event with the grade %j has %j', (grade, generated) => {
  const event = toCaliper({ ...facts, kind: 'graded', actorId: teacher, ...grade }, telling);
  expect(event).toMatchObject({ object: { type: 'Attempt' }, generated: { type: 'Score', ...generated } });
});

it('a Caliper event of a deadline has the software as actor', () => {
  expect(toCaliper({ ...facts, actorId: null }, telling)).toMatchObject({
    actor: { id: origin, type: 'SoftwareApplication' },
    generated: { assignee: { id: `${origin}/caliper/accounts/6` } },
  });
});

it.each(learningEventKinds)('a Caliper event of the kind %s contains pseudonyms only', (kind) => {
  const tell = (key: number) =>
    JSON.stringify(
      toCaliper(
        { ...facts, kind, actorId: teacher },
        { ...telling, actors: 'pseudonym', pseudonymKey: Buffer.alloc(32, key) },
      ),
    );
  expect(tell(1)).not.toMatch(/accounts\/|people\/[67]"/);
  expect(tell(1)).toBe(tell(1));
  expect(tell(1)).not.toBe(tell(2));
});

it('a Caliper event is sent in an envelope', () => {
  const sentAt = new Date('2026-11-28T12:00:01Z');
  expect(toEnvelope({ id: 'one' }, { origin, sentAt })).toEqual({
    sensor: origin,
    sendTime: '2026-11-28T12:00:01.000Z',
    dataVersion: 'http://purl.imsglobal.org/ctx/caliper/v1p2',
    data: [{ id: 'one' }],
  });
});
