import { assignmentIdSchema, classIdSchema } from '@redraft/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../../testing/server.ts';
import { FakeServer } from '../../../testing/server.ts';
import { type RenderedPage, show } from '../../../testing/show.tsx';
import { openWindow } from '../../../testing/window.ts';
import { SetUpDialog } from './set-up-dialog.tsx';

type Saved = AnswerOf<'GET', '/api/peerreview/setup'>;

const student = (id: number, firstName: string) => ({ id, firstName, lastName: 'Lee' });
const saved: Saved = {
  assignmentId: 21,
  assignmentTitle: 'Essay on habit',
  timezone: 'UTC',
  students: [student(1, 'Ada'), student(2, 'Ben'), student(3, 'Cleo')],
  peerReview: [],
  anonymous: false,
  openReview: false,
  heldUntilDeadline: false,
  pairsAtClose: false,
  reviewable: true,
  record: null,
  drafts: [
    {
      draftId: 5,
      draftTitle: 'Outline',
      draftType: 'DRAFT',
      draftDeadline: '2026-10-10T10:00:00Z',
      draftPeerReviewDeadline: null,
      suggestedDeadline: '2026-10-12T10:00:00Z',
      numberOfReviews: 0,
    },
  ],
  vacancies: [],
  configured: false,
  version: 3,
  can: { manage: true },
};

const noPractice: AnswerOf<'GET', '/api/peerreview/practice'> = {
  assignmentId: 21,
  example: null,
  samples: [],
  required: false,
  version: 0,
  can: { manage: true },
};

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
  openWindow({ width: 1280 });
  server.respondTo('GET', '/api/peerreview/reviews', []);
  server.respondTo('GET', '/api/peerreview/practised', []);
  server.respondTo('GET', '/api/peerreview/practice', noPractice);
});

interface Opened extends RenderedPage {
  closed: () => number;
}

async function open(overrides: Partial<Saved> = {}): Promise<Opened> {
  server.respondTo('GET', '/api/peerreview/setup', { ...saved, ...overrides });
  let closeCount = 0;
  const rendered = show(
    <SetUpDialog
      classId={classIdSchema.parse(7)}
      assignmentId={assignmentIdSchema.parse(21)}
      title="Essay on habit"
      onClose={() => {
        closeCount += 1;
      }}
    />,
  );
  await screen.findByRole('tab', { name: 'Reviewers' });
  return { ...rendered, closed: () => closeCount };
}

const bin = (name: string) => within(screen.getByRole('group', { name: `Reviewers of Lee, ${name}` }));
const inBin = (name: string) =>
  bin(name)
    .queryAllByRole('button', { name: /Press to move/ })
    .map((chip) => chip.textContent);
const poolOf = () => within(screen.getByRole('region', { name: 'Reviewers' }));

async function takeUp({ user }: RenderedPage, name: string): Promise<void> {
  poolOf()
    .getByRole('button', { name: new RegExp(`Lee, ${name}`) })
    .focus();
  await user.keyboard('{Enter}');
}

async function putInto({ user }: RenderedPage, name: string): Promise<void> {
  bin(name)
    .getByRole('button', { name: /Assign .* here/ })
    .focus();
  await user.keyboard('{Enter}');
}

it('reviewers are picked up and put into a bin by keyboard alone', async () => {
  const rendered = await open();
  await takeUp(rendered, 'Ada');
  await putInto(rendered, 'Ben');
  expect(inBin('Ben')).toEqual(['Lee, Ada']);
  expect(inBin('Ada')).toEqual([]);
  expect(screen.getByText('Lee, Ada reviews Lee, Ben.')).toBeTruthy();
});

it('reviewers bring the reverse pair in mutual mode, and undo removes both', async () => {
  const rendered = await open();
  await rendered.user.click(screen.getByRole('button', { name: 'Mutal' }));
  await takeUp(rendered, 'Ada');
  await putInto(rendered, 'Ben');
  expect([inBin('Ben'), inBin('Ada')]).toEqual([['Lee, Ada'], ['Lee, Ben']]);
  await rendered.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect([inBin('Ben'), inBin('Ada')]).toEqual([[], []]);
});

