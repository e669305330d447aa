import { expect, test } from '@playwright/test';
import { docxFromText, fflateCodec, rewriteParts } from '@redraft/documents';
import { openCourse } from './course.ts';
import { openText, startAssignment } from './student.ts';
import { closeWindows, editorOf, expectSaved, signIn } from './support.ts';

test.afterEach(closeWindows);

const sentence = 'The harbour was quiet, and the gulls stood on the quay as if they waited for somebody. ';
/** One run per sentence, as written by programs that store a language per run. */
const run = `<w:r><w:rPr><w:lang w:val="en-GB"/></w:rPr><w:t xml:space="preserve">${sentence}</w:t></w:r>`;
const paragraph = (number: number) =>
  `<w:p><w:r><w:t xml:space="preserve">Paragraph ${number}. </w:t></w:r>${run.repeat(9)}</w:p>`;

/** About 1,400 pages, with a main part of 8.5 MB. */
function largeFile(): Uint8Array {
  const body = Array.from({ length: 5800 }, (_, index) => paragraph(index + 1)).join('');
  const rewrite = (name: string, teacherText: () => string): string | undefined =>
    name === 'word/document.xml' ? teacherText().replace(/<w:p>.*<\/w:p>/s, body) : undefined;
  return rewriteParts({ bytes: docxFromText('X'), codec: fflateCodec, rewrite });
}

test('a document of more than a thousand pages is imported, and read to its end by its author and by the instructor', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  const testClass = await openCourse(request, 'DI-LARGE', {
    templates: [{ assignmentTemplateType: 'MAIN', contentType: 'DOCUMENT', allowImport: true }],
  });
  const { submissionId } = await startAssignment(request, 'demo_student3', testClass);
  const student = await openText(browser, { testClass, username: 'demo_student3' });
  await student.keyboard.type('Words that come before.');
  await expectSaved(student);
  await editorOf(student).getByRole('button', { name: 'Import', exact: true }).click();
  await student
    .getByRole('dialog', { name: 'Import a file' })
    .getByLabel('Choose a file')
    .setInputFiles({
      name: 'book.docx',
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      buffer: Buffer.from(largeFile()),
    });
  await expect(student.getByText('File imported successfully')).toBeVisible({ timeout: 60_000 });

  const text = editorOf(student).getByRole('textbox', { name: /^Text:/ });
  await expect(text.getByText('Paragraph 1.', { exact: false }).first()).toBeVisible({ timeout: 60_000 });
  await expect(editorOf(student).getByText('This document is too long to be edited here')).toBeVisible();
  await expect(text).toHaveAttribute('aria-readonly', 'true');
  await expect(editorOf(student).getByRole('button', { name: 'Show pages' })).toHaveCount(0);
  const download = student.waitForEvent('download');
  await editorOf(student).getByRole('button', { name: 'Download the document' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.docx$/);

  const teacher = await (await browser.newContext()).newPage();
  await signIn(teacher, 'demo_instructor', `/readassignment/${submissionId}`);
  const teacherText = editorOf(teacher).getByRole('textbox', { name: /^Text:/ });
  await expect(teacherText.getByText('Paragraph 1.', { exact: false }).first()).toBeVisible({
    timeout: 60_000,
  });
  await teacherText.focus();
  // Heights of unseen pages are estimates, so scrolling to the end takes several steps.
  await expect(async () => {
    await teacher.keyboard.press('Control+End');
    await expect(teacherText.getByText('Paragraph 5800.', { exact: false })).toBeInViewport({ timeout: 500 });
  }).toPass();
});
