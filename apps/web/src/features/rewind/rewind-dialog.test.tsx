import {
  type FileChanges,
  processNoteIdSchema,
  type RewindMarks,
  type SubmissionId,
  submissionIdSchema,
} from '@redraft/contracts';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { NotePin, RewindPosition } from '../../domain/revisions/index.ts';
import { FakeServer } from '../../testing/server.ts';
import { type RenderedPage, show } from '../../testing/show.tsx';
import { RewindDialog } from './rewind-dialog.tsx';
import {
  buildOverview,
  buildWindow,
  findSaveAt,
  noMarks,
  numberedSaves,
  type TestHistory,
} from './test-history.ts';

const began = Date.parse('2026-10-05T08:00:00Z');
const insertion = (seq: number, position: number, ins: string) => ({
  seq,
  t: began + seq * 10_000,
  ops: [{ p: position, del: 0, ins }],
});

/** Three saves that insert text and one that deletes a word. */
const saves = [
  insertion(1, 0, 'We'),
  insertion(2, 2, ' really'),
  insertion(3, 9, ' write.'),
  { seq: 4, t: began + 70_000, ops: [{ p: 2, del: 7, ins: '' }] },
];
const marks = [{ save: 3, title: 'First draft', status: 'SUBMITTED' }];
const submissionId: SubmissionId = submissionIdSchema.parse(1);

let server: FakeServer;

/** Opens the rewind of this history and waits for its first picture. */
async function open(
  history: TestHistory = { saves, marks },
  start: RewindPosition = { kind: 'start' },
  pin?: NotePin,
): Promise<RenderedPage> {
  server.respondTo('GET', '/api/rewind/overview', ({ query }) => ({
    ...buildOverview(history),
    asked: query.time === undefined ? null : findSaveAt(history, String(query.time)),
  }));
  server.respondTo('GET', '/api/rewind/window', ({ query }) => buildWindow(history, Number(query.save)));
  server.respondTo('GET', '/api/rewind/marks', history.noteMarks ?? noMarks);
  const rendered = show(
    <RewindDialog {...{ submissionId, position: start, pin }} subtitle="" onClose={() => undefined} />,
  );
  await screen.findByRole('slider', { name: 'Version' });
  return rendered;
}

const requests = () => server.callsTo('GET', '/api/rewind/window').map(({ query }) => Number(query.save));

/** Delays further responses until the returned function is called. */
function holdBack(): () => void {
  const answer = globalThis.fetch;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    await released;
    return answer(...call);
  });
  return release;
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const text = () => screen.getByRole('region', { name: 'Text of this version' });
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Version' });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  server = new FakeServer();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});

it('stepping starts at the first version, which has no previous one', async () => {
  await open();
  expect(screen.queryByRole('button', { name: 'Add a note here' })).toBeNull();
  expect(screen.getByText('Version 1 of 4')).toBeTruthy();
  expect(text().textContent).toBe('We');
  expect(button('Previous version').disabled).toBe(true);
});

it('stepping shows what each version inserted and deleted', async () => {
  const { user } = await open();
  await user.click(button('Next version'));
  expect(text().querySelector('ins')?.textContent).toBe(' really');
  expect(screen.getByText('7 characters inserted')).toBeTruthy();
  await user.keyboard('{End}');
  expect(text().querySelector('del')?.textContent).toBe(' really');
  expect(screen.getByText('7 deleted')).toBeTruthy();
  expect(button('Next version').disabled).toBe(true);
});

it('stepping works by arrow keys, Home and End from anywhere in the player', async () => {
  const { user } = await open();
  text().focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByText('Version 3 of 4')).toBeTruthy();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByText('Version 2 of 4')).toBeTruthy();
  await user.keyboard('{End}');
  expect(screen.getByText('Version 4 of 4')).toBeTruthy();
  await user.keyboard('{Home}');
  expect(screen.getByText('Version 1 of 4')).toBeTruthy();
});

it('stepping works by keyboard after a button that its own click disabled', async () => {
  const { user } = await open();
  await user.keyboard('{End}{ArrowLeft}');
  button('Next version').focus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Version 4 of 4')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Rewind' }));
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByText('Version 3 of 4')).toBeTruthy();
});

