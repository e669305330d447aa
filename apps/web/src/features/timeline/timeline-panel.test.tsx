import { peerReviewIdSchema, processNoteIdSchema } from '@redraft/contracts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubObservedWidth } from '../../testing/observed-width.ts';
import { show } from '../../testing/show.tsx';
import { openWindow } from '../../testing/window.ts';
import { additional, draft, file, handedIn, source } from './test-timeline.ts';
import { TimelinePanel } from './timeline-panel.tsx';
import type { TimelineSource } from './timeline-rules.ts';

const width = 720;
const gutter = 120;

beforeEach(() => {
  // Reduced motion applies actions immediately; the width is that of the drawing.
  openWindow({ width: 1440, prefersReducedMotion: true });
  window.localStorage.setItem('redraft.timeline.folded', 'no');
  stubObservedWidth(width);
  Element.prototype.setPointerCapture = () => {};
});

const fullSource = source({
  submissions: [
    handedIn(1, {
      commentFiles: [{ fileId: file(3), versionSeq: 19, commentDate: '2026-03-04T12:00:00Z' }],
    }),
  ],
  draftStatuses: [
    { draftId: draft(1), status: 'SUBMITTED', exception: false, exceptionDeadline: null },
    { draftId: draft(2), status: 'MISSED', exception: true, exceptionDeadline: '2026-03-12T10:00:00Z' },
  ],
});
const now = Date.parse('2026-03-20T08:00:00Z');

function Page({ from, onOpened }: { from: TimelineSource; onOpened: (id: string) => void }) {
  const [openEventId, setShown] = useState<string | null>(null);
  return (
    <TimelinePanel
      source={from}
      now={now}
      openEventId={openEventId}
      isFolding
      onOpen={(event) => {
        onOpened(event.id);
        setShown(event.target?.kind === 'main' ? null : event.id);
      }}
    />
  );
}

function open(from: TimelineSource = fullSource) {
  const opened: string[] = [];
  const { user } = show(<Page from={from} onOpened={(id) => opened.push(id)} />);
  const plot = screen.getByRole('listbox', { name: 'Timeline' });
  const drawing = plot.querySelector('svg');
  if (drawing === null) throw new Error('There is a drawing.');
  return { user, plot, drawing, opened };
}

const markOf = (drawing: Element, id: string) => {
  const markElement = drawing.querySelector(`[data-event="${id}"]`);
  if (markElement === null) throw new Error(`There is no mark ${id}.`);
  return markElement;
};
const isInSight = (drawing: Element, id: string) => drawing.querySelector(`[data-event="${id}"]`) !== null;
const pinnedOf = (plot: HTMLElement) =>
  within(plot)
    .getAllByRole('option')
    .filter((one) => one.getAttribute('aria-selected') === 'true')[0]?.textContent;
const currentOf = (plot: HTMLElement) =>
  document.getElementById(plot.getAttribute('aria-activedescendant') ?? '')?.textContent;
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const labelsOf = (drawing: Element) => [...drawing.querySelectorAll('text')].map((text) => text.textContent);

it('a timeline has three lanes, and a fourth if there are additional files', () => {
  const { drawing } = open();
  expect(labelsOf(drawing)).toEqual(expect.arrayContaining(['Drafts', 'Submissions', 'Comments']));
  expect(labelsOf(drawing)).not.toContain('Additional Files');
});

it('a timeline names its fourth lane', () => {
  const { drawing } = open({ ...fullSource, additionalFiles: [additional(8)] });
  expect(labelsOf(drawing)).toContain('Additional Files');
  expect(isInSight(drawing, 'AF-SP-8')).toBe(true);
});

