import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { docxFromText } from '@redraft/documents';
import { openCourse } from './course.ts';
import { openText, startAssignment } from './student.ts';
import { closeWindows, editorOf, expectAccessible, expectSaved, signIn, writingArea } from './support.ts';

test.afterEach(closeWindows);

const mebibyte = 1024 * 1024;

/** A file of this size with a PDF signature. */
function pdf(name: string, size: number) {
  const buffer = Buffer.alloc(size, 'x');
  buffer.write('%PDF-1.7\n');
  return { name, mimeType: 'application/pdf', buffer };
}

async function downloadOf(page: Page, name: string): Promise<Buffer> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${name}` }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe(name);
  return readFileSync(await download.path());
}

test('files are attached within the limits and read by the instructor, and a document is imported', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  const testClass = await openCourse(request, 'DI-ATTAC', {
    uploadFile: true,
    templates: [{ assignmentTemplateType: 'MAIN', contentType: 'DOCUMENT', allowImport: true }],
  });
  const { submissionId } = await startAssignment(request, 'demo_student9', testClass);
  const student = await openText(browser, { testClass, username: 'demo_student9' });
  await student.keyboard.type('Words that come before.');
  await expectSaved(student);

  await student.getByRole('tab', { name: 'Attach File(s)' }).click();
  const dialog = student.getByRole('dialog', { name: /Attach File\(s\)/ });
  const chooser = dialog.getByLabel('Choose files');
  const upload = dialog.getByRole('button', { name: 'Upload' });
  await expect(upload).toBeDisabled();
  await chooser.setInputFiles([
    pdf('scan.pdf', 5 * mebibyte),
    { name: 'program.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
  ]);
  await expect(dialog.getByText('File size exceeds 4 MB: scan.pdf')).toBeVisible();
  await expect(dialog.getByText(/^Unsupported file type: program\.exe\. .*\.zip or \.rar/)).toBeVisible();
  await expect(upload).toBeDisabled();

  const largeFiles = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => pdf(name, 3.9 * mebibyte));
  await chooser.setInputFiles(largeFiles);
  await expect(dialog.getByText('Total file size exceeds 10 MB. Please select smaller files.')).toBeVisible();
  await expect(dialog.getByText('Total: 11.70 MB of 10.00 MB')).toBeVisible();
  await expect(upload).toBeDisabled();
  await expectAccessible(student);
  for (const name of ['b.pdf', 'c.pdf']) await dialog.getByRole('button', { name: `Remove ${name}` }).click();
  await chooser.setInputFiles(pdf('notes.pdf', 1536));
  await upload.click();
  await expect(student.getByText('File(s) uploaded successfuly.')).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'Attached files' }).getByRole('listitem')).toHaveCount(2);
  expect(await downloadOf(student, 'notes.pdf')).toEqual(pdf('', 1536).buffer);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await editorOf(student).getByRole('button', { name: 'Import', exact: true }).click();
  const importing = student.getByRole('dialog', { name: 'Import a file' });
  await importing.getByLabel('Choose a file').setInputFiles({
    name: 'essay.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: Buffer.from(docxFromText('An essay from another machine.')),
  });
  await expect(student.getByText('File imported successfully')).toBeVisible();
  await expect(writingArea(student)).toHaveText('An essay from another machine.');

  const teacher = await (await browser.newContext()).newPage();
  await signIn(teacher, 'demo_instructor', `/readassignment/${submissionId}`);
  await teacher.getByRole('button', { name: 'Attached Files' }).click();
  const reading = teacher.getByRole('dialog', { name: /Attach File/ });
  await expect(reading.getByText('1.50 KB')).toBeVisible();
  await expectAccessible(teacher);
  expect(await downloadOf(teacher, 'a.pdf')).toEqual(largeFiles[0]?.buffer);
});
