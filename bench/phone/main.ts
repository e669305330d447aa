import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import type { AssignmentId } from '@redraft/contracts';
import { inBrowser } from '../browser.ts';
import { password } from '../class-pages/seed.ts';
import { runInDatabaseOf } from '../database.ts';
import { endServer, startServer } from '../server.ts';
import type { Row } from '../table.ts';
import { textPlace, typeInto } from '../typing/measure.ts';
import { bounded, quantile } from '../typing/rows.ts';
import { seedStarted, student } from '../typing/seed.ts';
import { textOfWords } from '../typing/texts.ts';
import { openPhone, openSlowPage } from './slow-phone.ts';

/** One page of homework. */
const words = 515;
/** A single visit depends too much on the machine. */
const visits = 3;
const keys = 'The wind had turned, and the first of the boats went out past the lighthouse. ';
const targets = { landing: 3000, text: 8000, key: 50 };

/** What a student with a weak phone waits for: the first page, the text after the sign-in, a key. */
export async function benchPhone(directory: string): Promise<Row[]> {
  const [assignment] = await runInDatabaseOf(directory, () => seedStarted([{ text: textOfWords(words) }]));
  if (assignment === undefined) throw new Error('There is no assignment');
  const server = await startServer({ dataDir: directory, env: { DEMO: 'off' } });
  try {
    return await inBrowser((browser) => measureAll(browser, server.address, assignment));
  } finally {
    await endServer(server, 'SIGTERM');
  }
}

async function measureAll(browser: Browser, origin: string, assignment: AssignmentId): Promise<Row[]> {
  const landings: number[] = [];
  const filled: number[] = [];
  const typed: number[] = [];
  let paints: number[] = [];
  for (let visit = 0; visit < visits; visit++) {
    landings.push(await onPhone(browser, origin, measureLanding));
    const fromPasswordManager = await onPhone(browser, origin, (phone) =>
      measureText(phone, assignment, fill),
    );
    filled.push(fromPasswordManager.ready);
    const byHand = await onPhone(browser, origin, (phone) => measureText(phone, assignment, typeByHand));
    typed.push(byHand.ready);
    paints = byHand.paints;
  }
  return [
    bounded('landing page: largest content painted', quantile(landings, 0.5), targets.landing),
    bounded('sign-in to text, name and password typed', quantile(typed, 0.5), targets.text),
    bounded('sign-in to text, filled in by a password manager', quantile(filled, 0.5), targets.text),
    bounded('key to paint, p95', quantile(paints, 0.95), targets.key),
    bounded('key to paint, p50', quantile(paints, 0.5), targets.key),
  ];
}

async function onPhone<Result>(
  browser: Browser,
  origin: string,
  measure: (phone: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const phone = await openPhone(browser, origin);
  try {
    return await measure(phone);
  } finally {
    await phone.close();
  }
}

/** Largest Contentful Paint (https://www.w3.org/TR/largest-contentful-paint/) of the start page, in milliseconds. */
async function measureLanding(phone: BrowserContext): Promise<number> {
  const page = await openSlowPage(phone);
  await page.goto('/', { waitUntil: 'networkidle' });
  // The largest content may be a picture, for which the network is idle once more while the scripts run.
  await page.waitForFunction(`document.querySelector('#root main img')?.complete === true`);
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))');
  return page.evaluate<number>(
    `new Promise((resolve) => new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime)).observe({ type: 'largest-contentful-paint', buffered: true }))`,
  );
}

type Enter = (field: Locator, text: string) => Promise<void>;
/** A password manager: all at once. */
const fill: Enter = (field, text) => field.fill(text);
/**
 * Four characters a second. On phones, 37,000 volunteers typed 36 words a minute, which is three (Palin et al., "How do people type on mobile
 * devices? Observations from a study with 37,000 volunteers", MobileHCI 2019).
 */
const typeByHand: Enter = (field, text) => field.pressSequentially(text, { delay: 250 });

/** From the button of the sign-in form to the text that takes keys, by the clock of this program; then the keys. */
async function measureText(
  phone: BrowserContext,
  assignment: AssignmentId,
  enter: Enter,
): Promise<{ ready: number; paints: number[] }> {
  const page = await openSlowPage(phone);
  await page.goto(`/Login?redirect_url=${encodeURIComponent(`/assignment/${assignment}`)}`);
  await enter(page.getByLabel('Username'), student);
  await enter(page.getByLabel('Password', { exact: true }), password);
  const started = performance.now();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await waitForText(page);
  const ready = performance.now() - started;
  const { paints } = await typeInto(page, keys);
  return { ready, paints };
}

async function waitForText(page: Page): Promise<void> {
  const frame = page.frameLocator('iframe[name^="editor"]');
  await frame.locator(textPlace).first().waitFor({ timeout: 120_000 });
}
