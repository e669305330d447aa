import type { Browser, BrowserContext } from '@playwright/test';
import type { AssignmentId } from '@redraft/contracts';
import { inBrowser } from '../browser.ts';
import { runInDatabaseOf } from '../database.ts';
import { endServer, startServer } from '../server.ts';
import { signInBrowser, storedSession } from '../student-browser.ts';
import type { Row } from '../table.ts';
import { openToType, textPlace, typeInto } from './measure.ts';
import { type Opening, readyToType } from './ready.ts';
import { bounded, quantile } from './rows.ts';
import { type StartedText, seedStarted } from './seed.ts';
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
