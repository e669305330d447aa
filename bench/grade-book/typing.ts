import type { Page } from '@playwright/test';
import { inBrowser } from '../browser.ts';
import { password, type SeededClass } from '../class-pages/seed.ts';
import { disableStream } from '../without-stream.ts';

interface Spread {
  median: number;
  worst: number;
}

export interface GradeBookFigures {
  opened: Spread;
  /** From Enter until the cell shows that the server has saved the grade. */
  kept: Spread;
}

const openings = 5;
const grades = 40;

export async function measureGradeBook(origin: string, { classId }: SeededClass): Promise<GradeBookFigures> {
  return inBrowser(async (browser) => {
    const page = await browser.newPage({ baseURL: origin, viewport: { width: 1440, height: 900 } });
    await disableStream(page);
    await page.goto('/Login?redirect_url=/profile');
    await page.getByLabel('Username').fill('teacher');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/profile');
    const opened = await open(page, `/gradebook/${classId}`);
    return { opened, kept: await typeGrades(page) };
  });
}

const firstName = (page: Page) => page.getByRole('rowheader', { name: 'Last1, First1', exact: true });

/** The first opening warms the caches of browser and server and does not count. */
async function open(page: Page, address: string): Promise<Spread> {
  const times: number[] = [];
  for (let round = 0; round <= openings; round++) {
    const from = performance.now();
    await page.goto(address, { waitUntil: 'commit' });
    await firstName(page).waitFor();
    if (round > 0) times.push(performance.now() - from);
  }
  return computeSpread(times);
}

/** Types grades down one column; timed within the page, so that automation overhead does not count. */
async function typeGrades(page: Page): Promise<Spread> {
  await page.waitForLoadState('networkidle');
  await page.getByRole('gridcell').first().click();
  const times: number[] = [];
  for (let index = 0; index < grades; index++) {
    await page.evaluate(watchKeeping);
    await page.keyboard.type(String(20 + index));
    await page.keyboard.press('Enter');
    times.push(await page.evaluate<number>('window.kept'));
    // Cells out of sight are not rendered, so this scrolls back to the top.
    if (index % 10 === 9) await page.keyboard.press('Control+Home');
    if (index % 10 === 9) await moveRight(page, Math.floor(index / 10) + 1);
  }
  return computeSpread(times);
}

async function moveRight(page: Page, columns: number): Promise<void> {
  for (let column = 0; column < columns; column++) await page.keyboard.press('ArrowRight');
}

/** Time from Enter to the next paint after the saved mark; a string, because it runs in the page. */
const watchKeeping = `void (window.kept = new Promise((resolve, reject) => {
  setTimeout(() => reject(new Error('A grade was not kept within ten seconds.')), 10000);
  const marks = () => [...document.querySelectorAll('td title')].filter((mark) => mark.textContent === 'Saved').length;
  const isBusy = () => document.querySelector('td [role="progressbar"]') !== null;
  const before = marks();
  let from = NaN;
  const handleKey = (event) => { if (event.key === 'Enter') from = performance.now(); };
  document.addEventListener('keydown', handleKey, { capture: true });
  const watch = new MutationObserver(() => {
    if (Number.isNaN(from) || isBusy() || marks() <= before) return;
    watch.disconnect();
    document.removeEventListener('keydown', handleKey, { capture: true });
    requestAnimationFrame(() => resolve(performance.now() - from));
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
}))`;

function computeSpread(times: readonly number[]): Spread {
  const sorted = times.toSorted((one, other) => one - other);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, worst: sorted.at(-1) ?? 0 };
}
