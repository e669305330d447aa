import { expect, test } from '@playwright/test';
import { openCourse } from './course.ts';
import { editorOf, expectAccessible, expectSaved, refusedByPolicy, signIn, writingArea } from './support.ts';

const first = 'The harbour was quiet in the morning, and nobody had come to look at the boats.';
const second = 'Later, when the wind turned, the first of them went out past the';

test('a student writes, closes the tab in the middle of a sentence, and finds every word; the instructor rewinds them', async ({
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const enrollkey = 'DI-WRITE';
  const { title } = await openCourse(request, enrollkey);

  const context = await browser.newContext();
  const refused = refusedByPolicy(context);
  const page = await context.newPage();
  await signIn(page, 'demo_student1', '/enroll');
  await page.getByLabel(/enrollment key/i).fill(enrollkey);
  await page.getByRole('button', { name: /search/i }).click();
  await page.getByRole('button', { name: 'Enroll', exact: true }).click();
  await page.getByRole('link', { name: `Writing ${enrollkey}` }).click();
  await page
    .getByRole('row', { name: new RegExp(title) })
    .getByRole('link', { name: /start/i })
    .click();
  // The page before has a button of that name too: it sorts by the start date.
  await page.waitForURL(/\/assignment\/\d+/);
  await page.getByRole('button', { name: 'Start', exact: true }).click();

  // The first opening loads the whole editor.
  await expect(writingArea(page)).toBeAttached({ timeout: 60_000 });
  await writingArea(page).focus();
  await page.keyboard.type(first, { delay: 60 });
  await page.keyboard.press('Enter');
  await page.keyboard.type(second, { delay: 60 });
  const address = page.url();
  // No waiting for the last save: the tab goes with the words of this very second unsaved.
  await page.close();

  const again = await context.newPage();
  await again.goto(address);
  await expect(writingArea(again)).toContainText(first);
  await expect(writingArea(again)).toContainText(second);
  await writingArea(again).focus();
  await again.keyboard.press('Control+End');
  await again.keyboard.type(' lighthouse.');
  await expectSaved(again);
  await expectAccessible(again);
  await again.getByRole('button', { name: /final submission/i }).click();
  await again.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click();
  await expect(again.getByText('You have made a submission!')).toBeVisible();
  expect(refused).toEqual([]);
  await context.close();

  const staff = await browser.newContext();
  const refusedToStaff = refusedByPolicy(staff);
  const desk = await staff.newPage();
  await signIn(desk, 'demo_instructor', '/classes');
  await desk.getByRole('link', { name: `Writing ${enrollkey}` }).click();
  await desk.getByRole('tab', { name: 'STUDENTS' }).click();
  await desk
    .getByRole('button', { name: /expand|show/i })
    .first()
    .click();
  const opened = staff.waitForEvent('page');
  await desk.getByRole('link', { name: /read/i }).first().click();
  const reader = await opened;
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
