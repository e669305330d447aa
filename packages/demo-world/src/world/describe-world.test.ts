import type { SubmissionStatus } from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import { listSavesOfProcess, spanOf } from '../process.ts';
import { describeWorld } from './describe-world.ts';
import type { AssignmentKey, DemoAssignment, DemoSubmission, World } from './types.ts';

const moments = [
  '2026-11-21T05:40:00Z',
  '2026-04-01T22:05:00Z',
  '2027-02-28T22:59:30Z',
  '2026-10-26T11:00:00Z',
  '2026-07-15T18:30:00Z',
];

function assignmentOf(world: World, key: AssignmentKey): DemoAssignment {
  const assignment = world.assignments.find((candidate) => candidate.key === key);
  if (assignment === undefined) throw new Error(`There is no assignment ${key}.`);
  return assignment;
}

function submissionsOf(world: World): { assignment: DemoAssignment; submission: DemoSubmission }[] {
  return world.assignments.flatMap((assignment) =>
    assignment.submissions.map((submission) => ({ assignment, submission })),
  );
}

function finalStepOf({ steps }: DemoSubmission) {
  const step = steps.at(-1);
  if (step === undefined) throw new Error('A submission has a final step.');
  return step;
}

/** Every step with its deadlines; 0 stands for a time that there is not. */
function stepsOf(world: World) {
  return submissionsOf(world).flatMap(({ assignment, submission }) =>
    submission.steps.map(({ status, submittedAt, exceptionDeadline }, index) => ({
      status,
      submittedAt: submittedAt ?? 0,
      deadline: assignment.drafts[index]?.deadline ?? 0,
      extended: exceptionDeadline ?? 0,
    })),
  );
}

const world = describeWorld({ seed: 'demo', now: new Date('2026-11-21T05:40:00Z') });

it('the same seed and time give the same world, and another seed a different one', () => {
  const now = new Date('2026-11-21T05:40:00Z');
  expect(describeWorld({ seed: 'demo', now })).toEqual(world);
  expect(describeWorld({ seed: 'other', now })).not.toEqual(world);
});

it('there is one person for each role and a class of 24 students', () => {
  const names = world.people.map(({ username }) => username);
  expect(names.slice(0, 5)).toEqual([
    'demo_admin',
    'demo_moderator',
    'demo_instructor',
    'demo_assistant',
    'demo_coordinator',
  ]);
  expect(names.slice(5)).toEqual(Array.from({ length: 24 }, (_, index) => `demo_student${index + 1}`));
  expect(new Set(world.people.map(({ email }) => email)).size).toBe(29);
  expect(world.people.every(({ email }) => /^[a-z]+\.[a-z]+@example\.org$/.test(email))).toBe(true);
  expect(world.schoolClass.students.map(({ username }) => username)).toEqual(names.slice(5));
  expect(world.schoolClass.assistants).toEqual(['demo_assistant']);
  expect(world.schoolClass.enrollKey).toMatch(/^RA-[A-Z0-9]{5}$/);
});

it('every status of a final submission occurs', () => {
  const statuses = new Set(submissionsOf(world).map(({ submission }) => finalStepOf(submission).status));
  expect([...statuses].sort()).toEqual([
    'MISSED',
    'NONE',
    'SUBMITTED',
    'SUBMITTED_AUTO',
    'SUBMITTED_EXCEPTION',
    'SUBMITTED_INSTRUCTOR',
    'SUBMITTED_LATE',
  ]);
});

it('no two students wrote the same essay', () => {
  const slugs = submissionsOf(world).flatMap(({ submission }) => submission.process?.essay.slug ?? []);
  expect(slugs.length).toBe(56);
  expect(new Set(slugs).size).toBe(slugs.length);
});

it('the first student has a graded essay with comments and a running assignment without a draft', () => {
  const place = assignmentOf(world, 'place').submissions.find(({ student }) => student === 'demo_student1');
  expect(place?.score).toBe(88);
  expect(place?.comments.length).toBeGreaterThanOrEqual(2);
  expect(place?.comments.some(({ readAt }) => readAt === null)).toBe(true);
  const started = assignmentOf(world, 'reading').submissions.map(({ student }) => student);
  expect(started).not.toContain('demo_student1');
});

it('only the first assignment is graded, for everyone who handed in', () => {
  for (const { assignment, submission } of submissionsOf(world)) {
    expect(submission.score === null).toBe(assignment.key !== 'place');
    expect(submission.gradedAt === null).toBe(assignment.key !== 'place');
  }
});