it('reviewers are not offered for bins that refuse them', async () => {
  const rendered = await open();
  await takeUp(rendered, 'Ada');
  expect(bin('Ada').queryByRole('button', { name: /Assign .* here/ })).toBeNull();
  await rendered.user.keyboard('{Escape}');
  expect(bin('Ben').queryByRole('button', { name: /Assign .* here/ })).toBeNull();
  expect(rendered.closed()).toBe(0);
});

it('reviewers move between bins by keyboard, and Delete removes them', async () => {
  const rendered = await open({ peerReview: [{ id: 2, reviewers: [1] }] });
  bin('Ben')
    .getByRole('button', { name: /Press to move/ })
    .focus();
  await rendered.user.keyboard('{Enter}');
  await putInto(rendered, 'Cleo');
  expect([inBin('Ben'), inBin('Cleo')]).toEqual([[], ['Lee, Ada']]);
  bin('Cleo')
    .getByRole('button', { name: /Press to move/ })
    .focus();
  await rendered.user.keyboard('{Delete}');
  expect(inBin('Cleo')).toEqual([]);
});

it('reviewers are saved with the version they were edited from, whatever was loaded since', async () => {
  const rendered = await open();
  await takeUp(rendered, 'Ada');
  await putInto(rendered, 'Ben');
  server.respondTo('GET', '/api/peerreview/setup', { ...saved, version: 4 });
  server.respondTo('POST', '/api/peerreview/populate', { success: true, version: 5, withdrawn: 0 });
  await rendered.user.click(screen.getByRole('tab', { name: 'Deadlines' }));
  await rendered.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.callsTo('POST', '/api/peerreview/populate')).toMatchObject([{ body: { version: 3 } }]),
  );
});

it('reviewers are chosen in the bin by name', async () => {
  const { user } = await open();
  await user.click(bin('Ben').getByRole('button', { name: 'Add a reviewer for Lee, Ben' }));
  await user.keyboard('cleo{Enter}');
  expect(inBin('Ben')).toEqual(['Lee, Cleo']);
});

it('reviewers are drawn at random with the chosen settings', async () => {
  server.respondTo('POST', '/api/peerreview/Randomize', [
    [0, 1, 0],
    [0, 0, 1],
    [1, 0, 0],
  ]);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Unidirectional' }));
  await user.click(screen.getByRole('button', { name: 'Randomize' }));
  await waitFor(() => expect(inBin('Ada')).toEqual(['Lee, Ben']));
  expect([inBin('Ben'), inBin('Cleo')]).toEqual([['Lee, Cleo'], ['Lee, Ada']]);
  const [call] = server.callsTo('POST', '/api/peerreview/Randomize');
  expect(call?.body).toEqual({ size: 3, options: 'Unidirectional', reviewer: 1 });
});

