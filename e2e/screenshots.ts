import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { editorOf, signIn, waitForTransitions } from './support.ts';

/** Takes the README's screenshots from a running server with demo data: `npm run screenshots`. */
const address = process.env.PUBLIC_URL ?? 'http://localhost:3000';
const folder = path.resolve(import.meta.dirname, '../docs/images');

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

async function visit(username: string, takePictures: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1280, height: 800 },
    timezoneId: 'Europe/Berlin',
  });
  const page = await context.newPage();
  await signIn(page, username);
  await takePictures(page);
  await context.close();
}

/** Waits until the page is idle. */
async function save(page: Page, name: string): Promise<void> {
  await waitForTransitions(page);
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
}

await mkdir(folder, { recursive: true });

await visit('demo_instructor', async (page) => {
  await page.goto('/classes');
  await page.getByRole('link', { name: 'Academic Writing I', exact: true }).click();
  await page.getByRole('tab', { name: 'STUDENTS' }).click();
  await page.getByRole('row').nth(4).waitFor();
  await save(page, 'class');
  await page.getByRole('tab', { name: 'ASSIGNMENTS' }).click();
  await page.getByRole('button', { name: /^Modify: Should a city/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Assignment' });
  await dialog.getByRole('heading', { name: 'Making a case' }).scrollIntoViewIfNeeded();
  await save(page, 'assignment');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.goto('/readassignment/1');
  await editorOf(page).locator('.paper > .ProseMirror p').first().waitFor();
  await save(page, 'reader');
  await page.getByRole('button', { name: 'Rewind Essay' }).click();
  const slider = page.getByRole('dialog').getByRole('slider').first();
  await slider.focus();
  await page.keyboard.press('End');
  for (let step = 0; step < 60; step++) await page.keyboard.press('ArrowLeft');
  await save(page, 'rewind');
});

await visit('demo_student4', async (page) => {
  await page.goto('/enroll');
  await page.getByRole('link', { name: 'Academic Writing I', exact: true }).click();
  await page.getByRole('link', { name: /write/i }).first().click();
  await editorOf(page).locator('.paper > .ProseMirror p').first().waitFor();
  await save(page, 'workspace');
});

await browser.close();
