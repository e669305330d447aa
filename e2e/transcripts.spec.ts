import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, test } from '@playwright/test';
import { openCourse } from './course.ts';
import { enroll, openText, startAssignment } from './student.ts';
import { closeWindows, editorOf, signIn, waitForTransitions } from './support.ts';

/**
 * What a screen reader reads on the main pages: the browser's accessibility tree as text, compared with `transcripts/<name>.txt`. A changed page is
 * read again and kept by `TRANSCRIPTS=write npm run e2e -- transcripts.spec.ts`.
 */
const folder = path.join(import.meta.dirname, 'transcripts');

test.afterEach(closeWindows);

/** Dates, times, amounts of time and ids differ from run to run. */
const normalize = (tree: string): string =>
  tree
    .replace(/\d{4}-\d\d-\d\d( \d\d:\d\d)?/g, '<time>')
    .replace(/\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, \d{1,2} \w+(, \d\d:\d\d)?/g, '<time>')
    .replace(
      /\b\d{1,2} (January|February|March|April|May|June|July|August|September|October|November|December)( \d{4})?(, \d\d:\d\d)?/g,
      '<time>',
    )
    .replace(/\b(in|Due in) \d+ (days?|hours?)/gi, '$1 <span>')
    .replace(/\b\d+ (days?|hours?|minutes?|seconds?)( ago)?\b/g, '<span>')
    .replace(/(?<=\/)\d+/g, '<id>')
    .replace(/\(\d+:\d\d [AP]M\)/g, '(<time>)')
    .replace(/http:\/\/localhost:\d+/g, '<origin>')
    .replace(/UTC[+-]\d{1,2}(:\d\d)?/g, 'UTC<offset>')
    .replace(/Notifications, \d+ unread/g, 'Notifications')
    .replace(/\b[A-Z][a-z]{2} \d{1,2}, \d{4}/g, '<time>')
    .replace(/(spinbutton "\w+"): "\d+"/g, '$1: <number>')
    .replace(/[A-Z]{2}-[A-Z0-9]{5,6}/g, '<key>');

async function expectTranscript(name: string, element: Locator): Promise<void> {
  const file = path.join(folder, `${name}.txt`);
  if (process.env.TRANSCRIPTS === 'write') {
    writeFileSync(file, `${normalize(await element.ariaSnapshot())}\n`);
    return;
  }
  await expect(async () => {
    expect(`${normalize(await element.ariaSnapshot())}\n`).toBe(readFileSync(file, 'utf8'));
  }).toPass({ timeout: 20_000 });
}

for (const [name, address] of [
  ['landing', '/home'],
  ['sign-in', '/Login'],
  ['sign-up', '/authorize/signup'],
] as const) {
  test(`a visitor hears the same on the page as before: ${name}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('h1').first()).toBeVisible();
    await waitForTransitions(page);
    await expectTranscript(name, page.locator('body'));
  });
}

test('a student hears the class, the task and the text as before', async ({ browser, request }) => {
  const testClass = await openCourse(request, 'TR-STUDE');
  await startAssignment(request, 'demo_student13', testClass);
  const page = await openText(browser, { testClass, username: 'demo_student13' });
  await page.keyboard.press('Control+Alt+1');
  await page.keyboard.type('The harbour');
  await page.keyboard.press('Enter');
  await page.keyboard.type('It smells of tar.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- gulls');
  await page.keyboard.press('Enter');
  await page.keyboard.type('ropes');
  await expect(editorOf(page).locator('output.save-status')).toContainText('Saved');
  // Lists get their roles when the page is idle.
  await expect(editorOf(page).locator('[role="listitem"]')).toHaveCount(2);
  await expectTranscript('text', editorOf(page).locator('body'));
  await expectTranscript('workspace', page.locator('body'));
  await page.goto(`/myclassdetail/${testClass.classId}`);
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /write/i }).first()).toBeVisible();
  await expectTranscript('class-of-a-student', page.locator('main'));
});

test('an instructor hears the class, the grade book and the new assignment as before', async ({
  page,
  request,
}) => {
  const testClass = await openCourse(request, 'TR-TEACH');
  await enroll(request, 'demo_student13', testClass);
  await signIn(page, 'demo_instructor', `/classdetail/${testClass.classId}?tab=students`);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expectTranscript('students-of-a-class', page.locator('main'));
  await page.goto(`/gradebook/${testClass.classId}`);
  await expect(page.getByRole('grid')).toBeVisible();
  await expectTranscript('grade-book', page.locator('main'));
  await page.goto(`/classdetail/${testClass.classId}?tab=assignments`);
  await page.getByRole('button', { name: 'Add assignment' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Description' })).toBeVisible();
  await expectTranscript('new-assignment', page.getByRole('dialog'));
});
