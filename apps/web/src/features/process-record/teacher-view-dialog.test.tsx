import { assignmentIdSchema, submissionIdSchema } from '@redraft/contracts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { FakeServer } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { TeacherViewDialog } from './teacher-view-dialog.tsx';

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
});

const minutes = (m: number) => ({ d: 0, h: 0, m, s: 0 });

const open = async (choice: 'NEVER' | 'ALWAYS') => {
  server.respondTo('GET', '/api/student/readings', {
    timezone: 'Europe/Berlin',
    choice,
    showsFigures: choice === 'ALWAYS',
    lastModification: '2026-10-05T08:00:00Z',
    readings: [],
    next: null,
  });
  server.respondTo('GET', '/api/process/notes', {
    timezone: 'Europe/Berlin',
    notes: [],
    repairs: [],
    can: { add: true, comment: false },
  });
  server.respondTo('GET', '/api/process/evidence', {
    timezone: 'Europe/Berlin',
    share: 98,
    editingSeconds: 100,
    coveredSeconds: 98,
    gapCount: 0,
    gaps: [],
    isCoarse: false,
    dictatedSaves: 0,
    algorithmVersion: '1',
  });
  server.respondTo('GET', '/api/process/origins', {
    typed: 150,
    inserted: 50,
    batched: 0,
    imported: 0,
    base: 0,
  });
  server.respondTo('GET', '/api/rewind/marks', {
    sittings: [],
    comments: [],
    notes: [],
    repairs: [],
    moves: [],
    large: [
      { save: 2, t: Date.parse('2026-10-05T08:40:00Z'), how: 'at_once', chars: 119, words: 25, seconds: 0 },
    ],
  });
  server.respondTo('POST', '/api/student/graph/scores', {
    submissionId: 1,
    effort: null,
    revision: null,
    lastEvaluation: null,
    history: [],
    isPending: false,
    hasFailed: false,
    isText: true,
    timezone: 'Europe/Berlin',
  });
  server.respondTo('POST', '/api/student/graph/times', {
    active: minutes(1),
    think: minutes(1),
    real: minutes(2),
    activeSeconds: 60,
    thinkSeconds: 60,
    realSeconds: 120,
    activeToThink: null,
    activeToThinkBand: null,
    keepsRatioBands: false,
    activeToThinkQuartiles: null,
    classRank: '1/1',
    classNumMembers: 1,
    lastEvaluationDate: null,
    lastSubmissionDate: null,
    isLateSubmission: false,
    algorithmVersion: '1',
  });
  const { user } = show(
    <TeacherViewDialog
      submissionId={submissionIdSchema.parse(1)}
      assignmentId={assignmentIdSchema.parse(2)}
      title="Essay"
      onAnalytics={() => undefined}
      onClose={() => undefined}
    />,
  );
  await screen.findByText('Who viewed this');
  return user;
};

it("an assignment with statistics shows the student the same scores and times as staff, requested by the student's calls", async () => {
  await open('ALWAYS');
  expect(await screen.findByText('Effort')).toBeTruthy();
  expect(await screen.findByText('1/1')).toBeTruthy();
  expect(screen.getByText('Last change').nextElementSibling?.textContent).toBe('2026-10-05 10:00');
  expect(screen.getByRole('button', { name: 'Open graphs' })).toBeTruthy();
});

it('an assignment without statistics requests none, and explains what staff see', async () => {
  const user = await open('NEVER');
  expect(await screen.findByText(/^119 characters \(25 words\) appeared/)).toBeTruthy();
  expect(screen.getByText('Times are recorded for 98% of the editing, 0 gaps')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'What the text is made of' }));
  expect(await screen.findByText('75% typed, 25% inserted')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Say where the words came from' })).toBeTruthy();
  expect(screen.queryByText('Effort')).toBeNull();
  expect(server.callsTo('POST', '/api/student/graph/times')).toEqual([]);
  expect(server.callsTo('POST', '/api/student/graph/scores')).toEqual([]);
});
