import { expect, test } from '@playwright/test';
import { openCourse, putInSection } from './course.ts';
import { enroll, startAssignment } from './student.ts';
import { closeWindows, expectAccessible, signIn } from './support.ts';

test.afterEach(closeWindows);

test('extra time moves the due date of one student and of nobody else', { tag: '@nightly' }, async ({
  browser,
  request,
}) => {
  test.setTimeout(300_000);
  const testClass = await openCourse(request, 'DI-EXTRA');
  for (const username of ['demo_student11', 'demo_student12']) {
    await enroll(request, username, testClass);
  }
  const dueOf = async (username: string) => {
    const page = await (await browser.newContext()).newPage();
    await signIn(page, username, '/enroll');
    await page.goto(`/myclassdetail/${testClass.classId}`);
    const cell = page
      .getByRole('row', { name: new RegExp(testClass.title) })
      .getByRole('cell')
      .nth(1);
    const text = (await cell.textContent()) ?? '';
    await page.context().close();
    return text;
  };
  const dueBefore = await dueOf('demo_student11');

  const staffPage = await (await browser.newContext()).newPage();
  await signIn(staffPage, 'demo_instructor', '/classes');
  await staffPage.goto(`/classdetail/${testClass.classId}?tab=students`);
  await staffPage
    .getByRole('button', { name: /^Accommodation: / })
    .first()
    .click();
  const dialog = staffPage.getByRole('dialog', { name: 'Accommodation' });
  const days = dialog.getByLabel(/Extension: days/);
  await days.fill('3 days');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('“3 days” is not a number.')).toBeVisible();
  await expect(days).toHaveAttribute('aria-invalid', 'true');
  await expect(days).toHaveValue('3 days');
  await days.fill('3');
  await dialog.getByLabel(/Extra time/).fill('25%');
  await expectAccessible(staffPage);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(staffPage.getByRole('button', { name: /^Accommodation: 25% extra time, 3 d/ })).toBeVisible();

  const dueAfter = { one: await dueOf('demo_student11'), other: await dueOf('demo_student12') };
  expect([dueAfter.one, dueAfter.other].filter((due) => due === dueBefore)).toHaveLength(1);
});

test('a section filters students and texts, and stays in the address', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const testClass = await openCourse(request, 'DI-SECTI');
  const usernames = ['demo_student11', 'demo_student12', 'demo_student13'];
  for (const username of usernames) await startAssignment(request, username, testClass);
  await putInSection(request, { testClass, section: 'Monday group', usernames: usernames.slice(1) });
  await signIn(page, 'demo_instructor', '/classes');
  await page.getByRole('link', { name: testClass.className, exact: true }).click();
  await page.getByRole('tab', { name: 'STUDENTS' }).click();
  await expect(page.getByRole('status').filter({ hasText: '3 students' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Show students in' }).click();
  await page.getByRole('option', { name: /Monday group/ }).click();
  await expect(page.getByRole('status').filter({ hasText: '2 students' })).toBeVisible();
  await expect(page).toHaveURL(/section=/);
  await page.getByRole('tab', { name: 'ASSIGNMENTS' }).click();
  await page
    .getByRole('tabpanel', { name: 'ASSIGNMENTS' })
    .getByRole('button', { expanded: false })
    .first()
    .click();
  await expect(page.getByRole('link', { name: /^Read/ })).toHaveCount(2);
});

test('a copied assignment is hidden in another class with its drafts, and is created once by a double click', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const sketch = {
    draftTitle: 'Sketch',
    draftDeadline: new Date(Date.now() + 864e5).toISOString(),
    draftPointValue: 30,
  };
  const from = await openCourse(request, 'DI-COPY1', { multiDraft: true, draftSubmissions: [sketch] });
  const to = await openCourse(request, 'DI-COPY2');
  await signIn(page, 'demo_instructor', '/classes');
  await page.goto(`/classdetail/${from.classId}?tab=assignments`);
  const startTyped = Promise.withResolvers<void>();
  await page.route('**/api/classes/list?**', async (route) => {
    await startTyped.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: `More for ${from.title}` }).click();
  await page.getByRole('menuitem', { name: 'Copy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy assignment' });
  await expect(dialog.getByLabel(/^Title/)).toHaveValue(`${from.title} (copy)`);
  await dialog.getByRole('combobox', { name: /To class/ }).fill(to.className);
  // The list is delayed; text typed before finds its class.
  startTyped.resolve();
  await page.getByRole('option', { name: to.className }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Copy' }).dblclick();
  // The list of classes below has a button with the same name.
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.waitForURL(`**/classdetail/${to.classId}?tab=assignments`);
  const row = page.getByRole('row', { name: /\(copy\)/ });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Hidden');
  await row.getByRole('button', { name: /^Modify/ }).click();
  await expect(page.getByRole('dialog').getByRole('row', { name: /Sketch/ })).toContainText('30');
});

test('a copied class keeps its length while its new start is typed', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const testClass = await openCourse(request, 'DI-COPY3');
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await signIn(page, 'demo_instructor', '/classes');
  await page.getByRole('button', { name: `Copy: ${testClass.className}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy class' });
  await expect(dialog.getByLabel('Class Name')).toHaveValue(`${testClass.className} (copy)`);
  const day = (label: string) => dialog.getByRole('group', { name: label });
  const parts = { Year: '2028', Month: '03', Day: '01' };
  for (const [name, value] of Object.entries(parts)) {
    const part = day('Start Date').getByRole('spinbutton', { name });
    await part.click();
    // Cleared first, so that no mixed date results.
    await page.keyboard.press('Backspace');
    await part.pressSequentially(value);
  }
  await expect(day('End Date').getByRole('spinbutton', { name: 'Month' })).toHaveText('04');
  await expect(day('End Date').getByRole('spinbutton', { name: 'Day' })).toHaveText('03');
  expect(problems).toEqual([]);
});
