import { type ClassOverview, classIdSchema } from '@redraft/contracts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { ResearchDialog } from './research-dialog.tsx';

const classDetails: Pick<ClassOverview, 'id' | 'className' | 'assignments'> = {
  id: classIdSchema.parse(7),
  className: 'Writing I',
  assignments: [],
};

/** A server that sends an export in parts and notices when the client aborts. */
function slowServer() {
  const requests: string[] = [];
  let signal: AbortSignal | null | undefined;
  let send: (piece: Uint8Array) => void = () => undefined;
  let close: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      send = (piece) => controller.enqueue(piece);
      close = () => controller.close();
    },
  });
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    requests.push(address);
    signal = init.signal;
    signal?.addEventListener('abort', () => void body.cancel().catch(() => undefined));
    const headers = { 'x-redraft-texts': '4', 'content-disposition': 'attachment; filename="a.zip"' };
    const aborted = new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
    aborted.catch(() => undefined);
    const reader = body.getReader();
    const read = () => Promise.race([reader.read(), aborted]);
    return Promise.resolve({
      ok: true,
      headers: new Headers(headers),
      body: { getReader: () => ({ read }) },
    });
  });
  return {
    asked: requests,
    send: (piece: Uint8Array) => send(piece),
    close: () => close(),
    isLeft: () => signal?.aborted,
  };
}

/** The local file header of an empty entry. */
function emptyEntry(name: string): Uint8Array {
  const encodedName = new TextEncoder().encode(name);
  const bytes = new Uint8Array(30 + encodedName.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x04034b50, true);
  view.setUint16(26, encodedName.length, true);
  bytes.set(encodedName, 30);
  return bytes;
}

it('the dialog of research exports shows the progress of an export and that it is saved', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL: () => undefined }),
  );
  const server = slowServer();
  const { user } = show(<ResearchDialog classDetails={classDetails} onClose={() => undefined} />);
  await user.click(screen.getByRole('radio', { name: /Measures and event logs/ }));
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(server.asked).toEqual(['/api/classes/research/export?classId=7&writers=codes&content=events']);
  for (const name of ['README.txt', 'sittings/a.csv', 'events/a.csv', 'sittings/b.csv'])
    server.send(emptyEntry(name));
  expect(await screen.findByText('2 of 4 texts')).toBeDefined();
  expect(screen.getByRole('progressbar', { name: 'Creating the export' }).getAttribute('aria-valuenow')).toBe(
    '50',
  );
  server.close();
  expect(await screen.findByText(/saved to your downloads/)).toBeDefined();
  expect(saved).toHaveBeenCalledOnce();
});

it('the dialog of research exports cancels an export and says that nothing was saved', async () => {
  const server = slowServer();
  const { user } = show(<ResearchDialog classDetails={classDetails} onClose={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(/Nothing was saved/)).toBeDefined();
  expect(server.isLeft()).toBe(true);
});

it('the dialog of research exports warns that submissions may name people', async () => {
  const { user } = show(<ResearchDialog classDetails={classDetails} onClose={() => undefined} />);
  expect(screen.queryByText(/personal information/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: /event logs and texts/ }));
  await waitFor(() => expect(screen.getByText(/personal information/)).toBeDefined());
});