it("stepping ignores the browser's own key combinations", async () => {
  const { user } = await open();
  text().focus();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}{Control>}{End}{/Control}');
  expect(screen.getByText('Version 1 of 4')).toBeTruthy();
});

it('stepping jumps to the submitted version', async () => {
  const { user } = await open();
  await user.click(button('First draft'));
  expect(screen.getByText('Version 3 of 4')).toBeTruthy();
  expect(text().textContent).toBe('We really write.');
});

describe('the history of a passage', () => {
  const saves = [
    insertion(1, 0, 'One 😀 came. Two came.'),
    insertion(2, 11, ' New.'),
    { seq: 3, t: began + 70_000, ops: [{ p: 0, del: 3, ins: '' }] },
  ];
  /** Selects text as with a pointer. */
  const selectText = (selectedText: string, within: Element) => {
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const at = walker.currentNode.textContent?.indexOf(selectedText) ?? -1;
      if (at >= 0)
        act(() =>
          document
            .getSelection()
            ?.setBaseAndExtent(walker.currentNode, at, walker.currentNode, at + selectedText.length),
        );
    }
  };

  it('the history of a passage opens for the sentence that the version changed, by key and by button', async () => {
    const { user, address } = await open({ saves: saves, marks: [] });
    text().focus();
    await user.keyboard('{ArrowRight}h');
    // "New.", counted in code points, not in UTF-16 units.
    expect(address()).toBe('/?passage=2.12.16');
    await user.keyboard('{ArrowRight}');
    await user.click(button('History of this sentence (H)'));
    expect(address()).toBe('/?passage=3.1.8');
  });

  it('the history of a passage opens for the selected words, ignoring deleted ones', async () => {
    const { user, address } = await open({ saves: saves, marks: [] });
    text().focus();
    await user.keyboard('{End}');
    selectText('New', text());
    await user.click(await screen.findByRole('button', { name: /selected/ }));
    expect(address()).toBe('/?passage=3.9.12');
    act(() => document.getSelection()?.removeAllRanges());
    expect(await screen.findByRole('button', { name: 'History of this sentence (H)' })).toBeTruthy();
  });

  it('the history of a passage ignores selections elsewhere or of deleted words only', async () => {
    const { user } = await open({ saves: saves, marks: [] });
    text().focus();
    await user.keyboard('{End}');
    selectText('One', text());
    expect(button('History of this sentence (H)')).toBeTruthy();
    selectText('Version', document.body);
    expect(button('History of this sentence (H)')).toBeTruthy();
  });

  it('the history of a passage is disabled in a version without words', async () => {
    const gone = { seq: 2, t: began + 70_000, ops: [{ p: 0, del: 2, ins: '' }] };
    const { user, address } = await open({ saves: [insertion(1, 0, 'We'), gone], marks: [] });
    text().focus();
    await user.keyboard('{End}h');
    expect(button('History of this sentence (H)').disabled).toBe(true);
    expect(address()).toBe('/');
  });
});

it.each([
  { kind: 'note' as const, name: 'Add a note here' },
  { kind: 'comment' as const, name: 'Comment on this moment' },
])('a $kind is added at the visible save by users who may write one', async ({ kind, name }) => {
  const pinned: number[] = [];
  const { user } = await open(undefined, undefined, { kind, start: (at) => pinned.push(at) });
  await user.click(button('Next version'));
  await user.click(button(name));
  expect(pinned).toEqual([began + 20_000]);
});

it('playing continues by one version per second and stops at the last', async () => {
  const { user } = await open();
  await user.click(button('Play'));
  await pass(1000);
  expect(screen.getByText('Version 2 of 4')).toBeTruthy();
  await pass(2000);
  expect(screen.getByText('Version 4 of 4')).toBeTruthy();
  expect(button('Play again')).toBeTruthy();
  await pass(5000);
  expect(screen.getByText('Version 4 of 4')).toBeTruthy();
});

it('playing restarts after the end', async () => {
  const { user } = await open();
  await user.keyboard('{End}');
  text().focus();
  await user.keyboard('{End} ');
  expect(screen.getByText('Version 1 of 4')).toBeTruthy();
  expect(button('Pause')).toBeTruthy();
});

