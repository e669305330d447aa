import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { expectVisibleFocus } from './focus-ring.ts';

const parts = ['Tables', 'Forms', 'Texts', 'Charts', 'Editor'] as const;
/** Colours and layout are independent, so not every combination is tested. */
const themes = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 390 },
] as const;

/** The gallery makes no API calls, so a fake session is enough. */
const admin = {
  id: 1,
  username: 'gallery',
  firstName: 'Gallery',
  lastName: 'Visitor',
  email: 'gallery@school.example',
  roles: ['ROLE_ADMIN'],
  can: ['system.read'],
  accessToken: 'unused',
  expiry: '2999-01-01T00:00:00Z',
  language: null,
  timeZone: null,
};

async function openPart(page: Page, part: (typeof parts)[number]): Promise<void> {
  await page.route('/api/**', (route) => route.abort());
  await page.addInitScript((user) => localStorage.setItem('redraft.session', JSON.stringify(user)), admin);
  await page.goto(`/dev/gallery?tab=${part.toLowerCase()}`);
  await expect(page.getByRole('tab', { name: part, selected: true })).toBeVisible();
}

async function findViolations(page: Page): Promise<string[]> {
  // Content of the editor's frame is checked elsewhere; tooltips are rendered outside landmarks.
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe')
    .exclude('[role="tooltip"]')
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`),
  );
}

for (const { colorScheme, width } of themes) {
  test.describe(`the interface kit, ${colorScheme}, ${width} wide`, () => {
    test.use({
      colorScheme,
      viewport: { width, height: 900 },
      locale: 'en-US',
      contextOptions: { reducedMotion: 'reduce' },
    });

    for (const part of parts) {
      test(`the part ${part} of the interface kit is accessible`, async ({ page }) => {
        await openPart(page, part);
        expect(await findViolations(page)).toEqual([]);
      });
    }
  });
}

test.describe('the interface kit works', () => {
  test.use({
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    contextOptions: { reducedMotion: 'reduce' },
  });

  test.describe('by keyboard', () => {
    for (const part of ['Forms', 'Charts', 'Tables'] as const) {
      test(`the focus is visible on every control of ${part}`, async ({ page }) => {
        await openPart(page, part);
        await expectVisibleFocus(page, 25);
      });
    }
  });

  test('a table of 1,000 rows renders few of them and finds each', async ({ page }) => {
    await openPart(page, 'Tables');
    await page.getByRole('button', { name: '1,000 rows' }).click();
    await expect(page.getByRole('status').filter({ hasText: '1,000 students' })).toBeVisible();
    expect(await page.getByRole('row').count()).toBeLessThan(120);
    await page.getByRole('textbox', { name: 'Search Students' }).fill('student977@');
    await expect(page.getByRole('row', { name: /student977@school/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Search Students' })).toHaveValue('student977@');
  });

  test('a row expands, and a removal says what will happen', async ({ page }) => {
    await openPart(page, 'Tables');
    await page.getByRole('button', { name: 'Show details of Abara, Adwoa' }).click();
    await expect(page.getByText('Draft 1')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove: Abara, Adwoa' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Remove Abara, Adwoa from the class?' });
    await expect(dialog).toContainText('Texts and grades are kept');
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  test('a form names missing values, and its dialog does not lose changes silently', async ({ page }) => {
    await openPart(page, 'Forms');
    await page.getByRole('button', { name: 'Open dialog' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Assignment' });
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(dialog.getByText('Fill in this field.').first()).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('textbox', { name: 'Title' }).fill('A letter home');
    await dialog.getByRole('button', { name: 'Close' }).click();
    const question = page.getByRole('alertdialog', { name: 'Unsaved changes' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('A letter home');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect(dialog).toBeHidden();
  });

  test('a time is typed in the class time zone and kept within its limits', async ({ page }) => {
    await openPart(page, 'Forms');
    const start = page.getByRole('group', { name: 'Start Date' });
    // Its calendar is loaded when the field is focused.
    await page.getByRole('textbox', { name: 'Start Date' }).focus();
    await start.getByRole('spinbutton').first().click();
    await page.keyboard.type('202611010130');
    await expect(start).toContainText('2026-11-01 01:30');
    // The ambiguous hour of that night is the first one.
    await expect(page.getByText('Time zone: America/New York (UTC-4)')).toBeVisible();
    await start.getByRole('spinbutton').first().click();
    await page.keyboard.type('20261001');
    await expect(page.getByText('No earlier than 2026-10-19 20:00')).toBeVisible();
  });

  test('a graph has a table with the same values', async ({ page }) => {
    await openPart(page, 'Charts');
    await page.getByRole('button', { name: 'Show as table' }).click();
    await expect(page.getByRole('row', { name: '6 540' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
});
