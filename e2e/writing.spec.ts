import { expect, test } from '@playwright/test';
import { openCourse } from './course.ts';
import { handIn, openReader, startByHand } from './student.ts';
import { collectPolicyViolations, editorOf, expectAccessible, expectSaved, writingArea } from './support.ts';

const first = 'The harbour was quiet in the morning, and nobody had come to look at the boats.';
const second = 'Later, when the wind turned, the first of them went out past the';

test('a student writes, closes the tab in the middle of a sentence, and finds every word; the instructor rewinds them', async ({
  browser,
  request,
}) => {
  test.setTimeout(360_000);
  const testClass = await openCourse(request, 'DI-WRITE');

  const context = await browser.newContext();
  const refused = collectPolicyViolations(context);
  const page = await context.newPage();
  await startByHand(page, 'demo_student1', testClass);
  await page.keyboard.type(first, { delay: 60 });
  await page.keyboard.press('Enter');
  await page.keyboard.type(second, { delay: 60 });
  const address = page.url();
  // Closes the tab without waiting for a save.
  await page.close();

  const again = await context.newPage();
  await again.goto(address);
  await expect(writingArea(again)).toContainText(first);
  await expect(writingArea(again)).toContainText(second);
  // The caret is where it was left, without a click.
  await expect(writingArea(again)).toBeFocused();
  await again.keyboard.type(' lighthouse.');
  await expectSaved(again);
  await expectAccessible(again);
  await handIn(again);
  expect(refused).toEqual([]);
  await context.close();

  const staff = await browser.newContext();
  const refusedToStaff = collectPolicyViolations(staff);
  const reader = await openReader(staff, testClass);
  await expect(editorOf(reader).getByText(`${second} lighthouse.`).first()).toBeVisible();
  await expectAccessible(reader);
  await reader.getByRole('button', { name: 'Rewind Essay' }).click();
  const rewind = reader.getByRole('dialog');
  await expect(rewind.getByRole('slider').first()).toBeVisible();
  await reader.keyboard.press('End');
  await expect(rewind).toContainText('lighthouse.');
  await reader.keyboard.press('Home');
  await expect(rewind).not.toContainText('lighthouse.');
  await expectAccessible(reader);
  expect(refusedToStaff).toEqual([]);
  await staff.close();
});