it('playing stops when it is paused', async () => {
  const { user } = await open();
  await user.click(button('Play'));
  await pass(1000);
  await user.click(button('Pause'));
  await pass(10_000);
  expect(screen.getByText('Version 2 of 4')).toBeTruthy();
});

it('playing stops at a manual step', async () => {
  const { user } = await open();
  await user.click(button('Play'));
  await user.click(button('Next version'));
  await pass(5000);
  expect(screen.getByText('Version 2 of 4')).toBeTruthy();
});

it.each([
  [1, 'Change speed, now 2×', 500],
  [2, 'Change speed, now 4×', 250],
])('playing is faster after %d clicks on the speed: %s', async (presses, name, speedName) => {
  const { user } = await open();
  for (let count = 0; count < presses; count += 1)
    await user.click(button(`Change speed, now ${2 ** count}×`));
  expect(button(name)).toBeTruthy();
  await user.click(button('Play'));
  await pass(speedName);
  expect(screen.getByText('Version 2 of 4')).toBeTruthy();
});

it('playing is not announced to screen readers, manual steps are', async () => {
  const { user } = await open();
  const summary = () => screen.getByText(/^Version \d of 4$/).closest('[aria-live]');
  expect(summary()?.getAttribute('aria-live')).toBe('polite');
  await user.click(button('Play'));
  expect(summary()?.getAttribute('aria-live')).toBe('off');
});

describe('the time of a version', () => {
  const value = (term: string) => screen.getByText(term).parentElement?.querySelector('dd')?.textContent;

  it('the time of a version is in the class time zone', async () => {
    await open();
    expect(value('Start time')).toBe('2026-10-05 10:00:10');
    expect(value('End time')).toBe('2026-10-05 10:01:10');
  });

  it("the time of a version is shown, also in the slider's value text", async () => {
    const { user } = await open();
    await user.click(button('Next version'));
    expect(value('This version')).toBe('2026-10-05 10:00:20');
    expect(slider().getAttribute('aria-valuetext')).toBe('Version 2 of 4, 2026-10-05 10:00:20');
  });
});

it('a submission with one save cannot be stepped through', async () => {
  await open({ saves: saves.slice(0, 1), marks: [] });
  expect(slider().disabled).toBe(true);
  expect(button('Next version').disabled).toBe(true);
  expect(screen.queryByText('Submitted versions:')).toBeNull();
});

describe('a linked position', () => {
  const long = { saves: numberedSaves(1000), perWindow: 100 };

  it.each<[string, RewindPosition, number, number[]]>([
    ['at a version', { kind: 'save', save: 320 }, 320, [320]],
    ['at a version beyond the end', { kind: 'save', save: 4000 }, 1000, [4000, 1000]],
    ['at a time', { kind: 'time', at: Date.parse('2026-10-05T08:05:00.500Z') }, 301, [301]],
    ['at a time before the first save', { kind: 'time', at: 0 }, 1, [1]],
  ])(
    'a linked position %s is where the rewind opens, with one window around it',
    async (_what, start, version, expectedVersion) => {
      await open(long, start);
      expect(await screen.findByText(`Version ${version.toLocaleString('en')} of 1,000`)).toBeTruthy();
      expect(slider().value).toBe(String(version));
      expect(requests()).toEqual(expectedVersion);
    },
  );
});

