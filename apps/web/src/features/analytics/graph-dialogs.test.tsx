import type { AssignmentId } from '@redraft/contracts';
import { assignmentIdSchema, classIdSchema } from '@redraft/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { AssignmentGraphsDialog } from './assignment-graphs/assignment-graphs-dialog.tsx';
import { ClassGraphs } from './class-graphs/class-graphs.tsx';

const id: AssignmentId = assignmentIdSchema.parse(7);
const classId = classIdSchema.parse(3);
const graph = { timezone: 'Europe/Berlin', algorithmVersion: '1' };
const emptySpread = { n: 0, box: null, dots: [] };
const emptyAverage = { ...emptySpread, mean: null, sd: null };
const hours = Array.from({ length: 24 }, (_, x) => ({ ...emptySpread, x, minutes: x === 18 ? 90 : 0 }));
const days = { first: '2026-10-01', last: '2026-10-30' };
const heatmap = JSON.stringify({
  ...graph,
  unit: 'words',
  hours: [{ start: '2026-10-13T17:00:00Z', amount: 50, level: 'medium', texts: 3 }],
});
const hourly = JSON.stringify({ ...graph, days, hours });
const times = JSON.stringify({
  algorithmVersion: '1',
  students: [
    { id: 5, firstName: 'Ada', lastName: 'Byron', seconds: 3600, rank: '1/2' },
    { id: 6, firstName: 'Bo', lastName: 'Lund', seconds: 0, rank: '--' },
  ],
  total: { ...emptyAverage, n: 1, dots: [3600] },
  assignments: [],
});

let server: FakeServer;
/** jsdom has no layout; charts wait for their width. */
beforeEach(() => {
  server = new FakeServer();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: (entries: { contentRect: { width: number } }[]) => void;
      constructor(notify: (entries: { contentRect: { width: number } }[]) => void) {
        this.#tell = notify;
      }
      observe() {
        this.#tell([{ contentRect: { width: 900 } }]);
      }
      unobserve() {}
      disconnect() {}
    },
  );
});

const tab = (name: string) => screen.findByRole('tab', { name });
const isClosed = (element: HTMLElement) => element.classList.contains('Mui-disabled');

it('the graphs of an assignment are requested one after another, and a tab opens with its response', async () => {
  server.respondTo('GET', '/api/classes/assignment/graphs/heatmap', heatmap);
  server.respondTo('GET', '/api/classes/assignment/graphs/hourly', hourly);
  const { user } = show(<AssignmentGraphsDialog assignmentId={id} title="A place" onClose={() => {}} />);
  expect(screen.getByRole('dialog', { name: 'A place' })).toBeTruthy();
  expect(await screen.findByText(/^Most writing happened on Tuesday evening/)).toBeTruthy();
  await waitFor(() => expect(isClosed(screen.getByRole('tab', { name: 'Hourly Activity' }))).toBe(false));
  await user.click(await tab('Hourly Activity'));
  expect(await screen.findByText(/1 h 30 m\) fell between/)).toBeTruthy();
  const requests = server.calls.map(({ path }) => path.split('/').at(-1));
  expect(requests.slice(0, 3)).toEqual(['heatmap', 'hourly', 'wordschanged']);
});
it('the graphs of an assignment of workbooks show saves and no words, and say why', async () => {
  const ofSaves = { start: '2026-10-13T17:00:00Z', amount: 12, level: 'high', texts: 3 };
  server.respondTo(
    'GET',
    '/api/classes/assignment/graphs/heatmap',
    JSON.stringify({ ...graph, unit: 'saves', hours: [ofSaves] }),
  );
  const { user } = show(<AssignmentGraphsDialog assignmentId={id} title="A budget" onClose={() => {}} />);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Files of this type have no words/);
  expect(screen.queryByRole('tab', { name: 'Words Changed' })).toBeNull();
  expect(screen.getByText(/^When do students save/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  const row = within(screen.getByRole('table', { name: 'Heatmap' })).getAllByRole('row')[1];
  expect(row?.textContent).toMatch(/312A lot$/);
});
it('the graphs of an assignment stay closed if they cannot be loaded, without another message', async () => {
  server.rejectWith('GET', '/api/classes/assignment/graphs/heatmap', { status: 403, code: 'access.denied' });
  server.respondTo('GET', '/api/classes/assignment/graphs/hourly', hourly);
  show(<AssignmentGraphsDialog assignmentId={id} title="A place" onClose={() => {}} />);
  expect(await screen.findByText(/of the writing time .* fell between/)).toBeTruthy();
  expect(isClosed(await tab('Heatmap'))).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
});
it('closing the graphs of an assignment aborts the heatmap request', async () => {
  let signal: AbortSignal | null | undefined;
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
    signal = init.signal;
    return new Promise(() => {});
  });
  show(<Closable />);
  await waitFor(() => expect(signal).toBeTruthy());
  expect(signal?.aborted).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(signal?.aborted).toBe(true));
});

