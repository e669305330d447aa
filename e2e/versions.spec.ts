import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page, test } from '@playwright/test';
import { textOfDocx } from '@redraft/documents';
import { openCourse } from './course.ts';
import { startAssignment } from './student.ts';
import { closeWindows, expectAccessible, expectSaved, signIn, writingArea } from './support.ts';

test.afterEach(closeWindows);

const first = 'The harbour was quiet in the morning.';
const second = 'Later the wind turned.';

async function open(page: Page, username: string, address: string): Promise<void> {
  await signIn(page, username, '/profile');
  await page.goto(address);
}

async function bytesOf(download: Download): Promise<Uint8Array> {
  return new Uint8Array(await readFile(await download.path()));
}

test('a student compares the text with an earlier version, restores it, and downloads both; so does the teacher', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  test.setTimeout(360_000);
  const testClass = await openCourse(request, 'DI-VERS1');
  const { submissionId } = await startAssignment(request, 'demo_student11', testClass);
  const page = await (await browser.newContext()).newPage();
  await open(page, 'demo_student11', `/assignment/${testClass.assignmentId}`);
  await expect(writingArea(page)).toBeAttached({ timeout: 60_000 });
  await writingArea(page).focus();
  await page.keyboard.type(first);
  await expectSaved(page);
  await page.keyboard.press('Enter');
  await page.keyboard.type(second);
  await expectSaved(page);

  await page.getByRole('button', { name: 'Version history' }).click();
  const dialog = page.getByRole('dialog', { name: 'Version history' });
  const list = dialog.getByRole('navigation', { name: 'Versions' });
  await expect(list).toContainText('Now');
  await expect(list).toContainText('11 words');
  await list.getByRole('button', { name: /^Show all/ }).click();
  await list
    .getByRole('button', { name: /7 words/ })
    .first()
    .click();
  await expect(dialog.locator('ins')).toContainText([/in the current text/, /Later the wind turned/]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Text', exact: true }).click();
  await expect(dialog.getByRole('article')).toHaveText(first);
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/Version from .* restored/)).toBeVisible();
  await expect(writingArea(page)).toContainText(first, { timeout: 60_000 });
  await expect(writingArea(page)).not.toContainText(second);

  // Restoring keeps the replaced text as the previous version.
  await page.getByRole('button', { name: 'Version history' }).click();
  await expect(list).toContainText('Restored');
  await list.getByRole('button', { name: /^Show all/ }).click();
  await list
    .getByRole('button', { name: /11 words/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(writingArea(page)).toContainText(second, { timeout: 60_000 });

  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Word document (.docx)' }).click();
  expect(textOfDocx(await bytesOf(await saved))).toBe(`${first}\n${second}`);
  expect((await saved).suggestedFilename()).toMatch(new RegExp(`^${testClass.title} - .+\\.docx$`));

  const staffPage = await (await browser.newContext()).newPage();
  await open(staffPage, 'demo_instructor', `/readassignment/${submissionId}`);
  await expect(staffPage.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(staffPage);
  await staffPage.getByRole('button', { name: 'Download', exact: true }).click();
  const read = staffPage.waitForEvent('download');
  await staffPage.getByRole('menuitem', { name: 'Word document (.docx)' }).click();
  expect(textOfDocx(await bytesOf(await read))).toBe(`${first}\n${second}`);
});

test('a PDF of the text is made if the server can, and otherwise the menu says why not', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  test.setTimeout(300_000);
  const testClass = await openCourse(request, 'DI-VERS2');
  const { downloadFormats } = await startAssignment(request, 'demo_student12', testClass);
  const page = await (await browser.newContext()).newPage();
  await open(page, 'demo_student12', `/assignment/${testClass.assignmentId}`);
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const entry = page.getByRole('menuitem', { name: /^PDF/ });
  if (!downloadFormats.includes('pdf')) {
    // LibreOffice is not installed on this server.
    await expect(entry).toBeDisabled();
    await expect(entry).toContainText('This installation cannot create PDFs');
    return;
  }
  const saved = page.waitForEvent('download', { timeout: 60_000 });
  await entry.click();
  const pdf = await bytesOf(await saved);
  expect(new TextDecoder('latin1').decode(pdf.subarray(0, 5))).toBe('%PDF-');
});
