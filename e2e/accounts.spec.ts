import { type APIRequestContext, expect, test } from '@playwright/test';
import { callAs, closeWindows } from './support.ts';

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
