import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { fflateCodec, packEntry, writeZip } from '@redraft/documents';
import { openCourse } from './course.ts';
import { openText, startAssignment } from './student.ts';
import { closeWindows, editorOf, expectAccessible, expectSaved, signIn, writingArea } from './support.ts';

test.afterEach(closeWindows);

const mimeType = 'application/vnd.oasis.opendocument.text';

/** An OpenDocument text of one paragraph. */
function odt(words: string): Buffer {
  const oasis = 'urn:oasis:names:tc:opendocument:xmlns';
  const parts = {
    mimetype: mimeType,
    'content.xml': `<office:document-content xmlns:office="${oasis}:office:1.0" xmlns:text="${oasis}:text:1.0" office:version="1.2"><office:body><office:text><text:p>${words}</text:p></office:text></office:body></office:document-content>`,
    'META-INF/manifest.xml': `<manifest:manifest xmlns:manifest="${oasis}:manifest:1.0" manifest:version="1.2"><manifest:file-entry manifest:full-path="/" manifest:media-type="${mimeType}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`,
  };
  const entries = Object.entries(parts).map(([name, content]) =>
    packEntry({ name, content: new TextEncoder().encode(content), codec: fflateCodec }),
  );
  return Buffer.from(writeZip(entries));
}

async function downloaded(page: Page, button: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: button }).click();
  return readFileSync(await (await saved).path());
}

test('a student imports an OpenDocument text, writes on in it, and its original is downloaded by student and instructor', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  test.setTimeout(420_000);
  const testClass = await openCourse(request, 'DI-ODTEX', {
    templates: [{ assignmentTemplateType: 'MAIN', contentType: 'DOCUMENT', allowImport: true }],
  });
  const { call, submissionId } = await startAssignment(request, 'demo_student11', testClass);
  // cast: our own server
  const { isAvailable } = (await call('GET', '/api/conversions/converter')) as { isAvailable: boolean };
  test.skip(!isAvailable, 'LibreOffice is not on this machine');
  const student = await openText(browser, { testClass, username: 'demo_student11' });
  await student.keyboard.type('Words that come before.');
  await expectSaved(student);

  await editorOf(student).getByRole('button', { name: 'Import', exact: true }).click();
  const importing = student.getByRole('dialog', { name: 'Import a file' });
  const chooser = importing.getByLabel('Choose a file');
  await expect(importing.getByText('or drop one .docx or .odt file here')).toBeVisible();
  await chooser.setInputFiles({ name: 'broken.odt', mimeType, buffer: odt('x').subarray(0, 300) });
  await expect(importing.getByText(/Failed to import file/)).toBeVisible();
  await expectAccessible(student);

  const original = odt('An essay from LibreOffice Writer.');
  await chooser.setInputFiles({ name: 'essay.odt', mimeType, buffer: original });
  await expect(importing.getByText('Converting the file')).toBeVisible();
  await expect(
    student.getByText(/essay\.odt was converted from OpenDocument and may look different/),
  ).toBeVisible({
    timeout: 180_000,
  });
  await expect(writingArea(student)).toHaveText('An essay from LibreOffice Writer.');
  await writingArea(student).click();
  await student.keyboard.press('Control+End');
  await student.keyboard.type(' It goes on here.');
  await expectSaved(student);
  expect(await downloaded(student, 'Original file (.odt)')).toEqual(original);

  const teacher = await (await browser.newContext()).newPage();
  await signIn(teacher, 'demo_instructor', `/readassignment/${submissionId}`);
  expect(await downloaded(teacher, 'Original file (.odt)')).toEqual(original);
});
