import type { BrowserContext } from '@playwright/test';
import { inBrowser } from '../browser.ts';
import { runInDatabaseOf } from '../database.ts';
import { endServer, startServer } from '../server.ts';
import { signInBrowser, storedSession } from '../student-browser.ts';
import type { Row } from '../table.ts';
import { readyToType } from '../typing/ready.ts';
import { bounded, quantile } from '../typing/rows.ts';
import { seedStarted } from '../typing/seed.ts';
import {
  enterUntilChanged,
  type OpenSheet,
  openSheet,
  pressKeys,
  readCell,
  selectCell,
  sheetPlace,
  typeText,
} from './measure.ts';
import { cellCount, createLargeWorkbook, factorCell, formulaCount, rowCount } from './workbook-file.ts';

const maxOpenMs = 1500;
const maxKeyMs = 16;
const maxRecalculationMs = 100;
/** Openings and changes: a single one depends too much on the machine. */
const openings = 5;
const changes = 9;
const keyCount = 100;

const workbooks = [
  { name: `${cellCount} cells`, hasRules: false },
  { name: `${cellCount} cells, conditional formats, filter`, hasRules: true },
] as const;

/** A large spreadsheet in the assignment page: time until it takes keys, latency of keys, and of a change on which 10,000 formulas depend. */
export async function benchSheets(directory: string): Promise<Row[]> {
  const assignments = await runInDatabaseOf(directory, () =>
    seedStarted(
      workbooks.map(({ hasRules }) => ({ type: 'SPREADSHEET', bytes: createLargeWorkbook({ hasRules }) })),
    ),
  );
  const server = await startServer({ dataDir: directory, env: { DEMO: 'off' } });
  try {
    const session = await storedSession(server.address);
    return await inBrowser(async (browser) => {
      const rows: Row[] = [];
      for (const [index, { name }] of workbooks.entries()) {
        const path = `/assignment/${assignments[index]}`;
        rows.push(await measureOpening({ name, origin: server.address, path, session }));
        const context = await signInBrowser(browser, { origin: server.address, session });
        rows.push(...(await measureKeys(context, { name, path })));
        await context.close();
      }
      return rows;
    });
  } finally {
    await endServer(server, 'SIGTERM');
  }
}

async function measureOpening({
  name,
  ...opening
}: {
  name: string;
  origin: string;
  path: string;
  session: string;
}): Promise<Row> {
  const measured = await readyToType({ ...opening, selector: sheetPlace }, openings);
  const editor = quantile(
    measured.map((one) => one.editor),
    0.5,
  );
  return bounded(`${name}: from the frame's address to cells that take keys`, editor, maxOpenMs);
}

async function measureKeys(
  context: BrowserContext,
  { name, path }: { name: string; path: string },
): Promise<Row[]> {
  const sheet = await openSheet(context, path);
  await selectCell(sheet, 'D20');
  const typed = await pressKeys(sheet, [...'1234567890'.repeat(keyCount / 10)]);
  await sheet.page.keyboard.press('Escape');
  const moved = await pressKeys(
    sheet,
    Array.from({ length: keyCount }, (_, index) => (index % 20 < 10 ? 'ArrowDown' : 'ArrowRight')),
  );
  const entered = await enterNumbers(sheet);
  const first = await changeFactor(sheet, 'T3');
  const last = await changeFactor(sheet, `T${rowCount}`);
  const enter = `${name}: Enter, which changes ${formulaCount} formulas, to paint`;
  return [
    ...keyRows(`${name}: key typed into a cell`, typed),
    ...keyRows(`${name}: arrow key, with scrolling`, moved),
    ...keyRows(`${name}: Enter, which writes a cell`, entered),
    bounded(`${enter}, p50`, quantile(first, 0.5), maxRecalculationMs),
    bounded(`${enter}, the slowest of ${changes}`, quantile(first, 1), maxRecalculationMs),
    bounded(`${enter} of the last result, p50`, quantile(last, 0.5), maxRecalculationMs),
  ];
}

function keyRows(measure: string, times: readonly number[]): Row[] {
  return [
    bounded(`${measure}, to paint, p50`, quantile(times, 0.5), maxKeyMs),
    bounded(`${measure}, to paint, p95`, quantile(times, 0.95), maxKeyMs),
  ];
}

/** One number below the other. */
async function enterNumbers(sheet: OpenSheet): Promise<number[]> {
  await selectCell(sheet, 'E3000');
  const times: number[] = [];
  for (let index = 0; index < keyCount; index++) {
    await typeText(sheet, String(index));
    times.push(...(await pressKeys(sheet, ['Enter'])));
  }
  await requireText(sheet, `E${3000 + keyCount - 1}`, /^99(\.00)?$/);
  return times;
}

/** Changes the cell on which all formulas depend, which is in the frozen row, with the given cell in view. */
async function changeFactor(sheet: OpenSheet, shown: string): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < changes; index++) {
    await selectCell(sheet, shown);
    await selectCell(sheet, factorCell);
    times.push(await enterUntilChanged(sheet, String(1 + (index + 1) / 10), shown));
  }
  return times;
}

async function requireText(sheet: OpenSheet, address: string, expected: RegExp): Promise<void> {
  const text = await readCell(sheet, address);
  if (!expected.test(text)) throw new Error(`${address} shows ${text}.`);
}