it('missing reviewers are filled up with the students who review least', async () => {
  const { user } = await open({
    peerReview: [{ id: 1, reviewers: [2, 9] }],
    vacancies: [{ revieweeId: 1, missing: 1, left: [{ id: 9, name: 'Lee, Dan' }], suggestions: [] }],
  });
  expect(screen.getByText(/No longer in the class: Lee, Dan/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Fill open slots' }));
  expect([inBin('Ada'), inBin('Ben'), inBin('Cleo')].map((names) => names.length)).toEqual([1, 1, 1]);
});

it('an assignment without submissions says so, and nothing is set up', async () => {
  await open({ reviewable: false });
  expect(await screen.findByText(/Peer review works only with texts/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Randomize' })).toBeNull();
});

it('saving sends all pairs and continues to the deadlines', async () => {
  server.respondTo('POST', '/api/peerreview/populate', { success: true, version: 4, withdrawn: 0 });
  const rendered = await open();
  await takeUp(rendered, 'Ada');
  await putInto(rendered, 'Ben');
  await rendered.user.click(screen.getByRole('switch', { name: 'Anonymous review' }));
  await rendered.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Peer reviewer(s) are assigned successfully');
  expect(server.callsTo('POST', '/api/peerreview/populate')[0]?.body).toEqual({
    assignmentId: 21,
    peerReview: [{ id: 2, reviewers: [1] }],
    anonymous: true,
    openReview: false,
    heldUntilDeadline: false,
    pairsAtClose: false,
    reviewer: 1,
    options: 'Optional',
    version: 3,
  });
  expect(screen.getByRole('tab', { name: 'Deadlines' }).getAttribute('aria-selected')).toBe('true');
});

it('saving sends the changes of every tab, whichever is open', async () => {
  server.respondTo('POST', '/api/peerreview/populate', { success: true, version: 4, withdrawn: 0 });
  server.respondTo('POST', '/api/peerreview/deadline', { success: true });
  server.respondTo('PUT', '/api/peerreview/practice', { success: true });
  const rendered = await open();
  await takeUp(rendered, 'Ada');
  await putInto(rendered, 'Ben');
  await rendered.user.click(screen.getByRole('tab', { name: 'Deadlines' }));
  await rendered.user.click(screen.getByRole('checkbox', { name: 'Peer review of Outline' }));
  await rendered.user.click(screen.getByRole('tab', { name: 'Practice' }));
  await rendered.user.click(await screen.findByRole('switch', { name: /Require practice/ }));
  await rendered.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Practice saved.');
  expect(server.callsTo('POST', '/api/peerreview/populate')).toMatchObject([
    { body: { peerReview: [{ id: 2, reviewers: [1] }] } },
  ]);
  expect(server.callsTo('POST', '/api/peerreview/deadline')).toHaveLength(1);
  expect(server.callsTo('PUT', '/api/peerreview/practice')).toHaveLength(1);
});

it('saving opens the tab that was refused, and stops there', async () => {
  server.rejectWith('POST', '/api/peerreview/populate', { status: 409, code: 'conflict.changed' });
  const rendered = await open();
  await takeUp(rendered, 'Ada');
  await putInto(rendered, 'Ben');
  await rendered.user.click(screen.getByRole('tab', { name: 'Deadlines' }));
  await rendered.user.click(screen.getByRole('checkbox', { name: 'Peer review of Outline' }));
  await rendered.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/These settings were changed by someone else/);
  expect(screen.getByRole('tab', { name: 'Reviewers' }).getAttribute('aria-selected')).toBe('true');
  expect(server.callsTo('POST', '/api/peerreview/deadline')).toEqual([]);
});

it('saving is possible before anybody has joined, and can have pairs drawn at the deadline of the draft', async () => {
  server.respondTo('POST', '/api/peerreview/populate', { success: true, version: 1, withdrawn: 0 });
  const { user } = await open({ students: [] });
  await user.click(screen.getByRole('button', { name: 'Two' }));
  await user.click(screen.getByRole('switch', { name: 'Assign at random when the draft deadline passes' }));
  expect(screen.getByText('Peer review needs at least two students')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Peer reviewer(s) are assigned successfully');
  expect(server.callsTo('POST', '/api/peerreview/populate')).toMatchObject([
    { body: { peerReview: [], reviewer: 2, pairsAtClose: true } },
  ]);
});

it('saving after another user reports the conflict and shows the saved state', async () => {
  server.rejectWith('POST', '/api/peerreview/populate', { status: 409, code: 'conflict.changed' });
  const rendered = await open();
  await takeUp(rendered, 'Ada');
  await putInto(rendered, 'Ben');
  await rendered.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/These settings were changed by someone else/);
  server.respondTo('GET', '/api/peerreview/setup', { ...saved, peerReview: [{ id: 2, reviewers: [3] }] });
  await rendered.user.click(screen.getByRole('button', { name: 'Show latest settings' }));
  await waitFor(() => expect(inBin('Ben')).toEqual(['Lee, Cleo']));
});

it('deadlines are suggested when ticked, cleared when unticked, and saved', async () => {
  server.respondTo('POST', '/api/peerreview/deadline', { success: true });
  const { user } = await open();
  await user.click(screen.getByRole('tab', { name: 'Deadlines' }));
  const box = screen.getByRole('checkbox', { name: 'Peer review of Outline' });
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Peer review deadline(s) set successfully.');
  const sentBodies = () => server.callsTo('POST', '/api/peerreview/deadline').map(({ body }) => body);
  expect(sentBodies()).toEqual([[{ draftId: 5, draftPeerReviewDeadline: '2026-10-12T10:00:00Z' }]]);
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentBodies()[1]).toEqual([{ draftId: 5, draftPeerReviewDeadline: null }]));
});

it('closing with changes asks first, and Agree discards them', async () => {
  const rendered = await open();
  await takeUp(rendered, 'Ada');
  await putInto(rendered, 'Ben');
  await rendered.user.click(screen.getByRole('button', { name: 'Close' }));
  await screen.findByText('You have unsaved changes. If you close this page, your changes will be lost.');
  await rendered.user.click(screen.getByRole('button', { name: 'Disagree' }));
  expect(rendered.closed()).toBe(0);
  await rendered.user.click(await screen.findByRole('button', { name: 'Close' }));
  await rendered.user.click(await screen.findByRole('button', { name: 'Agree' }));
  expect(rendered.closed()).toBe(1);
});

it('assistants see the pairs and change nothing', async () => {
  await open({ can: { manage: false }, peerReview: [{ id: 2, reviewers: [1] }] });
  expect(bin('Ben').getByText('Lee, Ada')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Randomize' })).toBeNull();
});

describe('the practice', () => {
  const saves = () => server.callsTo('PUT', '/api/peerreview/practice').map(({ body }) => body);
  const openPractice = async () => {
    const rendered = await open();
    server.respondTo('PUT', '/api/peerreview/practice', { success: true });
    await rendered.user.click(screen.getByRole('tab', { name: 'Practice' }));
    await screen.findByRole('button', { name: 'Your own example' });
    return rendered;
  };

  it('the practice is required with the built-in example', async () => {
    const { user } = await openPractice();
    await user.click(screen.getByRole('switch', { name: /Require practice/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Practice saved.')).toBeTruthy();
    expect(saves()).toEqual([{ assignmentId: 21, example: null, samples: [], required: true, version: 0 }]);
  });

  it('the practice saves a text of the staff with comments on its sentences, including the one in the field', async () => {
    const { user } = await openPractice();
    await user.click(screen.getByRole('button', { name: 'Your own example' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(saves()).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: /Example text/ }), 'It rained. We stayed.');
    await user.click(screen.getByRole('button', { name: 'It rained.' }));
    await user.type(screen.getByRole('textbox', { name: 'What you would say' }), 'How long?');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Practice saved.');
    const samples = [{ passage: 'It rained.', comment: 'How long?' }];
    expect(saves()).toMatchObject([{ example: 'It rained. We stayed.', samples }]);
  });

  it('the practice asks before closing with unsaved changes', async () => {
    const rendered = await openPractice();
    await rendered.user.click(screen.getByRole('button', { name: 'Your own example' }));
    await rendered.user.type(screen.getByRole('textbox', { name: /Example text/ }), 'It rained.');
    await rendered.user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText(/your changes will be lost/)).toBeTruthy();
    expect(rendered.closed()).toBe(0);
  });

  it('the practice lists the comments whose words are no longer in the text', async () => {
    const samples = [{ passage: 'It rained.', comment: 'How long?' }];
    server.respondTo('GET', '/api/peerreview/practice', { ...noPractice, example: 'It snowed.', samples });
    const { user } = await open();
    await user.click(screen.getByRole('tab', { name: 'Practice' }));
    expect(await screen.findByText('These words are no longer in the example.')).toBeTruthy();
  });
});

describe('open slots', () => {
  const round: Partial<Saved> = {
    peerReview: [
      { id: 1, reviewers: [2] },
      { id: 2, reviewers: [1] },
    ],
    record: { reviewer: 1, size: 3, options: 'Optional' },
    vacancies: [{ revieweeId: 3, missing: 1, left: [{ id: 9, name: 'Dan Lee' }], suggestions: [] }],
  };
  const calls = () => server.callsTo('POST', '/api/peerreview/replace').map(({ body }) => body);
  const openPlaces = async (overrides: Partial<Saved> = {}) => {
    const rendered = await open({ ...round, ...overrides });
    let version = 3;
    server.respondTo('POST', '/api/peerreview/replace', (): AnswerOf<'POST', '/api/peerreview/replace'> => {
      version += 1;
      server.respondTo('GET', '/api/peerreview/setup', { ...saved, ...round, ...overrides, version });
      return { success: true, version, withdrawn: 0 };
    });
    await rendered.user.click(screen.getByRole('tab', { name: 'Reviews' }));
    return rendered;
  };
  const panel = () => within(screen.getByRole('region', { name: 'Open slots' }));

  it('open slots explain why they are open and who waits, and that started reviews are kept', async () => {
    await openPlaces();
    const panelText = screen.getByRole('region', { name: 'Open slots' }).textContent;
    expect(panelText).toContain('One student is not reviewing anyone yet: Lee, Cleo');
    expect(panelText).toContain('No longer in the class: Dan Lee.');
    expect(panelText).toContain('are kept');
  });

  it('open slots are proposed, undone, proposed again, assigned and cleared again', async () => {
    const { user } = await openPlaces();
    await user.click(panel().getByRole('button', { name: 'Suggest reviewers for all' }));
    expect(panel().getByText('Lee, Ada')).toBeTruthy();
    await user.click(panel().getByRole('button', { name: 'Undo' }));
    expect(panel().queryByText('Lee, Ada')).toBeNull();
    expect(calls()).toEqual([]);
    await user.click(panel().getByRole('button', { name: 'Suggest reviewers for all' }));
    await user.click(panel().getByRole('button', { name: 'Assign one' }));
    expect(await screen.findByText('One reviewer assigned.')).toBeTruthy();
    const undos = screen.getAllByRole('button', { name: 'Undo' });
    await user.click(undos.at(-1) ?? screen.getByRole('dialog'));
    await waitFor(() => expect(calls()).toHaveLength(2));
    const replacedPlace = { revieweeId: 3, reviewerId: null, replacementId: 1 };
    expect(calls()).toEqual([
      { assignmentId: 21, places: [replacedPlace], version: 3 },
      { assignmentId: 21, places: [{ ...replacedPlace, reviewerId: 1, replacementId: null }], version: 4 },
    ]);
  });

  it('open slots are assigned to chosen students by keyboard alone', async () => {
    const { user } = await openPlaces();
    panel().getByRole('button', { name: 'Choose a reviewer for Lee, Cleo' }).focus();
    await user.keyboard('{Enter}');
    await user.keyboard('ben{Enter}');
    expect(panel().getByText('Lee, Ben')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Lee, Ben');
    panel().getByRole('button', { name: 'Assign one' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(calls()).toMatchObject([{ places: [{ replacementId: 2 }] }]));
  });

  it('open slots are blocked while the reviewers have unsaved changes', async () => {
    const rendered = await openPlaces();
    await rendered.user.click(screen.getByRole('tab', { name: 'Reviewers' }));
    await takeUp(rendered, 'Ada');
    await putInto(rendered, 'Cleo');
    await rendered.user.click(screen.getByRole('tab', { name: 'Reviews' }));
    expect(panel().getByText(/unsaved changes under “Reviewers”/)).toBeTruthy();
    expect(panel().queryByRole('button', { name: 'Suggest reviewers for all' })).toBeNull();
  });

  it('open slots are hidden from users who may only read', async () => {
    await openPlaces({ can: { manage: false } });
    expect(screen.queryByRole('region', { name: 'Open slots' })).toBeNull();
  });
});
