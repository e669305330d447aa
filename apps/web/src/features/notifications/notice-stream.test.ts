import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { subscribeAccessChanges } from '../../lib/access-changes.ts';
import { subscribeRefusedSaves } from '../../lib/refused-save-event.ts';
import { followNotices } from './notice-stream.ts';

let controller: AbortController;
let connections: ReadableStreamDefaultController<Uint8Array>[];

beforeEach(() => {
  vi.useFakeTimers();
  controller = new AbortController();
  connections = [];
  vi.stubGlobal('fetch', async (_address: string, { signal }: { signal: AbortSignal }) => {
    const start = (connection: ReadableStreamDefaultController<Uint8Array>) => {
      connections.push(connection);
      signal.addEventListener('abort', () => connection.error(signal.reason));
    };
    return new Response(new ReadableStream({ start }));
  });
});
afterEach(async () => {
  controller.abort();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
});

const bytes = (text: string) => new TextEncoder().encode(text);
const advanceBy = (ms: number) => vi.advanceTimersByTimeAsync(ms);
function follow() {
  const onNotice = vi.fn();
  void followNotices(onNotice, controller.signal);
  return { onTold: onNotice };
}

it('an open page refetches on a notice, however its bytes arrive, and not right after it was opened', async () => {
  const { onTold: onNotice } = follow();
  await advanceBy(1500);
  connections[0]?.enqueue(bytes('retry: 5000\nevent: ready\ndata: {}\n\n:\n\nevent: to'));
  await advanceBy(10);
  expect(onNotice).not.toHaveBeenCalled();
  connections[0]?.enqueue(bytes('ld\ndata: {}\n\n'));
  await advanceBy(10);
  expect(onNotice).toHaveBeenCalledOnce();
});

it('a refused save is reported to the page that has the file open', async () => {
  const listener = vi.fn();
  vi.stubGlobal('window', new EventTarget());
  const unsubscribe = subscribeRefusedSaves(listener);
  follow();
  await advanceBy(1500);
  connections[0]?.enqueue(bytes('event: saveRefused\ndata: {"fileId":41}\n\n'));
  await advanceBy(10);
  expect(listener.mock.calls).toEqual([[41]]);
  unsubscribe();
});

it('a changed access to a text is reported to the pages', async () => {
  const listener = vi.fn();
  vi.stubGlobal('window', new EventTarget());
  const unsubscribe = subscribeAccessChanges(listener);
  follow();
  await advanceBy(1500);
  connections[0]?.enqueue(bytes('event: access\ndata: {}\n\n'));
  await advanceBy(10);
  expect(listener).toHaveBeenCalledOnce();
  unsubscribe();
});

it('a lost connection is reopened, and the page refetches what it missed', async () => {
  const { onTold: onNotice } = follow();
  await advanceBy(1500);
  connections[0]?.close();
  await advanceBy(4000);
  expect(connections).toHaveLength(2);
  connections[1]?.enqueue(bytes('event: ready\ndata: {}\n\n'));
  await advanceBy(10);
  expect(onNotice).toHaveBeenCalledOnce();
});

it('the stream of notifications reconnects less and less often while the server is unreachable', async () => {
  const requests = vi.fn(async () => Response.json({ code: 'internal', message: '' }, { status: 503 }));
  vi.stubGlobal('fetch', requests);
  follow();
  await advanceBy(10 * 60_000);
  expect(requests.mock.calls.length).toBeGreaterThan(4);
  expect(requests.mock.calls.length).toBeLessThan(20);
});

it('the stream of notifications stops once the session has ended', async () => {
  const requests = vi.fn(async () => Response.json({ code: 'auth.required', message: '' }, { status: 401 }));
  vi.stubGlobal('fetch', requests);
  follow();
  await advanceBy(10 * 60_000);
  expect(requests).toHaveBeenCalledOnce();
});

it('the stream of notifications stops once the page is closed', async () => {
  follow();
  await advanceBy(1500);
  controller.abort();
  await advanceBy(10 * 60_000);
  expect(connections).toHaveLength(1);
});
