import { expect, test } from '@playwright/test';
import { docxFromText, fflateCodec, inflateEntry, readZip, rewriteParts } from '@redraft/documents';
import { openCourse } from './course.ts';
import { startAssignment } from './student.ts';
import {
  closeWindows,
  editorOf,
  expectEditorAccessible,
  expectSaved,
  signIn,
  writingArea,
} from './support.ts';
import { openWopiFile } from './wopi-file.ts';

const unsupportedObject = '<w:r><w:object w:dxaOrig="100" w:dyaOrig="100"/></w:r>';
const markup =
  '<w:p w:rsidR="00A1B2C3"><w:proofErr w:type="spellStart"/><w:r><w:rPr><w:lang w:val="fr-FR"/></w:rPr><w:t>Untouched </w:t></w:r><w:proofErr w:type="spellEnd"/><w:r><w:sym w:font="Symbol" w:char="F061"/></w:r></w:p>';

/** A docx as another program would write it. */
function foreignDocx(): Uint8Array {
  const rewrite = (name: string, createContent: () => string): string | undefined =>
    name === 'word/document.xml'
      ? createContent().replace(
          /<w:p>.*<\/w:p>/s,
          `${markup}<w:p><w:r><w:t>Beside an object</w:t></w:r>${unsupportedObject}</w:p>`,
        )
      : undefined;
  return rewriteParts({ bytes: docxFromText('X'), codec: fflateCodec, rewrite });
}

function mainPart(bytes: Uint8Array): string {
  const part = readZip(bytes).find(({ name }) => name === 'word/document.xml');
  return part === undefined ? '' : new TextDecoder().decode(inflateEntry(part, fflateCodec));
}

test.afterEach(closeWindows);

test('a file from another program keeps what the editor does not support, and the student is told', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  test.setTimeout(360_000);
  const testClass = await openCourse(request, 'DI-FOREI');
  const { call, submissionId } = await startAssignment(request, 'demo_student3', testClass);
  const file = await openWopiFile(request, call, submissionId);
  await file.put(foreignDocx());

  const page = await (await browser.newContext()).newPage();
  await signIn(page, 'demo_student3', `/assignment/${testClass.assignmentId}`);
  const area = writingArea(page);
  await expect(area.getByText('Untouched α')).toBeVisible({ timeout: 60_000 });
  const notice = editorOf(page).getByText(/^This paragraph also contains an? /);
  await area.getByText('Untouched α').click();
  await expect(notice).toBeHidden();
  await area.getByText('Beside an object').click();
  await expect(notice).toBeVisible();
  await expectEditorAccessible(page);
  await page.screenshot({ path: test.info().outputPath('unshown.png') });
  const original = page.waitForEvent('download');
  await editorOf(page).getByRole('button', { name: 'Open the original' }).click();
  expect((await original).suggestedFilename()).toContain('(original).docx');
  await editorOf(page).getByRole('button', { name: 'Continue' }).click();
  await expect(notice).toBeHidden();
  await page.keyboard.press('End');
  await page.keyboard.type(', with words');
  await expectSaved(page);

  await expect.poll(async () => mainPart(await file.read())).toContain('Beside an object, with words');
  const xml = mainPart(await file.read());
  expect(xml).toContain(markup);
  expect(xml).toContain(unsupportedObject);
});