describe('the graphs of a class', () => {
  beforeEach(() => {
    server.respondTo('GET', '/api/classes/graphs/heatmap', heatmap);
    server.respondTo('GET', '/api/classes/graphs/hourly', hourly);
    server.respondTo('GET', '/api/classes/graphs/times', times);
  });
  it('the graphs of a class show selected days, day by day, if that makes sense', async () => {
    const { user } = show(<ClassGraphs classId={classId} />);
    const first = await screen.findByRole('slider', { name: 'First day' });
    act(() => first.focus());
    await user.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(server.callsTo('GET', '/api/classes/graphs/heatmap').at(-1)?.query).toEqual({
        id: '3',
        from: '2026-10-02',
        to: '2026-10-30',
      }),
    );
    await user.click(await tab('Class Total Time'));
    expect(screen.queryByRole('slider', { name: 'First day' })).toBeNull();
  });
  it('the graphs of a class show who has not started, and link each student to their own graphs', async () => {
    const { user } = show(<ClassGraphs classId={classId} />);
    await waitFor(() => expect(isClosed(screen.getByRole('tab', { name: 'Class Total Time' }))).toBe(false));
    await user.click(await tab('Class Total Time'));
    expect(await screen.findByText(/1 of 2 students has not started/)).toBeTruthy();
    const chart = screen.getByRole('group', { name: 'Class Total Time' });
    await user.click(within(chart).getByRole('button', { name: /^Ada Byron: 1 h, rank 1\/2/ }));
    expect(await screen.findByRole('dialog', { name: 'Student Analytics' })).toBeTruthy();
  });
  it('the graphs of a class say which assignments have no words', async () => {
    const assignment = (title: string, hasWords: boolean) => ({
      id: hasWords ? 8 : 9,
      title,
      hasWords,
      seconds: emptyAverage,
      activeSeconds: null,
      thinkSeconds: null,
      wpm: emptyAverage,
    });
    server.respondTo(
      'GET',
      '/api/classes/graphs/times',
      JSON.stringify({
        ...JSON.parse(times),
        assignments: [assignment('A place', true), assignment('A budget', false)],
      }),
    );
    show(<ClassGraphs classId={classId} />);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The files of “A budget” are not texts: their times are included, but they have no words.',
    );
  });
  it('the graphs of a class are read by keyboard, mark by mark, and as a table', async () => {
    const { user } = show(<ClassGraphs classId={classId} />);
    await waitFor(() => expect(isClosed(screen.getByRole('tab', { name: 'Class Total Time' }))).toBe(false));
    await user.click(await tab('Class Total Time'));
    const chart = screen.getByRole('group', { name: 'Class Total Time' });
    act(() => within(chart).getByRole('button', { name: /^Ada/ }).focus());
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Bo Lund: 0 m/);
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    expect(screen.getByRole('table', { name: 'Class Total Time' }).textContent).toContain('Ada Byron');
  });
  it('the graphs of a class stay closed while they load and after a failure', async () => {
    show(<ClassGraphs classId={classId} />);
    const activity = await tab('Assignment Activity');
    expect(isClosed(activity)).toBe(true);
    await screen.findByText(/^Most writing/);
    await waitFor(() => expect(activity.querySelector('.MuiCircularProgress-root')).toBeNull());
    expect(isClosed(activity)).toBe(true);
  });
});

function Closable() {
  const [isOpen, setOpen] = useState(true);
  return (
    isOpen && <AssignmentGraphsDialog assignmentId={id} title="A place" onClose={() => setOpen(false)} />
  );
}
