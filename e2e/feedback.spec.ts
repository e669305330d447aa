import { type Browser, expect, type Page, test } from '@playwright/test';
import { openCourse } from './course.ts';
import { openText, startAssignment } from './student.ts';
import { closeWindows, editorOf, expectAccessible, expectSaved, signIn, writingArea } from './support.ts';

test.afterEach(closeWindows);

const first = 'Cats are good pets because they are quiet.';
const second = 'Nobody knows who said that first.';

async function openReader(browser: Browser, submissionId: number): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, 'demo_instructor', `/readassignment/${submissionId}`);
  return page;
}

/** Selects a passage in the reader and comments on it. */
async function comment(page: Page, { line, text }: { line: number; text: string }): Promise<void> {
  const editor = editorOf(page);
  await editor.locator('.paper > .ProseMirror > p').nth(line).click({ clickCount: 3 });
  await editor.getByRole('button', { name: 'Comment', exact: true }).click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect(editor.getByRole('article', { name: 'Comment by' }).filter({ hasText: text })).toBeVisible();
}

/** Opens the saved comments at the selection by shortcut; the inserted comment is deleted afterwards. */
async function commentFromBank(
  page: Page,
  { line, search, text }: { line: number; search: string; text: string },
) {
  const editor = editorOf(page);
  await editor.locator('.paper > .ProseMirror > p').nth(line).click({ clickCount: 3 });
  await page.keyboard.press('Control+Alt+y');
  await expect(editor.getByRole('option', { name: text })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type(search);
  await page.keyboard.press('Enter');
  const card = editor.getByRole('article', { name: 'Comment by' }).filter({ hasText: text });
  await card.getByText(text).click();
  await card.getByRole('button', { name: 'Delete' }).click();
  await expect(card).toHaveCount(0);
}

test("a teacher's feedback is read, answered and acted on, and the teacher sees the result", {
  tag: '@nightly',
}, async ({ browser, request }) => {
  test.setTimeout(300_000);
  const testClass = await openCourse(request, 'DI-FEED1');
  const { submissionId } = await startAssignment(request, 'demo_student12', testClass);
  const student = await openText(browser, { testClass, username: 'demo_student12' });
  await student.keyboard.type(first);
  await student.keyboard.press('Enter');
  await student.keyboard.type(second);
  await expectSaved(student);

  const teacher = await openReader(browser, submissionId);
  const send = teacher.getByRole('button', { name: 'Send', exact: true });
  await expect(send).toBeDisabled();
  await teacher.getByRole('textbox', { name: 'Feedback', exact: true }).fill('A clear beginning.');
  await teacher.getByRole('button', { name: 'Save to comment bank' }).click();
  await expect(teacher.getByText('Saved to your comment bank.')).toBeVisible();
  await send.click();
  await expect(teacher.getByText('Not read yet', { exact: true })).toBeVisible();
  await teacher.getByRole('combobox', { name: 'Insert from comment bank' }).fill('clear');
  await expect(teacher.getByRole('option', { name: 'A clear beginning.' })).toBeVisible();
  await teacher.keyboard.press('ArrowDown');
  await teacher.keyboard.press('Enter');
  await expect(teacher.getByRole('textbox', { name: 'Feedback', exact: true })).toHaveValue(
    'A clear beginning.',
  );
  await teacher.getByRole('textbox', { name: 'Feedback', exact: true }).fill('');
  await expectAccessible(teacher);
  await comment(teacher, { line: 0, text: 'Why quiet?' });
  await comment(teacher, { line: 1, text: 'Is that so?' });
  await commentFromBank(teacher, { line: 1, search: 'clear', text: 'A clear beginning.' });
  await expectAccessible(teacher);

  await student.reload();
  await expect(writingArea(student)).toBeAttached({ timeout: 60_000 });
  const panel = student.getByRole('complementary', { name: 'Assignment' });
  if (!(await panel.isVisible()))
    await student.getByRole('button', { name: 'Assignment, drafts and feedback' }).click();
  await expect(panel.getByText('A clear beginning.')).toBeVisible();
  const editor = editorOf(student);
  await editor.locator('.host-commented').filter({ hasText: first }).click();
  const card = editor.getByRole('article', { name: 'Comment by' }).filter({ hasText: 'Why quiet?' });
  await card.getByText('Why quiet?').click();
  await card.getByRole('button', { name: 'Reply' }).click();
  await student.keyboard.type('They sleep a lot.');
  await student.keyboard.press('Enter');
  await expect(card.getByRole('listitem').filter({ hasText: 'They sleep a lot.' })).toBeVisible();
  const commentArticle = editor
    .getByRole('article', { name: 'Comment by' })
    .filter({ hasText: 'Is that so?' });
  await commentArticle.getByText('Is that so?').click();
  await commentArticle.getByRole('button', { name: 'Leave as it is' }).click();
  await student.keyboard.type('It is a saying.');
  await student.keyboard.press('Enter');
  await expect(commentArticle.getByText('Your reason: It is a saying.')).toBeVisible();
  await expect(
    panel.getByRole('listitem').filter({ hasText: 'Is that so?' }).getByText('Declined'),
  ).toBeVisible();
  await writingArea(student).focus();
  await student.keyboard.press('Control+Home');
  await student.keyboard.press('Shift+End');
  await student.keyboard.type('Cats make good companions, and they stay quiet at night.');
  await expectSaved(student);

  await teacher.reload();
  await expect(teacher.getByText('A clear beginning.')).toBeVisible();
  await expect(teacher.getByText('not read by the student yet')).toBeHidden();
  await expect(editorOf(teacher).getByText('They sleep a lot.')).toBeVisible();
  await teacher.getByRole('button', { name: 'Comments on the text' }).click();
  const changed = teacher.getByRole('listitem').filter({ hasText: 'Why quiet?' });
  await expect(changed.getByText('Changed here')).toBeVisible();
  await changed.focus();
  await teacher.keyboard.press('c');
  await expect(changed.getByText('Confirmed')).toBeVisible();
  await teacher.keyboard.press('ArrowDown');
  await teacher.keyboard.press('a');
  await expect(teacher.getByText('Declined, reason accepted')).toBeVisible();
  await expect(teacher.getByText('Reason: It is a saying.')).toBeVisible();
  await expect(teacher.getByText('100% of 2')).toBeVisible();
});