it('a timeline lists every event with its status, its time and the zone', () => {
  const { plot } = open();
  expect(
    within(plot)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual([
    'Start Date · 2026-02-23 09:00 Europe/Berlin',
    'Outline · Submitted · 2026-03-02 10:00 Europe/Berlin',
    'Outline: deadline · Submitted · 2026-03-02 11:00 Europe/Berlin',
    'Outline: commented version · 2026-03-04 13:00 Europe/Berlin',
    'Final Submission: deadline · Submission Missed · Exception until 2026-03-12 11:00 · 2026-03-09 11:00 Europe/Berlin',
    'Final Submission · Submission Missed · 2026-03-12 11:00 Europe/Berlin',
    'Ongoing · Current version',
  ]);
});

it('a timeline starts at the current text, opens a chosen event and returns', async () => {
  const { user, plot, drawing, opened } = open();
  expect(pinnedOf(plot)).toContain('Ongoing');
  await user.click(markOf(drawing, 'SB-1'));
  expect(pinnedOf(plot)).toContain('Outline · Submitted');
  await user.click(markOf(drawing, 'OG-3'));
  expect(pinnedOf(plot)).toContain('Ongoing');
  expect(opened).toEqual(['SB-1', 'OG-3']);
});

it('a timeline opens nothing for a submission without a file, and keeps the open one', async () => {
  const { user, plot, drawing, opened } = open();
  await user.click(markOf(drawing, 'SB-2'));
  expect(opened).toEqual([]);
  expect(pinnedOf(plot)).toContain('Ongoing');
});

it('a timeline groups events at one position into one mark with their number, which lists them', async () => {
  const sourceWithCluster = source({
    submissions: [
      handedIn(1, {
        commentFiles: [19, 20].map((versionSeq) => ({
          fileId: file(3),
          versionSeq,
          commentDate: '2026-03-04T12:00:00Z',
        })),
      }),
    ],
  });
  const { user, drawing, opened } = open(sourceWithCluster);
  const markElement = markOf(drawing, 'CM-1-0');
  expect(markElement.textContent).toBe('2');
  await user.click(markElement);
  const menu = await screen.findByRole('menu', { name: 'Events at this point' });
  expect(within(menu).getAllByRole('menuitem')).toHaveLength(3);
  await user.click(within(menu).getAllByRole('menuitem')[1] ?? menu);
  expect(opened).toEqual(['CM-1-1']);
});

it('the keys of a timeline move through the events, also hidden ones, and Enter opens', async () => {
  const { user, plot, drawing, opened } = open();
  plot.focus();
  expect(currentOf(plot)).toContain('Ongoing');
  await user.keyboard('{Home}');
  expect(currentOf(plot)).toContain('Start Date');
  await user.keyboard('{ArrowUp>6/}{End}');
  expect(isInSight(drawing, 'start')).toBe(false);
  expect(isInSight(drawing, 'OG-3')).toBe(true);
  await user.keyboard('{Home}{ArrowRight}');
  expect(isInSight(drawing, 'SB-1')).toBe(true);
  await user.keyboard('{Enter}');
  expect(opened).toEqual(['SB-1']);
  await user.keyboard('{ArrowLeft}{Enter}');
  expect(opened).toEqual(['SB-1']);
});

it('the keys of a timeline zoom in and out, move, and show everything again', async () => {
  const { user, plot, drawing } = open();
  plot.focus();
  await user.keyboard('{Home}+++');
  expect(isInSight(drawing, 'OG-3')).toBe(false);
  await user.keyboard('{Shift>}{ArrowRight>12/}{/Shift}');
  expect(isInSight(drawing, 'start')).toBe(false);
  await user.keyboard('{Escape}');
  expect(isInSight(drawing, 'start') && isInSight(drawing, 'OG-3')).toBe(true);
  await user.keyboard('{ArrowDown}');
  expect(button('Show everything').disabled).toBe(false);
});

it('the buttons of a timeline zoom and move too', async () => {
  const { user, plot, drawing } = open();
  expect(button('Next event').disabled).toBe(true);
  await user.click(button('Previous event'));
  expect(currentOf(plot)).toContain('Submission Missed');
  for (let times = 0; times < 4; times++) await user.click(button('Zoom in'));
  await user.click(button('Earlier'));
  expect(isInSight(drawing, 'OG-3')).toBe(false);
  await user.click(button('Show everything'));
  expect(isInSight(drawing, 'OG-3')).toBe(true);
  while (!button('Zoom in').disabled) await user.click(button('Zoom in'));
  while (!button('Zoom out').disabled) await user.click(button('Zoom out'));
});

it('the buttons of a timeline switch to a list or fold it, and both are remembered', async () => {
  const { user, opened } = open();
  await user.click(button('Show as list'));
  const list = screen.getByRole('list', { name: 'Timeline' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(7);
  await user.click(within(list).getByRole('button', { name: /commented version/ }));
  expect(opened).toEqual(['CM-1-0']);
  await user.click(button('Timeline'));
  expect(screen.queryByRole('list', { name: 'Timeline' })).toBeNull();
  expect(Object.values({ ...window.localStorage })).toEqual(['yes', 'yes']);
});

it('a timeline above a text is one line until it is opened', async () => {
  window.localStorage.clear();
  const { user } = show(<Page from={fullSource} onOpened={() => undefined} />);
  expect(screen.queryByRole('listbox', { name: 'Timeline' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Timeline', expanded: false }));
  expect(screen.getByRole('listbox', { name: 'Timeline' })).toBeTruthy();
});

describe('the mouse in a timeline', () => {
  const drag = (drawing: Element, from: number, to: number, keys: object = {}) => {
    fireEvent.pointerDown(drawing, { pointerId: 1, button: 0, clientX: from, ...keys });
    fireEvent.pointerMove(drawing, { pointerId: 1, clientX: to, ...keys });
    fireEvent.pointerUp(drawing, { pointerId: 1, clientX: to, ...keys });
    fireEvent.click(drawing, { clientX: to, ...keys });
  };
  const startOf = (drawing: Element) =>
    Number(/translate\((\S+)/.exec(markOf(drawing, 'start').getAttribute('transform') ?? '')?.[1]);

  it('the mouse in a timeline moves it by dragging more than two pixels', () => {
    const { drawing } = open();
    const startBefore = startOf(drawing);
    drag(drawing, 300, 302);
    expect(startOf(drawing)).toBe(startBefore);
    drag(drawing, 300, 340);
    expect(startOf(drawing)).toBeCloseTo(startBefore + 40, 3);
  });

  it('the end of a drag in a timeline is no click', () => {
    const { drawing, opened } = open();
    const markElement = markOf(drawing, 'SB-1');
    fireEvent.pointerDown(markElement, { pointerId: 1, button: 0, clientX: 300 });
    fireEvent.pointerMove(markElement, { pointerId: 1, clientX: 330 });
    fireEvent.pointerUp(markElement, { pointerId: 1, clientX: 330 });
    fireEvent.click(markElement, { clientX: 330 });
    expect(opened).toEqual([]);
    fireEvent.click(markElement);
    expect(opened).toEqual(['SB-1']);
  });

  it('the mouse in a timeline zooms into a range dragged with Shift, and Escape resets it', async () => {
    const { user, plot, drawing } = open();
    drag(drawing, gutter + 20, gutter + 180, { shiftKey: true });
    expect(isInSight(drawing, 'start')).toBe(true);
    expect(isInSight(drawing, 'OG-3')).toBe(false);
    plot.focus();
    await user.keyboard('{Escape}');
    expect(isInSight(drawing, 'OG-3')).toBe(true);
  });

  it('a click with Alt in a timeline zooms out and opens nothing', () => {
    const { drawing, opened } = open();
    const startBefore = startOf(drawing);
    fireEvent.click(markOf(drawing, 'SB-1'), { altKey: true, clientX: width });
    expect(opened).toEqual([]);
    expect(startOf(drawing)).toBeGreaterThan(startBefore);
  });

  it('the mouse wheel in a timeline zooms around the pointer, one step per notch', () => {
    const { drawing } = open();
    const startBefore = startOf(drawing);
    act(() => void fireEvent.wheel(drawing, { deltaY: 60, clientX: startBefore }));
    expect(button('Show everything').disabled).toBe(true);
    act(() => void fireEvent.wheel(drawing, { deltaY: -100, clientX: startBefore }));
    expect(startOf(drawing)).toBeCloseTo(startBefore, 3);
    expect(isInSight(drawing, 'OG-3')).toBe(false);
  });

  it('two fingers zoom a timeline', () => {
    const { drawing } = open();
    fireEvent.pointerDown(drawing, { pointerId: 1, button: 0, clientX: 200 });
    fireEvent.pointerDown(drawing, { pointerId: 2, button: 0, clientX: 260 });
    fireEvent.pointerMove(drawing, { pointerId: 2, clientX: 500 });
    expect(isInSight(drawing, 'OG-3')).toBe(false);
  });
});

describe('the sittings below the drafts', () => {
  const at = (iso: string) => Date.parse(iso);
  const sitting = { from: at('2026-03-01T09:00:00Z'), to: at('2026-03-01T11:00:00Z') };

  it('the sittings below the drafts are reported if they are in the future, and only then', () => {
    const ahead = { from: at('2026-03-01T09:00:00Z'), to: at('2026-05-04T08:00:00Z') };
    const timeline = (sittings: (typeof ahead)[]) => (
      <TimelinePanel
        source={fullSource}
        now={now}
        openEventId={null}
        onOpen={() => {}}
        writing={{ sittings, onSelectTime: () => {} }}
      />
    );
    show(timeline([sitting]));
    expect(screen.queryByRole('alert')).toBeNull();
    show(timeline([sitting, ahead]));
    expect(screen.getByRole('alert').textContent).toBe(
      'The server clock was ahead. Until 2026-05-04 10:00, saves are in the right order, but their times are wrong.',
    );
  });

  it('the sittings below the drafts open the rewind at their time, as does a button of an event', async () => {
    const onSelectTime = vi.fn();
    const { user } = show(
      <TimelinePanel
        source={fullSource}
        now={now}
        openEventId="SB-1"
        onOpen={() => {}}
        writing={{ sittings: [sitting], onSelectTime }}
      />,
    );
    const band = document.querySelector('[data-sitting]');
    if (band === null) throw new Error('There is a band.');
    expect(band.textContent).toContain('2026-03-01 10:00 to 2026-03-01 12:00 Europe/Berlin');
    fireEvent.click(band, { clientX: 0 });
    fireEvent.click(band, { clientX: width });
    await user.click(button('Rewind to this event'));
    expect(onSelectTime.mock.calls.flat()).toEqual([sitting.from, sitting.to, at('2026-03-02T09:00:00Z')]);
  });
});

it.each([
  [
    { author: { kind: 'student' as const }, source: 'own_notes' as const },
    'Note on the writing · own notes · On the train · 2026-02-26 09:00 Europe/Berlin',
  ],
  [
    { author: { kind: 'staff' as const, name: 'Ada Byrne' }, source: null },
    'Comment on the writing · Ada Byrne · On the train · 2026-02-26 09:00 Europe/Berlin',
  ],
])('a comment on a time is listed among the comments, and opens that time: %o', async (comment, text) => {
  const selected: number[] = [];
  const openedEvents: string[] = [];
  const note = {
    id: processNoteIdSchema.parse(4),
    from: '2026-02-26T08:00:00Z',
    text: 'On the train',
    ...comment,
  };
  const { user } = show(
    <TimelinePanel
      source={{ ...fullSource, notes: [note] }}
      now={now}
      openEventId={null}
      onOpen={({ id }) => openedEvents.push(id)}
      writing={{ sittings: [], onSelectTime: (at) => selected.push(at) }}
    />,
  );
  const plot = screen.getByRole('listbox', { name: 'Timeline' });
  expect(within(plot).getByRole('option', { name: text })).toBeTruthy();
  await user.click(markOf(plot, 'NT-4'));
  expect(selected).toEqual([Date.parse(note.from)]);
  await user.click(button('Show as list'));
  await user.click(screen.getByRole('button', { name: /on the writing/ }));
  expect(selected).toHaveLength(2);
  expect(openedEvents).toEqual([]);
});

it('an anonymous review is described without a gap in its sentence', () => {
  const review = {
    reviewId: peerReviewIdSchema.parse(3),
    fileId: file(7),
    timestamp: '2026-03-02T15:00:00Z',
    reviewerName: '',
    helpfulness: null,
  };
  show(
    <Page
      from={source({ submissions: [handedIn(1, { peerReviews: [review] })] })}
      onOpened={() => undefined}
    />,
  );
  expect(document.body.textContent).toContain('Outline Peer-Review · 2026-03-02');
  expect(document.body.textContent).not.toMatch(/· +·/);
});
