import { type Browser, expect, type Page, test } from '@playwright/test';
import { openCourse } from './course.ts';
import { begin, openText } from './student.ts';
import { closeWindows, expectAccessible, expectSaved, signIn, writingArea } from './support.ts';

test.afterEach(closeWindows);

const first = 'Cats are good pets because they are quiet.';
const second = 'Nobody knows who said that first.';

async function openReader(browser: Browser, submissionId: number): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, 'demo_instructor', `/readassignment/${submissionId}`);
  return page;
}

async function comment(page: Page, { line, text }: { line: number; text: string }): Promise<void> {
  const words = page.getByLabel('Text: choose the words that the comment is about');
  await expect(words).toHaveValue(/\S/);
  await words.focus();
  await page.keyboard.press('Control+Home');
  for (let at = 0; at < line; at++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+End');
  await expect(page.getByText(/^Chosen: /)).toBeVisible();
  await page.getByRole('textbox', { name: 'Comment', exact: true }).fill(text);
  await page.getByRole('button', { name: 'Add comment' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible();
}

test('what a teacher says is read, answered and acted on, and the teacher sees what became of it', async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const course = await openCourse(request, 'DI-FEED1');
  const { submissionId } = await begin(request, 'demo_student12', course);
  const student = await openText(browser, { course, username: 'demo_student12' });
  await student.keyboard.type(first);
  await student.keyboard.press('Enter');
  await student.keyboard.type(second);
  await expectSaved(student);

  const teacher = await openReader(browser, submissionId);
  await teacher.getByRole('button', { name: 'Write feedback' }).click();
  const send = teacher.getByRole('button', { name: 'Send', exact: true });
  await expect(send).toBeDisabled();
  await teacher.getByRole('textbox', { name: 'Feedback', exact: true }).fill('A clear beginning.');
  await teacher.getByRole('button', { name: 'Keep what is typed' }).click();
  await expect(teacher.getByText('The comment is kept.')).toBeVisible();
  await send.click();
  await expect(teacher.getByRole('dialog').getByText('Not read yet')).toBeVisible();
  await teacher.getByRole('combobox', { name: 'Insert one of my comments' }).fill('clear');
  await teacher.keyboard.press('ArrowDown');
  await teacher.keyboard.press('Enter');
  await expect(teacher.getByRole('textbox', { name: 'Feedback', exact: true })).toHaveValue(
    'A clear beginning.',
  );
  await teacher.getByRole('textbox', { name: 'Feedback', exact: true }).fill('');
  await expectAccessible(teacher);
  await teacher.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await teacher.getByRole('button', { name: 'Comments on the text' }).click();
  await comment(teacher, { line: 0, text: 'Why quiet?' });
  await comment(teacher, { line: 1, text: 'Is that so?' });
  await expectAccessible(teacher);

  await student.reload();
  await expect(writingArea(student)).toBeAttached({ timeout: 60_000 });
  const panel = student.getByRole('complementary', { name: 'Assignment' });
  if (!(await panel.isVisible()))
    await student.getByRole('button', { name: 'Assignment, drafts and feedback' }).click();
  await expect(panel.getByText('A clear beginning.')).toBeVisible();
  const about = panel.getByRole('listitem').filter({ hasText: 'Is that so?' });
  await about.getByRole('button', { name: 'Leave it as it is' }).click();
  await about.getByLabel('Why do you leave it as it is?').fill('It is a saying.');
  await about.getByRole('button', { name: 'Say so' }).click();
  await expect(about.getByText('Declined')).toBeVisible();
  await writingArea(student).focus();
  await student.keyboard.press('Control+Home');
  await student.keyboard.press('Shift+End');
  await student.keyboard.type('Cats make good companions, and they stay quiet at night.');
  await expectSaved(student);

  await teacher.reload();
  await expect(teacher.getByText('A clear beginning.')).toBeVisible();
  await expect(teacher.getByText('comment not read yet')).toBeHidden();
  await teacher.getByRole('button', { name: 'Comments on the text' }).click();
  const changed = teacher.getByRole('listitem').filter({ hasText: 'Why quiet?' });
  await expect(changed.getByText('Changed here')).toBeVisible();
  await changed.focus();
  await teacher.keyboard.press('c');
  await expect(changed.getByText('Confirmed')).toBeVisible();
  await teacher.keyboard.press('ArrowDown');
  await teacher.keyboard.press('a');
  await expect(teacher.getByText('Declined, accepted')).toBeVisible();
  await expect(teacher.getByText('Reason: It is a saying.')).toBeVisible();
  await expect(teacher.getByText('100 % of 2')).toBeVisible();
});
