import { type Browser, expect, test } from '@playwright/test';
import { pseudoLanguages } from '@redraft/sentences';
import { en } from '@redraft/sentences/en';
import { pseudoText } from '@redraft/sentences/pseudo';
import { listPages } from './accessibility/pages.ts';
import { openCourse } from './course.ts';
import type { DemoIds } from './demo-tour.ts';
import { visitPages } from './pseudo-language/visit-pages.ts';
import { startAssignment } from './student.ts';
import { closeWindows, demoPassword, editorOf, signIn, writingArea } from './support.ts';

/**
 * English with longer, accented words and English from right to left show what a translation would meet: texts that are cut off, lie on each other or
 * never came from a catalogue. `docs/translating.md` says how to see a page with them.
 */
test.afterEach(closeWindows);

/** Ids in the demo data; names of links are data and the same in every language. */
async function findIds(browser: Browser): Promise<Omit<DemoIds, 'ongoingId'>> {
  const idIn = (address: string | null): number => Number(/\d+/.exec(address ?? '')?.[0]);
  const instructor = await (await browser.newContext()).newPage();
  await signIn(instructor, 'demo_instructor', '/classes');
  const course = instructor.getByRole('link', { name: 'Academic Writing I', exact: true });
  const classId = idIn(await course.getAttribute('href'));
  const student = await (await browser.newContext()).newPage();
  await signIn(student, 'demo_student4', `/myclassdetail/${classId}`);
  const assignmentId = idIn(await student.locator('a[href^="/assignment/"]').first().getAttribute('href'));
  return { classId, submissionId: 1, assignmentId };
}

test('the first pages have all texts in English with accents, on a phone', async ({ browser }) => {
  const pages = ['/home', '/Login', '/authorize/signup'].map((path) => ({ name: path, path }));
  expect(
    await visitPages(browser, { username: null, pages, language: 'en-XA', width: 390, opensParts: false }),
  ).toEqual([]);
});

test('a translator chooses a pseudo-language, and the server answers in it', async ({ page }) => {
  await page.goto('/Login');
  await page.getByRole('button', { name: /language/i }).click();
  await page.getByRole('menuitem', { name: 'English (Pseudo-Accents)' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
  await page.locator('input[autocomplete~="username"]').fill('demo_student11');
  await page.locator('input[type="password"]').fill(`${demoPassword}!`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(pseudoText(en['auth.wrong_credentials'], 'en-XA'));

  await page.locator('header button[aria-haspopup="menu"]').last().click();
  await page.getByRole('menuitem', { name: 'Arabic (Pseudo-Bidi)' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('\u202e');
});

test('a student writes in the editor in English with accents', { tag: '@nightly' }, async ({
  browser,
  request,
}) => {
  const testClass = await openCourse(request, 'PS-WRITE');
  await startAssignment(request, 'demo_student13', testClass);
  const context = await browser.newContext();
  await context.addInitScript(() => localStorage.setItem('redraft.language', 'en-XA'));
  const page = await context.newPage();
  await signIn(page, 'demo_student13', `/assignment/${testClass.assignmentId}`);
  await writingArea(page).click();
  await page.keyboard.type('The harbour was quiet.');
  await expect(editorOf(page).locator('output.save-status')).toHaveText(pseudoText('Saved', 'en-XA'));
  await page.reload();
  await expect(writingArea(page)).toContainText('The harbour was quiet.');
});

const users = listPages({ classId: 0, submissionId: 0, assignmentId: 0 }).map(({ username }) => username);

for (const language of pseudoLanguages)
  for (const width of [1440, 390])
    for (const username of users)
      test(`${username ?? 'a visitor'} sees all texts of the pages in ${language} at ${width} pixels`, {
        tag: '@nightly',
      }, async ({ browser }) => {
        test.setTimeout(900_000);
        const visit = listPages(await findIds(browser)).find((one) => one.username === username);
        const pages = visit?.places ?? [];
        expect(pages).not.toEqual([]);
        // Dialogs and menus, where texts have the least room.
        const opensParts = language === 'en-XA' && width === 390;
        expect(await visitPages(browser, { username, pages, language, width, opensParts })).toEqual([]);
      });
