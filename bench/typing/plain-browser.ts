import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { program } from '../browser.ts';

/** A tab that is polled occasionally but never debugged. */
export interface PlainTab {
  goto: (address: string) => Promise<void>;
  /** Polls an expression in the page until it is not null. */
  read: (expression: string) => Promise<unknown>;
  close: () => Promise<void>;
}

type Send = (method: string, params?: object, sessionId?: string) => Promise<Record<string, unknown>>;

/**
 * A browser without a debugger. With one, as in Playwright, V8 re-parses scripts to compute line numbers whenever an error is created, which some
 * libraries do while loading: a tenth of an opening.
 */
export async function inPlainBrowser<Result>(
  action: (open: (firstScript: string) => Promise<PlainTab>) => Promise<Result>,
): Promise<Result> {
  if (program === undefined) throw new Error('There is no browser on this machine');
  const profile = await mkdtemp(path.join(tmpdir(), 'plain-browser-'));
  const child = spawn(
    program,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--no-first-run',
      '--lang=en-GB',
      '--window-size=1440,900',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, TZ: 'Europe/Berlin' } },
  );
  // The executable may be a wrapper script that exits before the browser: waits for both to close their output.
  const closed = once(child, 'close');
  let send: Send | null = null;
  try {
    const own = await connect(await addressOf(child.stderr));
    send = own;
    return await action((firstScript) => openTab(own, firstScript));
  } finally {
    child.stderr.resume();
    if (send === null) child.kill();
    else void send('Browser.close');
    await closed;
    await rm(profile, { recursive: true, force: true });
  }
}

async function addressOf(errors: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: errors })) {
    const [, address] = /DevTools listening on (ws:\S+)/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('The browser did not start');
}

async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const pendingCalls = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(String(data)); // cast: the browser's protocol
    const requested = pendingCalls.get(id);
    pendingCalls.delete(id);
    if (error) requested?.reject(new Error(error.message));
    else requested?.resolve(result);
  });
  let last = 0;
  return (method, params = {}, sessionId = undefined) => {
    const id = ++last;
    const requested = Promise.withResolvers<Record<string, unknown>>();
    pendingCalls.set(id, requested);
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    return requested.promise;
  };
}

/** With an empty cache, because each tab has a separate profile. */
async function openTab(send: Send, firstScript: string): Promise<PlainTab> {
  const { browserContextId } = await send('Target.createBrowserContext');
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const sendToPage: Send = (method, params) => send(method, params, String(sessionId));
  await sendToPage('Page.enable');
  await sendToPage('Page.addScriptToEvaluateOnNewDocument', { source: firstScript });
  const evaluate = async (expression: string): Promise<unknown> => {
    const { result } = await sendToPage('Runtime.evaluate', { expression, returnByValue: true });
    return (result as { value?: unknown }).value ?? null; // cast: the browser's protocol
  };
  return {
    goto: async (url) => void (await sendToPage('Page.navigate', { url })),
    read: async (expression) => {
      for (let attempts = 0; attempts < 300; attempts++) {
        const value = await evaluate(expression);
        if (value !== null) return value;
        // Rare enough not to affect the measurement.
        await wait(200);
      }
      throw new Error(`The page never had ${expression}`);
    },
    close: async () => void (await send('Target.disposeBrowserContext', { browserContextId })),
  };
}
