import { expect, test } from '@playwright/test';
import { docxFromText, fflateCodec, rewriteParts } from '@redraft/documents';
import { openCourse } from './course.ts';
import { startAssignment } from './student.ts';
import { closeWindows, editorOf, expectSaved, signIn, writingArea } from './support.ts';
import { openWopiFile } from './wopi-file.ts';

test.afterEach(closeWindows);

/** Right-to-left paragraphs with a tab to the opposite margin. */
const entry = (number: number) =>
  `<w:p><w:pPr><w:bidi/><w:ind w:left="567"/><w:tabs><w:tab w:val="right" w:leader="dot" w:pos="9000"/></w:tabs></w:pPr><w:r><w:rPr><w:rtl/></w:rPr><w:t>${'الفصل '.repeat(17)}</w:t></w:r><w:r><w:tab/><w:t>${number}</w:t></w:r></w:p>`;
const sentence = 'The harbour was quiet, and the gulls stood on the quay as if they waited for somebody. ';
/** A run with expanded character width that is longer than a line. */
const wideParagraph = `<w:p><w:pPr><w:ind w:left="700" w:right="700"/></w:pPr><w:r><w:rPr><w:w w:val="103"/></w:rPr><w:t xml:space="preserve">${sentence.repeat(5)}</w:t></w:r></w:p>`;
const plainParagraph = `<w:p><w:r><w:t xml:space="preserve">${sentence.repeat(5)}</w:t></w:r></w:p>`;

/** About 25 pages of content as wide as a line. */
function longFile(): Uint8Array {
  const body = [
    ...Array.from({ length: 300 }, (_, index) => entry(index)),
    ...Array.from({ length: 60 }, () => wideParagraph + plainParagraph),
  ].join('');
  const rewrite = (name: string, read: () => string): string | undefined =>
    name === 'word/document.xml' ? read().replace(/<w:p>.*<\/w:p>/s, body) : undefined;
  return rewriteParts({ bytes: docxFromText('X'), codec: fflateCodec, rewrite });
}

test('a long text whose tabs and runs are as wide as a line has as many pages as its words need, and can be edited', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  const testClass = await openCourse(request, 'DI-LONGL');
  const { call, submissionId } = await startAssignment(request, 'demo_student3', testClass);
  await (await openWopiFile(request, call, submissionId)).put(longFile());
  const page = await (await browser.newContext()).newPage();
  await signIn(page, 'demo_student3', `/assignment/${testClass.assignmentId}`);
  await expect(writingArea(page).getByText('الفصل').first()).toBeVisible({ timeout: 60_000 });
  const pages = editorOf(page).getByText(/^Page \d+ of \d+$/);
  await expect(pages).toHaveText(/ of [2-5]\d$/);
  await page.keyboard.press('Control+End');
  await page.keyboard.type('The end.');
  await expectSaved(page);
  await expect(pages).toHaveText(/^Page (\d+) of \1$/);
});
