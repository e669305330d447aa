import { type APIRequestContext, expect, test } from '@playwright/test';
import { z } from 'zod';
import { closeWindows, demoPassword } from './support.ts';

test.afterEach(closeWindows);

const outboxSchema = z.object({ mails: z.array(z.object({ to: z.string(), text: z.string().nullable() })) });

const sessionSchema = z.object({ accessToken: z.string() });

async function sessionOf(request: APIRequestContext, username: string) {
  const answer = await request.post('/api/auth/signin', { data: { username, password: demoPassword } });
  return sessionSchema.parse(await answer.json());
}

/** The link of the newest mail to an address, as the outbox shows it to administrators. */
async function mailedLink(request: APIRequestContext, to: string, path: string): Promise<string> {
  const { accessToken } = await sessionOf(request, 'demo_admin');
  let link: string | undefined;
  await expect
    .poll(async () => {
      const answer = await request.get('/api/admin/outbox', {
        headers: { authorization: `Bearer ${accessToken}` },
      });
      const { mails } = outboxSchema.parse(await answer.json());
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
