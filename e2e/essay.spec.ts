import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { textOfDocx } from '@redraft/documents';
import { openCourse } from './course.ts';
import { startAssignment } from './student.ts';
import { callAs, closeWindows, editorOf, expectSaved, signIn } from './support.ts';
import { findPaper, openWriter } from './writer.ts';

test.afterEach(closeWindows);

const sentence = 'The harbour was quiet in the morning, and nobody had come to look at the boats. ';
const notes = ['Asked at the harbour office.', 'The tide table of that year.', 'A letter, undated.'];
/** A PNG of one red pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);
const soffice = '/usr/bin/soffice';

test(
  'an essay of five pages with notes, a table, a picture and a comment, written on two devices, is complete everywhere',
  { tag: '@nightly' },
  async ({ browser, request }, { project }) => {
    test.setTimeout(480_000);
    const testClass = await openCourse(request, keyOf(Date.now()));
    const { submissionId } = await startAssignment(request, 'demo_student10', testClass);
    const instructor = await callAs(request, 'demo_instructor');
    const address = `/assignment/${testClass.assignmentId}`;
    const secondDevice = { username: 'demo_student10', address, use: project.use };
    const laptop = await openWriter(secondDevice);
    const page = laptop.page();
    const keys = page.keyboard;

    await test.step('by keyboard: a heading, paragraphs, three footnotes', async () => {
      await laptop.type('');
      await keys.press('Control+Alt+1');
      await keys.type('The harbour');
      await keys.press('Enter');
      for (const note of notes) {
        await keys.insertText(sentence.repeat(30));
        await keys.press('Control+Alt+f');
        await keys.type(note);
        await keys.press('Escape');
        await keys.press('Enter');
      }
      await expectSaved(page);
    });
    await test.step('a table, by keyboard out of it again', async () => {
      await openInsert(page, 'Table');
      await keys.press('Enter');
      await keys.type('tide');
      await keys.press('Control+End');
      await keys.type('Under the table.');
      await keys.press('Enter');
    });
    await test.step('a picture', async () => {
      const fileChooser = page.waitForEvent('filechooser');
      await openInsert(page, /Picture/);
      await (await fileChooser).setFiles({ name: 'dot.png', mimeType: 'image/png', buffer: picture });
      await expect(findPaper(page).locator('img:not(.ProseMirror-separator)')).toHaveCount(1);
      await expectSaved(page);
    });
    await test.step('a comment', async () => {
      await laptop.type('Commented');
      await keys.press('Control+Shift+ArrowLeft');
      await keys.press('Control+Alt+m');
      await expect(editorOf(page).getByRole('textbox', { name: 'New comment' })).toBeFocused();
      await keys.type('Is this the right word?');
      await editorOf(page).getByRole('button', { name: 'Comment', exact: true }).click();
      await expectSaved(page);
    });
    await test.step('without network, and through a pause', async () => {
      await laptop.offline(true);
      await laptop.type(' Offline words.');
      await laptop.offline(false);
      await expectSaved(page);
      await laptop.type(' Words before the pause.');
      const pause = (status: boolean) =>
        instructor('POST', `/api/classes/assignment/stoped?id=${testClass.assignmentId}&status=${status}`);
      await pause(true);
      await expect(findPaper(page)).toHaveAttribute('aria-readonly', 'true');
      await pause(false);
      await expect(findPaper(page)).toHaveAttribute('aria-readonly', 'false');
    });
    await test.step('on a second device', async () => {
      const phone = await openWriter(secondDevice);
      await expect(findPaper(phone.page())).toContainText('Words before the pause.');
      await phone.type(' Words of the phone.');
      await expectSaved(phone.page());
      await phone.leave();
      await expect(findPaper(page)).toContainText('Words of the phone.');
    });
    await laptop.leave();

    const bytes = await docxOf(request, submissionId);
    const text = textOfDocx(bytes);
    for (const part of ['The harbour', 'tide', 'Under the table.', 'Offline words.', 'Words of the phone.']) {
      expect(text).toContain(part);
    }

    await test.step('the teacher reads all of it, and rewinds', async () => {
      const reader = await (await browser.newContext()).newPage();
      await signIn(reader, 'demo_instructor', `/readassignment/${submissionId}`);
      const frame: FrameLocator = editorOf(reader);
      await expect(frame.getByText('Words of the phone.').first()).toBeVisible();
      for (const note of notes) await expect(frame.getByText(note).first()).toBeAttached();
      await expect(frame.locator('.paper table')).toHaveCount(1);
      await expect(frame.locator('.paper img:not(.ProseMirror-separator)')).toHaveCount(1);
      await expect(frame.getByText('Is this the right word?').first()).toBeVisible();
      await reader.getByRole('button', { name: 'Rewind Essay' }).click();
      await expect(reader.getByRole('dialog').getByRole('slider').first()).toBeVisible();
      await reader.keyboard.press('End');
      await expect(reader.getByRole('dialog')).toContainText('Words of the phone.');
    });

    await test.step('LibreOffice shows all of it', () => {
      test.skip(!existsSync(soffice), 'LibreOffice is not on this machine');
      const plainText = asLibreOfficeReads(bytes);
      for (const part of [...notes, 'tide', 'Under the table.', 'Offline words.', 'Words of the phone.']) {
        expect(plainText).toContain(part);
      }
    });
  },
);

async function openInsert(page: Page, name: string | RegExp): Promise<void> {
  const frame = editorOf(page);
  await frame.getByRole('toolbar').getByRole('button', { name: 'Insert', exact: true }).click();
  await frame.getByRole('menuitem', { name }).first().click();
}

async function docxOf(request: Parameters<typeof openCourse>[0], submissionId: number): Promise<Uint8Array> {
  const data = { username: 'demo_student10', password: 'Demo1234!' };
  const { accessToken } = (await (await request.post('/api/auth/signin', { data })).json()) as {
    accessToken: string;
  }; // cast: our own server
  const answer = await request.get(`/api/auxfiles/submission/file?submissionId=${submissionId}`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  return new Uint8Array(await answer.body());
}

function asLibreOfficeReads(bytes: Uint8Array): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'redraft-essay-'));
  writeFileSync(path.join(folder, 'essay.docx'), bytes);
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  execFileSync(soffice, [profile, '--headless', '--convert-to', 'html', '--outdir', folder, 'essay.docx'], {
    cwd: folder,
    stdio: 'ignore',
  });
  const page = readFileSync(path.join(folder, 'essay.html'), 'utf8');
  return page.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ');
}

/** An enrollment key not used by earlier runs. */
function keyOf(number: number): string {
  return `ES-${(number % 36 ** 5).toString(36).toUpperCase().padStart(5, '0')}`;
}
