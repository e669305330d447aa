import type { Browser, Locator, Page } from '@playwright/test';
import { inBrowser } from '../browser.ts';
import { disableStream } from '../without-stream.ts';
import { password, type SeededClass } from './seed.ts';

/** How a page is opened, and the element that shows that its data is there. */
interface OpenedPage {
  name: string;
  open: (page: Page) => Promise<unknown>;
  shown: (page: Page) => Locator;
  /** Prepares the previous page; undefined if the page is opened by its URL. */
  before?: (page: Page) => Promise<unknown>;
  /** Overrides the default target. */
  targetMs?: number;
}

const to = (path: string) => (page: Page) => page.goto(path, { waitUntil: 'commit' });
const row = (name: string | RegExp) => (page: Page) => page.getByRole('row', { name }).first();

const shownText = (page: Page) =>
  page
    .frameLocator('iframe[name^="editor"]:not([inert] *)')
    .getByText(/Sentence 0 of a text/)
    .first();

const nextPageText = (page: Page, place: number) =>
  page
    .locator('[inert] iframe')
    .nth(place)
    .contentFrame()
    .getByText(/Sentence 0 of a text/)
    .first();

/** Next text in the reader, with neighbours preloaded as after some time of reading. */
function nextText({ middleText }: SeededClass): OpenedPage {
  return {
    name: "reader: from the key to the next student's text",
    targetMs: 500,
    before: async (page) => {
      await page.goto(`/readassignment/${middleText}`);
      await shownText(page).waitFor();
      for (const place of [0, 1]) await nextPageText(page, place).waitFor({ state: 'attached' });
    },
    open: (page) => page.keyboard.press('j'),
    shown: shownText,
  };
}

function pagesOfStaff(seeded: SeededClass): OpenedPage[] {
  const { classId } = seeded;
  const tab = (name: string) => `/classdetail/${classId}?tab=${name}`;
  // Users read before they click, so the page is idle by then.
  const onAssignments = async (page: Page) => {
    await page.goto(tab('assignments'));
    await row(/Assignment 1\b/)(page).waitFor();
    await page.waitForLoadState('networkidle');
  };
  return [
    {
      name: 'the own profile, for comparison',
      open: to('/profile'),
      shown: (page) => page.getByText('teacher@example.org').first(),
    },
    { name: 'class list', open: to('/classes'), shown: row('A large class') },
    { name: 'new class', open: to('/RegisterClass'), shown: (page) => page.getByLabel(/Class Name/) },
    { name: 'DETAILS', open: to(tab('details')), shown: (page) => page.getByText('BT-00001').first() },
    { name: 'STUDENTS (300)', open: to(tab('students')), shown: row(/Last1, First1/) },
    {
      name: 'TEACHING ASSISTANTS',
      open: to(tab('assistants')),
      shown: (page) => page.getByText('Search your assistant with email address').first(),
    },
    { name: 'ASSIGNMENTS (20)', open: to(tab('assignments')), shown: row(/Assignment 1\b/) },
    {
      name: 'an assignment expanded to its 300 students',
      before: onAssignments,
      open: (page) =>
        page
          .getByRole('row', { name: /Assignment 1\b/ })
          .getByRole('button')
          .first()
          .click(),
      shown: row(/Last1, First1/),
    },
    {
      name: 'Edit Assignment',
      before: onAssignments,
      open: (page) => page.getByRole('button', { name: 'Modify: Assignment 1', exact: true }).click(),
      shown: (page) => page.getByRole('dialog').getByLabel(/^Title/),
    },
    {
      name: 'Add Assignment',
      before: onAssignments,
      open: (page) => page.getByRole('button', { name: 'Add assignment' }).first().click(),
      shown: (page) => page.getByRole('dialog').getByLabel(/^Title/),
    },
    nextText(seeded),
  ];
}

function pagesOfStudent({ classId }: SeededClass): OpenedPage[] {
  return [
    { name: "student's classes", open: to('/enroll'), shown: row('A large class') },
    { name: "student's class page", open: to(`/myclassdetail/${classId}`), shown: row(/Assignment 1\b/) },
  ];
}

export interface PageFigure {
  name: string;
  /** Milliseconds from click or navigation to visible data. */
  median: number;
  worst: number;
  targetMs: number | undefined;
}

const rounds = 5;

export async function measurePages(origin: string, seeded: SeededClass): Promise<PageFigure[]> {
  return inBrowser(async (browser) => {
    const staff = await measureAs(browser, { origin, username: 'teacher', pages: pagesOfStaff(seeded) });
    const studentFigures = await measureAs(browser, {
      origin,
      username: 'student',
      pages: pagesOfStudent(seeded),
    });
    return [...staff, ...studentFigures];
  });
}

async function measureAs(
  browser: Browser,
  options: { origin: string; username: string; pages: readonly OpenedPage[] },
): Promise<PageFigure[]> {
  const context = await browser.newContext({
    baseURL: options.origin,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Europe/Berlin',
  });
  await disableStream(context);
  const page = await context.newPage();
  await page.goto('/Login?redirect_url=/profile');
  await page.getByLabel('Username').fill(options.username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/profile');
  const figures: PageFigure[] = [];
  for (const opened of options.pages) figures.push(await measureOne(page, opened));
  await context.close();
  return figures;
}

/** The first opening warms the caches of browser and server and does not count. */
async function measureOne(page: Page, opened: OpenedPage): Promise<PageFigure> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    await opened.before?.(page);
    const from = performance.now();
    await opened.open(page);
    await opened.shown(page).waitFor();
    if (round > 0) times.push(performance.now() - from);
  }
  times.sort((a, b) => a - b);
  return {
    name: opened.name,
    median: times[Math.floor(times.length / 2)] ?? 0,
    worst: times.at(-1) ?? 0,
    targetMs: opened.targetMs,
  };
}
