import { emitAccessChange } from '../../lib/access-changes.ts';
import { request } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { notifyRefusedSave } from '../../lib/refused-save-event.ts';

/** Reconnect delay: grows, so that a restarting server is not flooded. */
const firstWaitMs = 2000;
const maxWaitMs = 120_000;
/** A connection that lasted this long resets the delay. */
const steadyMs = 30_000;
const calmMs = 1000;
const lockName = 'redraft.notices';

/**
 * Listens for new notifications while the page is open. Only one tab per browser connects, if the Web Locks API exists; the others share its results.
 * Ends with the signal, or when the session is rejected.
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
  // The page's own content loads first.
  await waited(calmMs, signal);
  let waitMs = firstWaitMs;
  let isReconnect = false;
  while (!signal.aborted) {
    const startedAt = performance.now();
    try {
      await listen(onNotice, { isReconnect, signal });
    } catch (error) {
      if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return;
    }
    isReconnect = true;
    if (performance.now() - startedAt > steadyMs) waitMs = firstWaitMs;
    // Random jitter, because many pages lose the same server at once.
    await waited(waitMs * (0.5 + Math.random()), signal);
    waitMs = Math.min(maxWaitMs, waitMs * 2);
  }
}

/** One connection until it ends. The first event also covers what was missed while disconnected. */
async function listen(
  onNotice: () => void,
  { isReconnect, signal }: { isReconnect: boolean; signal: AbortSignal },
): Promise<void> {
  const answer = await request(
    { method: 'GET', path: '/api/notifications/stream' },
    { signal, isIncidental: true },
  );
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const relevantEvent = isReconnect ? /^event: (told|ready)$/m : /^event: told$/m;
  let unparsed = '';
  for (;;) {
    const piece = await reader?.read();
    if (piece === undefined || piece.done) return;
    const events = (unparsed + piece.value).split('\n\n');
    unparsed = events.pop() ?? '';
    if (events.some((event) => relevantEvent.test(event))) onNotice();
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