describe('markers', () => {
  const student = { kind: 'student' as const };
  const noteAt = (
    save: number,
    content: Pick<RewindMarks['notes'][number], 'author' | 'text' | 'source'>,
  ) => ({
    id: processNoteIdSchema.parse(content.text.length + 1),
    save,
    t: began,
    end: began,
    ...content,
  });
  const otherMarks = {
    sittings: [{ save: 1, t: began, end: began, saves: 4 }],
    large: [
      {
        save: 2,
        t: Date.parse('2026-10-05T08:40:00Z'),
        how: 'at_once' as const,
        chars: 119,
        words: 25,
        seconds: 0,
      },
    ],
    comments: [{ save: 4, t: began, count: 2 }],
    notes: [
      noteAt(3, { author: student, text: '', source: 'own_notes' }),
      noteAt(3, { author: student, text: `On the train, ${'far '.repeat(60)}`, source: null }),
      noteAt(3, { author: { kind: 'staff', name: 'Ada & Co' }, text: 'Here it turns', source: null }),
    ],
    repairs: [],
    moves: [{ save: 4, op: 0, kind: 'from' as const }],
  };
  const largeText =
    '119 characters (25 words) appeared in one save at 2026-10-05 10:40. Origin not recorded.';

  it('markers are stepped through by keyboard and by buttons', async () => {
    const { user } = await open({ saves, marks, noteMarks: otherMarks });
    await screen.findByRole('button', { name: 'All markers' });
    text().focus();
    await user.keyboard('n');
    expect(screen.getByText('Version 2 of 4')).toBeTruthy();
    await user.click(button('Next marker (N)'));
    expect(screen.getByText('Version 3 of 4')).toBeTruthy();
    text().focus();
    await user.keyboard('np');
    expect(screen.getByText('Version 3 of 4')).toBeTruthy();
    await user.click(button('Previous marker (P)'));
    await user.click(button('Previous marker (P)'));
    expect(button('Previous marker (P)').disabled).toBe(true);
  });

  it('markers are listed with a neutral description', async () => {
    const { user } = await open({ saves, marks, noteMarks: otherMarks });
    await user.click(await screen.findByRole('button', { name: 'All markers' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Writing session 1 begins, 2026-10-05 10:00',
      largeText,
      'Submitted: First draft',
      'Note on the writing, 2026-10-05 10:00: own notes',
      `Note on the writing, 2026-10-05 10:00: ${`On the train, ${'far '.repeat(60)}`.slice(0, 120)}…`,
      'Comment by Ada & Co, 2026-10-05 10:00: Here it turns',
      '2 comments, 2026-10-05 10:00',
    ]);
    await user.click(screen.getByRole('menuitem', { name: largeText }));
    expect(screen.getByText('Version 2 of 4')).toBeTruthy();
  });

  it('moved text is marked as moved, not as deleted', async () => {
    const { user } = await open({ saves, marks, noteMarks: otherMarks });
    await screen.findByRole('button', { name: 'All markers' });
    await user.keyboard('{End}');
    expect(text().querySelector('[data-change=movedFrom]')?.textContent).toBe(' really');
  });
});

it('idle time is skipped or lasts up to ten seconds', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('switch', { name: 'Skip idle time' }));
  await user.click(button('Play'));
  await pass(9000);
  expect(screen.getByText('Version 1 of 4')).toBeTruthy();
  await pass(1000);
  expect(screen.getByText('Version 2 of 4')).toBeTruthy();
});

