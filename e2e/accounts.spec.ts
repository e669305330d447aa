import { type APIRequestContext, expect, test } from '@playwright/test';
import { findMailText } from './outbox.ts';
import { callAs, closeWindows, demoPassword } from './support.ts';

test.afterEach(closeWindows);

/** The link in the newest mail to an address. */
async function mailedLink(request: APIRequestContext, to: string, path: string): Promise<string> {
  const text = await findMailText(request, (mail) => mail.to === to && mail.text.includes(path));
  return new RegExp(`${path}/[\\w-]+`).exec(text)?.[0] ?? '';
}

test('a visitor signs up, confirms the address by mail and signs in', async ({ page, request }) => {
  await page.goto('/register');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Newcomer');
  await page.getByLabel('Username').fill('ada_newcomer');
  await page.getByLabel('Email').fill('ada.newcomer@school.example');
  await page.getByLabel('Password', { exact: false }).first().fill('Abcdef1!');
  await page.getByLabel('Confirm password').fill('Abcdef1!');
  await page.getByRole('checkbox', { name: /terms/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Agree' }).click();
  await expect(page.getByRole('checkbox', { name: /terms/ })).toBeChecked();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('alert')).toContainText('Confirm your email address');

  await page.goto(await mailedLink(request, 'ada.newcomer@school.example', '/confirmemail'));
  await expect(page.getByRole('alert')).toHaveText(
    'Your account is now activated. You will be redirected to the login page.',
  );
  await page.getByLabel('Username').fill('ada_newcomer');
  await page.getByLabel('Password', { exact: true }).fill('Abcdef1!');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Ada Newcomer' })).toBeVisible();
});

test('a user who has forgotten the password signs in again by mail', async ({ page, request }) => {
  const username = 'demo_student16';
  const call = await callAs(request, username);
  const { email } = (await call('GET', '/api/auth/profile')) as { email: string }; // cast: our own server
  await page.goto('/ForgetPassword');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Recover' }).click();
  await expect(page.getByRole('alert')).toContainText('an email is on its way');

  await page.goto(await mailedLink(request, email, '/passwordrecovery'));
  await expect(page.getByText('Your token expires in 60 minutes.')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Username').fill(username);
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(demoPassword);
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert')).toHaveText('Your password changed successfully');
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