it('drafts were handed in, submitted by their deadline, or missed', () => {
  const drafts = assignmentOf(world, 'city').submissions.flatMap(({ steps }) => steps.slice(0, 2));
  const statuses = new Set(drafts.map(({ status }) => status));
  expect([...statuses].sort()).toEqual(['MISSED', 'SUBMITTED', 'SUBMITTED_AUTO']);
});

it('finished essays are whole, running ones are in different stages', () => {
  const lengths = assignmentOf(world, 'reading').submissions.flatMap(({ process }) => {
    if (process === null) return [];
    const text = [...listSavesOfProcess(process)].at(-1)?.text ?? '';
    return [text.length / process.essay.text.length];
  });
  expect(lengths.filter((share) => share > 0 && share < 0.5).length).toBeGreaterThanOrEqual(2);
  expect(lengths.filter((share) => share >= 0.5 && share < 1).length).toBeGreaterThanOrEqual(3);
});

it('the world is small enough to be written in a minute', () => {
  const counts = submissionsOf(world).map(({ submission }) =>
    submission.process === null ? 0 : (spanOf(submission.process)?.saves ?? 0),
  );
  const written = counts.filter((count) => count > 0);
  expect(written.reduce((sum, count) => sum + count, 0) / written.length).toBeLessThan(600);
  expect(Math.max(...counts)).toBeLessThan(1500);
});

describe.each(moments)('at %s', (moment) => {
  const now = Date.parse(moment);
  const here = describeWorld({ seed: 'demo', now: new Date(now) });

  it('one assignment is running, one has not begun, two are over, all within the class', () => {
    const stages = here.assignments.map(({ startAt, endAt }) =>
      startAt > now ? 'to come' : endAt > now ? 'running' : 'over',
    );
    expect(stages).toEqual(['over', 'over', 'running', 'to come']);
    for (const { startAt, endAt, drafts } of here.assignments) {
      expect(startAt).toBeGreaterThan(Date.parse(here.schoolClass.startDay));
      expect(endAt).toBeLessThan(Date.parse(here.schoolClass.endDay));
      expect(drafts.at(-1)).toMatchObject({ type: 'FINAL', deadline: endAt });
      expect(drafts.reduce((sum, { pointValue }) => sum + pointValue, 0)).toBe(100);
    }
  });

  it('nobody writes before the start, after handing in, or in the future', () => {
    for (const { assignment, submission } of submissionsOf(here)) {
      const { process, startedAt } = submission;
      expect(startedAt).toBeGreaterThan(assignment.startAt);
      expect(startedAt).toBeLessThan(now);
      const span = process === null ? null : spanOf(process);
      expect(span?.firstAt ?? now).toBeGreaterThan(startedAt);
      expect(span?.lastAt ?? 0).toBeLessThan(now);
      expect(span?.lastAt ?? 0).toBeLessThan(finalStepOf(submission).submittedAt ?? now);
    }
  });

  it('timely submissions are before the deadline, and late ones after it', () => {
    const steps = stepsOf(here);
    const at = (status: SubmissionStatus) => steps.filter((step) => step.status === status);
    expect(at('SUBMITTED').every(({ submittedAt, deadline }) => submittedAt < deadline)).toBe(true);
    expect(at('SUBMITTED_AUTO').every(({ submittedAt, deadline }) => submittedAt === deadline)).toBe(true);
    expect(at('SUBMITTED_LATE').every(({ submittedAt, deadline }) => submittedAt > deadline)).toBe(true);
    const excepted = at('SUBMITTED_EXCEPTION');
    expect(excepted.every(({ submittedAt, deadline }) => submittedAt > deadline)).toBe(true);
    expect(excepted.every(({ submittedAt, extended }) => submittedAt < extended)).toBe(true);
    const open = [...at('NONE'), ...at('MISSED')];
    expect(open.every(({ submittedAt }) => submittedAt === 0)).toBe(true);
    expect(steps.every(({ submittedAt }) => submittedAt < now)).toBe(true);
  });

  it('grades and comments come after their submission, and reading after the comment', () => {
    for (const { submission } of submissionsOf(here)) {
      const last = finalStepOf(submission).submittedAt ?? 0;
      expect(submission.gradedAt ?? last + 1).toBeGreaterThan(last);
      expect(submission.gradedAt ?? 0).toBeLessThan(now);
      for (const { at, readAt, comment } of submission.comments) {
        expect(at).toBeLessThan(now);
        expect(readAt ?? at + 1).toBeGreaterThan(at);
        expect(readAt ?? 0).toBeLessThan(now);
        expect(comment.length).toBeGreaterThan(20);
      }
    }
  });
});
