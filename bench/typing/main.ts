import type { Browser, BrowserContext } from '@playwright/test';
import { onAppIn } from '../app.ts';
import { inBrowser } from '../browser.ts';
import { password } from '../class-pages/seed.ts';
import type { Row } from '../table.ts';
import { readyToType, type Typed, textPlace, typeInto } from './measure.ts';
import { type Begun, seedBegun, student } from './seed.ts';
import { textOfWords } from './texts.ts';

/** A page of the assignment that a person writes as homework, and the longest that classes ask for. */
const wordCounts = [515, 5000];
const keys =
  'The wind had turned, and the first of the boats went out past the lighthouse while we stood there. '.repeat(
    2,
  );

/** The other types of files, and what takes their keys. */
const others = [
  { type: 'SPREADSHEET', place: '[role="grid"]' },
  { type: 'PRESENTATION', place: '.stage' },
  { type: 'DRAW', place: '.stage' },
] as const;
const mostReady = 2000;

/** What a key costs a student who writes, and how long the page takes until one can. */
export async function benchTyping(directory: string): Promise<Row[]> {
  const seed = async () => {
    const texts = await Promise.all(wordCounts.map(textOfWords));
    return seedBegun([...texts.map((text): Begun => ({ text })), ...others.map(({ type }) => ({ type }))]);
  };
  return onAppIn(directory, seed, async (origin, assignments) => {
    return inBrowser(async (browser) => {
      const rows: Row[] = [];
      for (const [index, words] of wordCounts.entries()) {
        rows.push(...(await measure(browser, { origin, path: `/assignment/${assignments[index]}`, words })));
      }
      for (const [index, { type, place }] of others.entries()) {
        const path = `/assignment/${assignments[wordCounts.length + index]}`;
        const context = await signedIn(browser, origin);
        const { milliseconds } = await readyToType(context, { path, place });
        await context.close();
        rows.push(bounded(`${type.toLowerCase()}: ready to type, nothing cached`, milliseconds, mostReady));
      }
      return rows;
    });
  });
}

async function measure(browser: Browser, { origin, path, words }: Place): Promise<Row[]> {
  const context = await signedIn(browser, origin);
  const { page, milliseconds } = await readyToType(context, { path, place: textPlace });
  const typed = await typeInto(page, keys);
  await context.close();
  return toRows(words, milliseconds, typed);
}

async function signedIn(browser: Browser, origin: string): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    storageState: { cookies: [], origins: [{ origin, localStorage: await storedSession(origin) }] },
  });
}

interface Place {
  origin: string;
  path: string;
  words: number;
}

async function storedSession(origin: string) {
  const answer = await fetch(new URL('/api/auth/signin', origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: student, password }),
  });
  if (!answer.ok) throw new Error(`The student cannot sign in: ${answer.status}`);
  return [{ name: 'redraft.session', value: await answer.text() }];
}

function toRows(words: number, ready: number, { paints, busy }: Typed): Row[] {
  const name = `${words} words`;
  return [
    bounded(`${name}: ready to type, nothing cached`, ready, mostReady),
    bounded(`${name}: key to paint, p50`, quantile(paints, 0.5), 16),
    bounded(`${name}: key to paint, p95`, quantile(paints, 0.95), 50),
    { measure: `${name}: main thread busy, each key`, value: `${busy.toFixed(1)} ms` },
  ];
}

function bounded(measure: string, value: number, most: number): Row {
  return { measure, value: `${value.toFixed(1)} ms`, target: `≤ ${most} ms`, isMet: value <= most };
}

function quantile(values: readonly number[], part: number): number {
  const ordered = [...values].sort((one, other) => one - other);
  return ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * part))] ?? Number.NaN;
}
