import { emitAccessChange } from '../../lib/access-changes.ts';
import { request } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { notifyRefusedSave } from '../../lib/refused-save-event.ts';

/** Waits between two tries: growing, so that a server that starts again is not stormed. */
const firstWaitMs = 2000;
const maxWaitMs = 120_000;
/** Whoever was connected for so long had no trouble. */
const steadyMs = 30_000;
const calmMs = 1000;
const lockName = 'redraft.notices';

/**
 * Says when there is something new to be told, for as long as the page is open. One page of a browser listens at a time, where the browser
 * knows locks; the others see what that one has fetched. Ends with the signal, or when the session is not accepted any more.
 */
export async function followNotices(onNotice: () => void, signal: AbortSignal): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return reconnect(onNotice, signal);
  await locks
    .request(lockName, { signal }, () => reconnect(onNotice, signal))
    .catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
}

async function reconnect(onNotice: () => void, signal: AbortSignal): Promise<void> {
  // What the page shows comes first.
  await waited(calmMs, signal);
  let wait = firstWaitMs;
  let isReconnect = false;
  while (!signal.aborted) {
    const startedAt = performance.now();
    try {
      await listen(onNotice, { isReconnect, signal });
    } catch (error) {
      if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return;
    }
    isReconnect = true;
    if (performance.now() - startedAt > steadyMs) wait = firstWaitMs;
    // Many pages lose one server at the same moment.
    await waited(wait * (0.5 + Math.random()), signal);
    wait = Math.min(maxWaitMs, wait * 2);
  }
}

/** One connection, until it ends. What came to be while there was none is asked for with its first word. */
async function listen(
  onNotice: () => void,
  { isReconnect, signal }: { isReconnect: boolean; signal: AbortSignal },
): Promise<void> {
  const answer = await request(
    { method: 'GET', path: '/api/notifications/stream' },
    { signal, isIncidental: true },
  );
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const worthALook = isReconnect ? /^event: (told|ready)$/m : /^event: told$/m;
  let rest = '';
  for (;;) {
    const piece = await reader?.read();
    if (piece === undefined || piece.done) return;
    const events = (rest + piece.value).split('\n\n');
    rest = events.pop() ?? '';
    if (events.some((event) => worthALook.test(event))) onNotice();
    for (const event of events) {
      const refused = /^event: saveRefused\ndata: \{"fileId":(\d+)\}$/m.exec(event)?.[1];
      if (refused !== undefined) notifyRefusedSave(Number(refused));
      if (/^event: access$/m.test(event)) emitAccessChange();
    }
  }
}

function waited(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
