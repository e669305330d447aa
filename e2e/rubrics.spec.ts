import { expect, test } from '@playwright/test';
import { openCourse } from './course.ts';
import { enroll } from './student.ts';
import { closeWindows, expectAccessible, signIn } from './support.ts';

test.afterEach(closeWindows);

test('an instructor writes a rubric for an assignment by keyboard, and a student reads it before starting', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  test.setTimeout(300_000);
  const testClass = await openCourse(request, 'RU-BRIC1');
  const staff = await browser.newContext();
  const staffPage = await staff.newPage();
  await signIn(staffPage, 'demo_instructor', '/classes');
  await staffPage.goto(`/classdetail/${testClass.classId}?tab=assignments`);
  await staffPage.getByRole('button', { name: `Modify: ${testClass.title}` }).click();
  await staffPage.getByRole('button', { name: 'New rubric' }).click();

  const editor = staffPage.getByRole('dialog', { name: 'New rubric' });
  await editor.getByLabel(/Rubric title/).fill('Harbour');
  const [criterion, levels, points] = [/^Criterion/, /^Level/, /^Points/].map((name) =>
    editor.getByRole('textbox', { name }),
  );
  if (!criterion || !levels || !points) throw new Error('The editor has lost a field.');
  await criterion.fill('Detail');
  await levels.nth(0).fill('Told');
  await points.nth(0).fill('4');
  await editor.getByRole('button', { name: 'Use for this assignment' }).click();
  await expect(editor.getByText('Fill in this field.')).toBeVisible();
  await levels.nth(1).fill('Shown');
  await points.nth(1).fill('1');
  await levels.nth(1).press('Alt+ArrowUp');
  await expect(levels.nth(0)).toHaveValue('Shown');
  await expect(points.nth(0)).toHaveValue('4');
  await expect(levels.nth(0)).toBeFocused();
  await editor.getByRole('button', { name: 'Add criterion' }).click();
  await expect(criterion.nth(1)).toBeFocused();
  await editor.getByRole('button', { name: 'Remove “Detail”' }).click();
  await expect(criterion).toHaveCount(1);
  await editor.getByRole('button', { name: 'Undo' }).click();
  await expect(criterion.nth(0)).toHaveValue('Detail');
  await criterion.nth(1).fill('Order');
  await expect(editor.getByText('8 points in total')).toBeVisible();
  await expectAccessible(staffPage);
  await editor.getByRole('button', { name: 'Use for this assignment' }).click();
  await staffPage.getByRole('button', { name: 'Save to my rubrics' }).click();
  await expect(staffPage.getByText('“Harbour” added to your rubrics.')).toBeVisible();
  await staffPage.getByRole('button', { name: 'Update' }).click();
  await expect(staffPage.getByRole('dialog')).toHaveCount(0);

  await enroll(request, 'demo_student9', testClass);
  const room = await (await browser.newContext()).newPage();
  await signIn(room, 'demo_student9', `/assignment/${testClass.assignmentId}`);
  await expect(room.getByRole('heading', { name: 'Rubric: Harbour' })).toBeVisible();
  const detail = room.getByRole('list', { name: 'Levels of Detail' });
  await expect(detail.getByRole('listitem')).toHaveText([/^4 points.*Shown/, /^1 point.*Told/]);
  await expectAccessible(room);
});
