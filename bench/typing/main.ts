import type { Browser, BrowserContext } from '@playwright/test';
import type { AssignmentId } from '@redraft/contracts';
import { inBrowser } from '../browser.ts';
import { password } from '../class-pages/seed.ts';
import { runInDatabaseOf } from '../database.ts';
import { endServer, startServer } from '../server.ts';
import type { Row } from '../table.ts';
import { openToType, textPlace, typeInto } from './measure.ts';
import { type Opening, readyToType } from './ready.ts';
import { type StartedText, seedStarted, student } from './seed.ts';
import { textOfWords } from './texts.ts';

/** Word counts: one page of homework, and the longest usual assignment. */
const wordCounts = [515, 5000];
const keys =
  'The wind had turned, and the first of the boats went out past the lighthouse while we stood there. '.repeat(
    2,
  );

/** Other file types, with the element that takes key input. */
const others = [
  { type: 'SPREADSHEET', selector: '[role="grid"]' },
  { type: 'PRESENTATION', selector: '.stage' },
  { type: 'DRAW', selector: '.stage' },
] as const;
const maxReadyMs = 2000;
/** Delay between showing the frame and posting its form, as specified. */
const formsWait = 500;
/** Openings per kind: a single one depends too much on the machine. */
const openings = 5;

/** Latency per key press while writing, and time until the page is ready for typing. */
export async function benchTyping(directory: string): Promise<Row[]> {
  const assignments = await runInDatabaseOf(directory, () => {
    const texts = wordCounts.map(textOfWords);
    return seedStarted([
      ...texts.map((text): StartedText => ({ text })),
      ...others.map(({ type }) => ({ type })),
    ]);
  });
  const server = await startServer({ dataDir: directory, env: { DEMO: 'off' } });
  try {
    return await inBrowser((browser) => measureAll(browser, server.address, assignments));
  } finally {
    await endServer(server, 'SIGTERM');
  }
}

async function measureAll(
  browser: Browser,
  origin: string,
  assignments: readonly AssignmentId[],
): Promise<Row[]> {
  const session = await storedSession(origin);
  const open = () => signInBrowser(browser, { origin, session });
  const rows: Row[] = [];
  for (const [index, words] of wordCounts.entries()) {
    const path = `/assignment/${assignments[index]}`;
    rows.push(...(await readyRows({ name: `${words} words`, origin, path, selector: textPlace, session })));
    rows.push(...(await keyRows(open, { name: `${words} words`, path })));
  }
  for (const [index, { type, selector }] of others.entries()) {
    const path = `/assignment/${assignments[wordCounts.length + index]}`;
    rows.push(...(await readyRows({ name: type.toLowerCase(), origin, path, selector, session })));
  }
  return rows;
}

/** Median of several openings, split by component. */
async function readyRows({ name, ...opening }: Opening & { name: string }): Promise<Row[]> {
  const measured = await readyToType(opening, openings);
  const full = quantile(
    measured.map((one) => one.whole),
    0.5,
  );
  const editor = quantile(
    measured.map((one) => one.editor),
    0.5,
  );
  const parts = `page ${Math.round(full - editor - formsWait)}, form's wait ${formsWait}, editor ${Math.round(editor)}`;
  return [
    bounded(`${name}: ready to type, nothing cached`, full, maxReadyMs),
    { measure: `${name}: of it`, value: parts },
  ];
}

async function keyRows(
  open: () => Promise<BrowserContext>,
  { name, path }: { name: string; path: string },
): Promise<Row[]> {
  const context = await open();
  const page = await openToType(context, { path, selector: textPlace });
  const { paints, busy } = await typeInto(page, keys);
  await context.close();
  return [
    bounded(`${name}: key to paint, p50`, quantile(paints, 0.5), 16),
    bounded(`${name}: key to paint, p95`, quantile(paints, 0.95), 16),
    { measure: `${name}: main thread busy, each key`, value: `${busy.toFixed(1)} ms` },
  ];
}

async function signInBrowser(
  browser: Browser,
  { origin, session }: { origin: string; session: string },
): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: 'redraft.session', value: session }] }],
    },
  });
}

async function storedSession(origin: string): Promise<string> {
  const answer = await fetch(new URL('/api/auth/signin', origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: student, password }),
  });
  if (!answer.ok) throw new Error(`The student cannot sign in: ${answer.status}`);
  return answer.text();
}

function bounded(measure: string, value: number, max: number): Row {
  return { measure, value: `${value.toFixed(1)} ms`, target: `≤ ${max} ms`, isMet: value <= max };
}

function quantile(values: readonly number[], part: number): number {
  const ordered = [...values].sort((one, other) => one - other);
  return ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * part))] ?? Number.NaN;
}
