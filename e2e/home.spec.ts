import { expect, test } from '@playwright/test';
import { closeWindows, editorOf, signIn } from './support.ts';

test.afterEach(closeWindows);

test('a visitor reads the landing page and asks for help, and an instructor finds an ungraded submission and the guide', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'On this site' });
  await bar.getByRole('link', { name: 'Feature' }).click();
  await expect(bar.getByRole('link', { name: 'Feature' })).toHaveAttribute('aria-current', 'location');
  await expect(page.getByRole('heading', { name: 'What it can do' })).toBeInViewport();
  await expect(page.locator('a[href^="mailto:"]')).toHaveCount(2);
  await page.getByRole('button', { name: 'Help' }).click();
  const center = page.getByRole('dialog', { name: 'Support Center' });
  await expect(center.getByRole('link')).toHaveCount(3);
  await center.getByRole('link', { name: /^Contact support/ }).click();
  const request = page.getByRole('dialog', { name: 'Request Support' });
  await expect(request.getByRole('radio', { checked: true })).toHaveCount(1);
  await request.getByRole('button', { name: 'Cancel' }).click();

  await signIn(page, 'demo_instructor', '/');
  const waitingRegion = page.getByRole('region', { name: 'Waiting to be read' });
  await waitingRegion.getByRole('link', { name: /Should a city/ }).click();
  await expect(page).toHaveURL(/readassignment/);
  await expect(editorOf(page).locator('.paper > .ProseMirror p').first()).toBeVisible();
  await page.getByRole('link', { name: 'Instructor guide' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Instructor guide');
  await expect(page.getByRole('img', { name: /^An essay with its timeline/ })).toBeAttached();
});
