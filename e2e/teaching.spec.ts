import { expect, type Locator, test } from '@playwright/test';
import { expectAccessible, signIn, signInByForm } from './support.ts';

/** Types date and time of one field into another, section by section. */
async function copyTime(from: Locator, to: Locator): Promise<void> {
  for (const name of ['Year', 'Month', 'Day', 'Hours', 'Minutes']) {
    const part = to.getByRole('spinbutton', { name });
    await part.click();
    await part.pressSequentially((await from.getByRole('spinbutton', { name }).textContent()) ?? '');
  }
}

test('an instructor creates a class and an assignment with a draft, and a student finds both', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const staff = await browser.newContext();
  const staffPage = await staff.newPage();
  await signInByForm(staffPage, 'demo_instructor', '/classes');
  await expectAccessible(staffPage);
  await staffPage.getByRole('link', { name: 'New Class' }).click();
  await staffPage.getByLabel(/Class Name/).fill('Seminar on Argument');
  await staffPage.getByRole('button', { name: 'Autogenerate' }).click();
  const key = await staffPage.getByLabel(/Enrollment Key/).inputValue();
  expect(key).toMatch(/^[A-Z]{2}-[A-Z0-9]{5}$/);
  for (const [label, choice] of [
    ['Subject Area', 'Philosophy'],
    ['Student Level', 'Master'],
  ] as const) {
    await staffPage.getByRole('combobox', { name: new RegExp(label) }).fill(choice);
    await staffPage.getByRole('option', { name: choice }).click();
  }
  await expect(staffPage.getByRole('combobox', { name: /Class Time Zone/ })).toHaveValue(/Berlin/);
  await expectAccessible(staffPage);
  await staffPage.getByRole('button', { name: /^15 weeks/ }).click();
  await staffPage.getByRole('button', { name: 'Create' }).click();
  await expect(staffPage.getByText('Class created successfully.')).toBeVisible();
  await staffPage.waitForURL('**/classes');

  await staffPage.getByRole('link', { name: 'Seminar on Argument', exact: true }).click();
  await staffPage.getByRole('tab', { name: 'ASSIGNMENTS' }).click();
  await staffPage.getByRole('button', { name: 'Add assignment' }).first().click();
  const dialog = staffPage.getByRole('dialog', { name: 'Add Assignment' });
  await dialog.getByLabel(/^Title/).fill('A fair objection');
  await dialog
    .getByLabel(/Point Value/)
    .first()
    .fill('40');
  await dialog.getByRole('checkbox', { name: 'Draft submissions?' }).check();
  await dialog.getByLabel(/Draft Title/).fill('Sketch');
  await dialog.getByRole('button', { name: '+ Add draft' }).click();
  // By role: content hidden from screen readers would not be found.
  await expect(staffPage.getByRole('alert').filter({ hasText: 'Fill the neccessory fields' })).toBeVisible();
  await expect(dialog.getByLabel(/Point value\(%\)/)).toHaveAttribute('aria-invalid', 'true');
  await expect(
    dialog.getByRole('form', { name: 'Draft' }).getByText('Fill in this field.').first(),
  ).toBeVisible();
  const add = async (title: string, points: string) => {
    await dialog.getByLabel(/Draft Title/).fill(title);
    const deadline = dialog.getByRole('form', { name: 'Draft' }).getByRole('group', { name: 'Deadline' });
    await copyTime(dialog.getByRole('group', { name: 'Final Deadline' }), deadline);
    await dialog.getByLabel(/Point value\(%\)/).fill(points);
    await dialog.getByRole('button', { name: '+ Add draft' }).click();
  };
  await add('Sketch', '33.333');
  await expect(dialog.getByText('In steps of 0.01.')).toBeVisible();
  await dialog.getByLabel(/Point value\(%\)/).fill('30');
  await dialog.getByRole('button', { name: '+ Add draft' }).click();
  await add('Second sketch', '71');
  const overTotal = 'Total contribution of draft submissions is greater than 100%';
  await expect(staffPage.getByRole('alert').filter({ hasText: overTotal })).toBeVisible();
  await expect(dialog.getByText(overTotal)).toBeVisible();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(staffPage.getByText("Please hit '+' before Create.")).toBeVisible();
  await dialog.getByLabel(/Point value\(%\)/).fill('20');
  await dialog.getByRole('button', { name: '+ Add draft' }).click();
  await expect(dialog.getByRole('row', { name: /Final Submission/ })).toContainText('50');
  await expectAccessible(staffPage);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await staffPage.getByRole('alertdialog').getByRole('button', { name: 'Create' }).click();
  await expect(staffPage.getByText('Successfully created assignment A fair objection!')).toBeVisible();
  await expect(staffPage.getByRole('row', { name: /A fair objection/ })).toBeVisible();
  await staff.close();

  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, 'demo_student2', '/enroll');
  await page.getByRole('button', { name: /search/i }).click();
  await expect(page.getByText('Enrollment key is empty!')).toBeVisible();
  await page.getByLabel(/enrollment key/i).fill(key.toLowerCase());
  await page.getByRole('button', { name: /search/i }).click();
  await page.getByRole('button', { name: 'Enroll', exact: true }).click();
  await page.getByRole('link', { name: 'Seminar on Argument', exact: true }).click();
  await expect(page.getByRole('row', { name: /A fair objection/ })).toBeVisible();
  await expectAccessible(page);
  await context.close();
});

test('a wrong password is reported in red, and the right one leads to the requested page', async ({
  page,
}) => {
  await page.goto('/enroll');
  await page.getByLabel('Username').fill('demo_student3');
  await page.getByLabel('Password', { exact: true }).fill('Wrong1234!');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('The username or password is not correct.');
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill('Demo1234!');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/enroll');
});

test('an expired session leads to the sign-in page', async ({ page }) => {
  await signIn(page, 'demo_student3', '/enroll');
  await page.evaluate(() => {
    for (const [name, value] of Object.entries(localStorage)) {
      const expired = String(value).replace(/"expiry":"[^"]+"/, '"expiry":"2020-01-01T00:00:00.000Z"');
      localStorage.setItem(name, expired);
    }
  });
  await page.goto('/enroll');
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('a student who opens a staff page is told so, and an unknown page says that it does not exist', {
  tag: '@nightly',
}, async ({ page }) => {
  await signIn(page, 'demo_student3');
  await page.goto('/classes');
  await expect(page.getByText("You don't have access to this page.")).toBeVisible();
  await page.goto('/no-such-page');
  await expect(page.getByText("There's nothing here!")).toBeVisible();
  await expectAccessible(page);
});
