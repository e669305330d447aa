import { type APIRequestContext, expect, test } from '@playwright/test';
import { callAs, closeWindows, demoPassword } from './support.ts';

test.afterEach(closeWindows);

interface Outbox {
  mails: { to: string; text: string | null }[];
}

/** The link of the newest mail to an address, as the outbox shows it to administrators. */
async function mailedLink(request: APIRequestContext, to: string, path: string): Promise<string> {
  const call = await callAs(request, 'demo_admin');
  let link: string | undefined;
  await expect
    .poll(async () => {
      const { mails } = (await call('GET', '/api/admin/outbox')) as Outbox; // boundary: our own server
      const texts = mails.filter((mail) => mail.to === to).map((mail) => mail.text ?? '');
      link = texts.map((text) => new RegExp(`${path}/[\\w-]+`).exec(text)?.[0]).find((one) => one);
      return link;
    })
    .toBeDefined();
  return link ?? '';
}

test('somebody signs up, confirms the address by the mail and signs in', async ({ page, request }) => {
  await page.goto('/register');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Newcomer');
  await page.getByLabel('Username').fill('ada_newcomer');
  await page.getByLabel('E-mail').fill('ada.newcomer@school.example');
  await page.getByLabel('Password', { exact: false }).first().fill('Abcdef1!');
  await page.getByLabel('Confirm password').fill('Abcdef1!');
  await page.getByRole('checkbox', { name: /terms/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Agree' }).click();
  await expect(page.getByRole('checkbox', { name: /terms/ })).toBeChecked();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('alert')).toContainText('confirm your e-mail address');

  await page.goto(await mailedLink(request, 'ada.newcomer@school.example', '/confirmemail'));
  await expect(page.getByRole('alert')).toHaveText(
    'Your account is now activated. You will be redirected to the login page.',
  );
  await page.getByLabel('Username').fill('ada_newcomer');
  await page.getByLabel('Password', { exact: true }).fill('Abcdef1!');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Ada Newcomer' })).toBeVisible();
});

test('whoever has forgotten the password comes back in by a mail', async ({ page, request }) => {
  const username = 'demo_student16';
  const call = await callAs(request, username);
  const { email } = (await call('GET', '/api/auth/profile')) as { email: string }; // boundary: our own server
  await page.goto('/ForgetPassword');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Recover' }).click();
  await expect(page.getByRole('alert')).toContainText('a mail is on its way');

  await page.goto(await mailedLink(request, email, '/passwordrecovery'));
  await expect(page.getByText('Your token expires in 60 minutes.')).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Username').fill(username);
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(demoPassword);
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert')).toHaveText('Your password changed successfully');
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