describe('the drafts', () => {
  const drafts = [
    { save: 2, title: 'First draft', status: 'SUBMITTED' },
    { save: 4, title: 'Second draft', status: 'SUBMITTED' },
  ];
  const compare = () => screen.queryByRole('button', { name: 'Draft Comparison Mode' });
  const diff = {
    response:
      '<p>The <del>old</del><ins>new</ins> end<script>alert(1)</script></p><p><mark data-move="1">moved</mark></p>',
    words: { added: 1, removed: 1, moved: 1 },
  };

  it('the drafts are not compared if there is only one', async () => {
    await open();
    expect(compare()).toBeNull();
  });

  it('the drafts are compared in pairs, the last two first, and the first one with the initial text', async () => {
    const { user } = await open({ saves, marks: drafts });
    server.respondTo('POST', '/api/classes/textdiff', diff);
    await user.click(
      screen.getAllByRole('button', { name: 'Draft Comparison Mode', hidden: true })[0] as Element,
    );
    expect(await screen.findByText('1 words added, 1 removed, 1 moved')).toBeTruthy();
    await user.click(screen.getByRole('combobox', { name: 'Compare' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Initial vs. First draft',
      'First draft vs. Second draft',
    ]);
    await user.click(screen.getByRole('option', { name: 'Initial vs. First draft' }));
    await screen.findByText('Change 1 of 3');
    expect(server.callsTo('POST', '/api/classes/textdiff').map(({ query }) => query)).toEqual([
      { oldId: '17-2', newId: '17-4' },
      { oldId: '17-0', newId: '17-2' },
    ]);
  });

  it('the drafts are shown with described changes and without active content', async () => {
    const { user } = await open({ saves, marks: drafts });
    server.respondTo('POST', '/api/classes/textdiff', diff);
    await user.click(
      screen.getAllByRole('button', { name: 'Draft Comparison Mode', hidden: true })[0] as Element,
    );
    const region = await screen.findByRole('region', { name: 'Comparison' });
    expect(region.querySelector('ins')?.textContent).toBe(' [added: new] ');
    expect(region.querySelector('del')?.textContent).toBe(' [removed: old] ');
    expect(region.querySelector('mark')?.textContent).toBe(' [moved here: moved] ');
    expect(region.querySelector('script')).toBeNull();
    region.focus();
    await user.keyboard('nn');
    expect(screen.getByText('Change 3 of 3')).toBeTruthy();
    // In every language, as the arrow keys do.
    expect(button('Next change (N)').closest('div[dir]')?.getAttribute('dir')).toBe('ltr');
    await user.click(button('Side by side'));
    expect(region.querySelectorAll('p')).toHaveLength(4);
  });
});

describe('a long history', () => {
  const long = {
    saves: numberedSaves(1000),
    perWindow: 100,
    marks: [{ save: 950, title: 'Draft', status: 'SUBMITTED' }],
  };
  const player = () => screen.getByRole('group', { name: 'Rewind' });

  it('a long history opens with one window', async () => {
    await open(long);
    expect(screen.getByText('Version 1 of 1,000')).toBeTruthy();
    expect(requests()).toEqual([1]);
  });

  it('a long history shows a distant version from the window around it', async () => {
    const { user } = await open(long);
    await user.click(button('Draft'));
    expect(await screen.findByText('Version 950 of 1,000')).toBeTruthy();
    expect(text().textContent).toContain(' 949 950 ');
    expect(text().textContent).not.toContain('951');
    expect(requests()).toEqual([1, 950]);
  });

  it('a long history stays open when its first window is evicted from the cache', async () => {
    await open(long);
    fireEvent.change(slider(), { target: { value: '500' } });
    expect(await screen.findByText('Version 500 of 1,000')).toBeTruthy();
    fireEvent.change(slider(), { target: { value: '300' } });
    expect(await screen.findByText('Version 300 of 1,000')).toBeTruthy();
    fireEvent.change(slider(), { target: { value: '700' } });
    expect(await screen.findByText('Version 700 of 1,000')).toBeTruthy();
  });

  it('a long history keeps the last picture until the requested one is loaded, and says that it is loading', async () => {
    const { user } = await open(long);
    const release = holdBack();
    await user.keyboard('{End}');
    expect(screen.getByText('Version 1 of 1,000')).toBeTruthy();
    expect(slider().getAttribute('aria-valuetext')).toBe('Version 1,000 of 1,000');
    expect(player().getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('progressbar', { name: 'Loading this version' })).toBeTruthy();
    release();
    expect(await screen.findByText('Version 1,000 of 1,000')).toBeTruthy();
    expect(player().getAttribute('aria-busy')).toBe('false');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('a long history says why a version cannot be loaded, and retries', async () => {
    const { user } = await open(long);
    server.rejectWith('GET', '/api/rewind/window', {
      status: 503,
      code: 'unavailable',
      message: 'Too much to do.',
    });
    await user.keyboard('{End}');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(text().textContent).toBe('1 ');
    server.respondTo('GET', '/api/rewind/window', ({ query }) => buildWindow(long, Number(query.save)));
    await user.click(button('Try again'));
    expect(await screen.findByText('Version 1,000 of 1,000')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('a long history continues playing once a late window has arrived, and not past it', async () => {
    const { user } = await open({ ...long, perWindow: 2 });
    const release = holdBack();
    await user.click(button('Play'));
    for (let second = 0; second < 5; second += 1) await pass(1000);
    expect(screen.getByText('Version 2 of 1,000')).toBeTruthy();
    expect(slider().value).toBe('3');
    release();
    expect(await screen.findByText('Version 3 of 1,000')).toBeTruthy();
    await pass(1000);
    expect(await screen.findByText('Version 4 of 1,000')).toBeTruthy();
  });

  it('a long history does not wait at the end of a window while stepping', async () => {
    const { user } = await open(long);
    text().focus();
    for (let step = 0; step < 99; step += 1) await user.keyboard('{ArrowRight}');
    await vi.waitFor(() => expect(requests()).toEqual([1, 101]));
    holdBack();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('Version 101 of 1,000')).toBeTruthy();
  });
});

it('a submission without changes has nothing to rewind', async () => {
  server.respondTo('GET', '/api/rewind/overview', buildOverview({ saves: [] }));
  server.respondTo('GET', '/api/rewind/window', { from: 1, text: '', saves: [] });
  show(
    <RewindDialog
      submissionId={submissionId}
      subtitle=""
      position={{ kind: 'start' }}
      onClose={() => undefined}
    />,
  );
  expect(await screen.findByText('Nothing has been written yet')).toBeTruthy();
});

describe('the rewind of a spreadsheet', () => {
  /** A workbook with this many saves, each of which entered a formula. */
  function openWorkbook(count: number): RenderedPage {
    server.respondTo('GET', '/api/rewind/overview', { ...buildOverview({ saves }), isText: false });
    server.respondTo('GET', '/api/file-history', {
      kind: 'sheets',
      timezone: 'Europe/Berlin',
      saves: count,
      sittings: [{ from: began, to: began + 60_000, first: 1, last: count }],
      joined: 0,
      times: null,
      asked: null,
      handIns: [],
    });
    server.respondTo(
      'GET',
      '/api/file-history/changes',
      ({ query }): FileChanges => ({
        saves: [
          {
            save: Number(query.first),
            t: began,
            origin: 'typed',
            author: { kind: 'student' },
            change: {
              kind: 'sheets',
              sheets: [{ ...unchangedSheet, name: 'Plan', cells: 1 }],
              cells: [{ sheet: 0, address: 'B2', before: null, after: { input: '=A1*2', result: '24' } }],
              count: 1,
              others: ['comments'],
            },
          },
        ],
        next: null,
      }),
    );
    return show(
      <RewindDialog
        submissionId={submissionId}
        subtitle=""
        position={{ kind: 'start' }}
        onClose={() => undefined}
      />,
    );
  }
  const comparisons = () =>
    server.callsTo('GET', '/api/file-history/changes').map(({ query }) => `${query.first} ${query.last}`);

  it('a rewind lists the changed cells of each version, by step and by writing session', async () => {
    const { user } = openWorkbook(2);
    expect(await screen.findByText('Version 1 of 2')).toBeTruthy();
    expect(await screen.findByText('Comments changed.')).toBeTruthy();
    const changes = screen.getByRole('region', { name: 'Changes in version 1' }).textContent;
    expect(changes.replaceAll(/[\u2066-\u2069]/g, '')).toContain('Plan!B2empty=A1*2 (result: 24)');
    expect(screen.queryByText('Active writing time')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Table of Changes' }));
    expect(await screen.findByRole('button', { name: /^Version 1, .?2026-10-05 10:00:00.?$/ })).toBeTruthy();
  });

  it('a rewind does not ask for the changes of versions that are only passed', async () => {
    const { user } = openWorkbook(9);
    expect(await screen.findByRole('region', { name: 'Changes in version 1' })).toBeTruthy();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(await screen.findByRole('region', { name: 'Changes in version 4' })).toBeTruthy();
    expect(comparisons()).toEqual(['1 1', '4 4']);
  });

  it('a rewind asks once for the changes of a writing session, even if its table is opened twice', async () => {
    const { user } = openWorkbook(2);
    for (const _opening of ['first', 'second']) {
      await user.click(await screen.findByRole('button', { name: 'Table of Changes' }));
      expect(await screen.findByRole('button', { name: /^Version 1,/ })).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'Rewind Mode' }));
      expect(await screen.findByRole('region', { name: 'Changes in version 1' })).toBeTruthy();
    }
    expect(comparisons().toSorted()).toEqual(['1 1', '1 2']);
  });
});

const unchangedSheet = {
  kind: 'changed',
  previousName: null,
  isMoved: false,
  rows: null,
  recalculated: 0,
  formatted: 0,
  isLayoutChanged: false,
} as const;
