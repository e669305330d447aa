import { type APIRequestContext, expect, test } from '@playwright/test';
import { findMailText } from './outbox.ts';
import { callAs, closeWindows, signIn } from './support.ts';

test.afterEach(closeWindows);

/** Creates an announcement for the duration of the journey. */
async function announce(request: APIRequestContext, words: { title: string; message: string }) {
  const call = await callAs(request, 'demo_admin');
  const expires = new Date(Date.now() + 600_000).toISOString();
  const created = await call('POST', '/api/admin/announcement', { ...words, expires });
  const { id } = created as { id: number }; // cast: our own server
  return { end: () => call('DELETE', `/api/admin/announcement?id=${id}`) };
}

test('an announcement of an administrator arrives in the bell of open pages', async ({ page, request }) => {
  const listening = page.waitForResponse('**/api/notifications/stream');
  await signIn(page, 'demo_student9', '/enroll');
  expect((await listening).status()).toBe(200);
  const title = 'The platform rests tonight';
  const announced = await announce(request, { title, message: 'From six to seven.' });
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('menuitem', { name: title }).click();
  await expect(page.getByRole('dialog', { name: title })).toContainText('From six to seven.');
  await announced.end();
});

test('a user who chooses mail for announcements gets one, and unsubscribes by its link without a sign-in', {
  tag: '@nightly',
}, async ({ page, request, browser }) => {
  await signIn(page, 'demo_student9', '/notifications');
  await page.getByRole('combobox', { name: 'Announcements' }).click();
  await page.getByRole('option', { name: 'Also by email right away' }).click();
  await expect(page.getByText('Saved: Announcements')).toBeVisible();
  const title = 'A new guide';
  const { end } = await announce(request, { title, message: 'Have a look at it.' });
  const text = await findMailText(request, ({ subject }) => subject === title);
  expect(text).toContain('Have a look at it.');
  const [link = ''] = /http\S+\/unsubscribe\S+/.exec(text) ?? [];
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(new URL(link).pathname + new URL(link).search);
  await elsewhere.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(elsewhere.getByRole('alert')).toContainText(
    'You will no longer receive “Announcements” emails.',
  );
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Announcements' })).toContainText('On the platform');
  await end();
});
