import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import {
  type Appearance,
  createWebpConverter,
  type DemoIds,
  findDemoIds,
  findName,
  openBrowser,
  openPage,
  openUserWindow,
  readRequest,
  type Scheme,
  waitForText,
  waitUntilIdle,
} from './demo-tour.ts';

/**
 * Takes the screenshots of landing page and guides from a running server with demo data, in each language and colour scheme: `npm run pictures`, or
 * `npm run pictures -- rewind` for one.
 */
const folder = path.resolve(import.meta.dirname, '../apps/web/src/ui/screens');
const schemes: readonly Scheme[] = ['light', 'dark'];
const request = readRequest(process.argv.slice(2));
const appearances: readonly Appearance[] = request.languages.flatMap((language) =>
  schemes.map((scheme) => ({ language, scheme })),
);

interface Picture {
  name: string;
  username: string;
  open: (page: Page, demoIds: DemoIds, appearance: Appearance) => Promise<void>;
}

const pictures: readonly Picture[] = [
  { name: 'home-instructor', username: 'demo_instructor', open: (page) => openPage(page, '/') },
  { name: 'home-student', username: 'demo_student4', open: (page) => openPage(page, '/') },
  {
    name: 'class',
    username: 'demo_instructor',
    open: (page, { classId }) => openPage(page, `/classdetail/${classId}?tab=students`),
  },
  {
    name: 'assignment',
    username: 'demo_instructor',
    open: async (page, { classId }, { language }) => {
      await openPage(page, `/classdetail/${classId}?tab=assignments`);
      const modify = findName(language, 'classes assignment.modify').replace(/{{.*/, '');
      await page
        .getByRole('button', { name: new RegExp(`^${modify}`) })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('heading').first().waitFor();
    },
  },
  {
    name: 'gradebook',
    username: 'demo_instructor',
    open: async (page, { classId }) => {
      await openPage(page, `/gradebook/${classId}`);
      await page.getByRole('grid').waitFor();
    },
  },
  {
    name: 'heatmap',
    username: 'demo_instructor',
    open: async (page, { classId }) => {
      await openPage(page, `/classdetail/${classId}?tab=analytics`);
      await page.locator('svg rect').nth(20).waitFor();
    },
  },
  {
    name: 'reader',
    username: 'demo_instructor',
    open: async (page, { submissionId }) => {
      await openPage(page, `/readassignment/${submissionId}`);
      await waitForText(page);
    },
  },
  {
    name: 'essaymap',
    username: 'demo_instructor',
    open: async (page, { submissionId }, { language }) => {
      await openPage(page, `/readassignment/${submissionId}`);
      await page.getByRole('button', { name: findName(language, 'graphs tabs.text'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog
        .getByRole('tab', { name: findName(language, 'graphs tabs.essayMap'), exact: true })
        .click();
      await dialog.getByRole('article').locator('[data-start]').first().waitFor();
    },
  },
  {
    name: 'rewind',
    username: 'demo_instructor',
    open: async (page, { submissionId }, { language }) => {
      await openPage(page, `/readassignment/${submissionId}`);
      await page.getByRole('button', { name: findName(language, 'grading rewind') }).click();
      const slider = page.getByRole('dialog').getByRole('slider').first();
      await slider.focus();
      await page.keyboard.press('End');
      for (let step = 0; step < 60; step++) await page.keyboard.press('ArrowLeft');
    },
  },
  {
    name: 'student-class',
    username: 'demo_student4',
    open: (page, { classId }) => openPage(page, `/myclassdetail/${classId}`),
  },
  {
    name: 'workspace',
    username: 'demo_student4',
    open: async (page, { assignmentId }) => {
      await openPage(page, `/assignment/${assignmentId}`);
      await waitForText(page);
    },
  },
  {
    name: 'versions',
    username: 'demo_student4',
    open: async (page, { assignmentId }, { language }) => {
      await openPage(page, `/assignment/${assignmentId}`);
      await waitForText(page);
      await page.getByRole('button', { name: findName(language, 'workspace versions') }).click();
      const list = page.getByRole('dialog').getByRole('navigation');
      await list.getByRole('button').nth(1).click();
    },
  },
];

/** The first picture of the landing page, of which phones get a small one. */
const picturedFirst = 'rewind';
const full = { suffix: '', scale: 1 };
const small = { suffix: '.small', scale: 0.5 };

const browser = await openBrowser();
const toWebp = await createWebpConverter(browser);

await mkdir(folder, { recursive: true });
const demoIds = await findDemoIds(browser);
for (const { name, username, open } of pictures) {
  if (request.names.length > 0 && !request.names.includes(name)) continue;
  for (const appearance of appearances) {
    const context = await openUserWindow(browser, username, appearance);
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await open(page, demoIds, appearance);
    await waitUntilIdle(page);
    const screenshot = await page.screenshot();
    for (const { suffix, scale } of name === picturedFirst ? [full, small] : [full]) {
      const file = `${name}.${appearance.language}.${appearance.scheme}${suffix}.webp`;
      const picture = await toWebp(screenshot, scale);
      await writeFile(path.join(folder, file), picture);
      console.log(`${file}: ${(picture.length / 1000).toFixed(0)} KB`);
    }
    await context.close();
  }
}
await browser.close();
