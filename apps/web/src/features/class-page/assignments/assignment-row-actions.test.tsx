import { assignmentIdSchema, type ClassAssignment, classIdSchema } from '@redraft/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { FakeServer } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { AssignmentRowActions } from './assignment-row-actions.tsx';

const pausing = '/api/classes/assignment/stoped';
const hiding = '/api/classes/assignment/visible';
const assignment: ClassAssignment = {
  id: assignmentIdSchema.parse(21),
  title: 'Essay',
  description: '',
  startDate: '2026-10-01T06:00:00Z',
  endDate: '2026-10-20T10:00:00Z',
  autoSubmission: false,
  pointValue: 10,
  preventAfterDueDate: false,
  visible: true,
  stoped: false,
  peerReviewConfigured: false,
  isMarker: false,
  isCalibrating: false,
  numberOfStarted: 3,
  progress: { handedIn: 0, toGrade: 0, late: 0, draft: null },
};
let server: FakeServer;

beforeEach(() => {
  server = new FakeServer();
  server.respondTo('POST', pausing, { success: true });
  server.respondTo('POST', hiding, { success: true });
});

async function choose(name: string, changes: Partial<ClassAssignment> = {}) {
  const noop = () => undefined;
  const rendered = show(
    <AssignmentRowActions
      classId={classIdSchema.parse(7)}
      assignment={{ ...assignment, ...changes }}
      canManage
      {...{ onAnalytics: noop, onPdfs: noop, onPeerReview: noop, onModify: noop, onCopy: noop }}
      onDelete={noop}
    />,
  );
  await rendered.user.click(screen.getByRole('button', { name: 'More for Essay' }));
  await rendered.user.click(await screen.findByRole('menuitem', { name }));
  return rendered;
}

it.each([
  [
    'Pause',
    pausing,
    /3 students have started this assignment and will not be able to write or hand in/,
    'true',
  ],
  ['Hide from students', hiding, /3 students have started this assignment and will not see/, 'false'],
] as const)(
  'the menu of an assignment asks before %s if students have started',
  async (name, path, message, status) => {
    const { user } = await choose(name);
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(message)).toBeDefined();
    expect(server.callsTo('POST', path)).toEqual([]);
    await user.click(dialog.getByRole('button', { name }));
    await waitFor(() =>
      expect(server.callsTo('POST', path).map(({ query }) => query)).toEqual([{ id: '21', status }]),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
);

it('the menu of an assignment changes nothing after Cancel', async () => {
  const { user } = await choose('Pause');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.callsTo('POST', pausing)).toEqual([]);
});

it.each([
  ['Pause', pausing, { numberOfStarted: 0 }],
  ['Hide from students', hiding, { numberOfStarted: 0 }],
  ['Resume', pausing, { stoped: true }],
  ['Show to students', hiding, { visible: false }],
] as const)(
  'the menu of an assignment does %s at once if nobody is affected',
  async (name, path, changes) => {
    await choose(name, changes);
    await waitFor(() => expect(server.callsTo('POST', path)).toHaveLength(1));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  },
);
