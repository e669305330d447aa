import { expect, test } from '@playwright/test';
import { collectPolicyViolations, demoPassword, expectAccessible } from './support.ts';

test('a university account leads to the page that was requested', async ({ page }) => {
  const refused = collectPolicyViolations(page.context());
  await page.goto('/Login?redirect_url=/enroll');
  await page.getByRole('link', { name: 'Sign in with Demo University' }).click();
  await expect(page.getByRole('banner')).toHaveText('Demo University');
  await expectAccessible(page);
  await page.getByLabel('Username').fill('demo_student7');
  await page.getByLabel('Password').fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'My classes' })).toBeVisible();
  await page.goto('/Logout');
  await expect(page.getByText('You may still be signed in at Demo University.')).toBeVisible();
  expect(refused).toEqual([]);
});
