import { classIdSchema, submissionIdSchema } from '@redraft/contracts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FakeServer } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { type GradeCell, useCellWrites } from './use-cell-writes.ts';

const route = '/api/classes/gradebook/grades';
const classId = classIdSchema.parse(3);
const cell: GradeCell = {
  kind: 'grade',
  key: '5 ',
  submissionId: submissionIdSchema.parse(5),
  draftId: null,
  grade: 70,
  isSubmitted: true,
  isShown: true,
  mark: null,
};

function Cell() {
  const { write, writes } = useCellWrites(classId);
  return (
    <>
      {[70, 80, 85].map((grade) => (
        <button key={grade} type="button" onClick={() => write(cell, { studentName: 'Ada', grade })}>
          {grade}
        </button>
      ))}
      <p role="status">{writes.get(cell.key)?.kind ?? 'as before'}</p>
    </>
  );
}

/** The server saves each grade only when released. */
function slowServer() {
  const server = new FakeServer();
  server.respondTo('POST', route, { changed: 1 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const ask = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    await promise;
    return ask(address, init);
  });
  const written = () => server.callsTo('POST', route).map(({ body }) => Object(body).changes.at(0));
  return { written, letThrough: resolve };
}

const press = (grade: number) => screen.getByRole('button', { name: String(grade) });

it.each([
  ['another', 85],
  ['the one that stood there before', 70],
])(
  'a grade that is typed over one that is still under way replaces that, where it is %s',
  async (_which, grade) => {
    const { written, letThrough } = slowServer();
    const { user } = show(<Cell />);
    await user.click(press(80));
    await user.click(press(grade));
    letThrough();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('saved'));
    expect(written()).toMatchObject([
      { grade: 80, replaces: 70 },
      { grade, replaces: 80 },
    ]);
  },
);
