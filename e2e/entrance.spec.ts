import { expect, type Page, test } from '@playwright/test';
import { collectPolicyViolations, demoPassword, expectAccessible, signIn } from './support.ts';

/** Scripts requested by a page, by their chunk names. */
function scriptsOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
    if (name !== undefined) names.push(name);
  });
  return names;
}

for (const { address, heading, tag } of [
  { address: '/', heading: /rewriting/, tag: [] },
  { address: '/Home', heading: /rewriting/, tag: '@nightly' },
  { address: '/Login', heading: 'Sign in', tag: [] },
  { address: '/authorize', heading: 'Sign in', tag: '@nightly' },
]) {
  test(`the page ${address} is shown before a sign-in without loading the app`, { tag }, async ({ page }) => {
    const scripts = scriptsOf(page);
    const refused = collectPolicyViolations(page.context());
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(scripts).toContain('entrance-libraries');
    expect(scripts.filter((name) => name.startsWith('program'))).toEqual([]);
    await expectAccessible(page);
    expect(refused).toEqual([]);
  });
}

test.describe('before the scripts have arrived', () => {
  test.use({ serviceWorkers: 'block' });

  for (const { locale, heading, direction } of [
    { locale: 'de-DE', heading: /Überarbeiten/, direction: 'ltr' },
    { locale: 'ar', heading: /إعادة كتابة/, direction: 'rtl' },
  ]) {
    test(`the first screen is shown in ${locale}, and the page in its place`, async ({ browser }) => {
      const context = await browser.newContext({ locale });
      const page = await context.newPage();
      const refused = collectPolicyViolations(context);
      const scripts = await holdScripts(page);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('main').getByRole('img')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      const link = page.getByRole('main').getByRole('link').first();
      await link.focus();
      const place = await link.boundingBox();
      scripts.release();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(link).toBeFocused();
      // Its width follows the fonts, which may arrive in between.
      expect((await link.boundingBox())?.y).toBe(place?.y);
      expect(refused).toEqual([]);
      await context.close();
    });
  }

  for (const [key, value] of [
    ['redraft.language', 'fr'],
    ['redraft.mode', 'dark'],
    ['redraft.session', '{}'],
  ]) {
    test(`nothing is shown that would change with the stored ${key}`, async ({ page }) => {
      await page.addInitScript(([name = '', text = '']) => localStorage.setItem(name, text), [key, value]);
      const scripts = await holdScripts(page);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.locator('#root')).toBeAttached();
      await expect(page.locator('h1')).toHaveCount(0);
      scripts.release();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });
  }
});

/** Holds back the modules of pages until they are released. */
async function holdScripts(page: Page): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}

test('the sign-in on the first page continues in the same document', async ({ page }) => {
  await page.goto('/');
  await page.evaluate('window.isSame = true');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).first().click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Fill in this field.')).toHaveCount(2);
  await expect(page.getByLabel('Username')).toBeFocused();
  await page.getByLabel('Username').fill('demo_student5');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByRole('alert')).toHaveText('The username or password is not correct.');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hello/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  expect(await page.evaluate('window.isSame')).toBe(true);
});

test('the requested page and the editor load while the username is typed', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('/Login?redirect_url=%2Fassignment%2F1', { waitUntil: 'networkidle' });
  expect(scripts).not.toContain('workspace-page');
  await page.getByLabel('Username').pressSequentially('demo');
  await expect.poll(() => scripts).toContain('workspace-page');
  await expect.poll(() => scripts).toContain('text-worker');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('The username or password is not correct.');
});

test('a signed-in user goes from the first page to the classes, and back', async ({ page }) => {
  await signIn(page, 'demo_student6');
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'My classes' }).click();
  await expect(page.getByRole('heading', { name: 'My classes' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hello/);
  await page.goto('/Login?redirect_url=/enroll');
  await expect(page.getByRole('heading', { name: 'My classes' })).toBeVisible();
});

test('the language selected before a sign-in is kept', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'EN, change language' }).click();
  await page.getByRole('menuitem', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Überarbeiten/);
  await page.goto('/Login?redirect_url=/enroll');
  await page.getByLabel('Benutzername').fill('demo_student6');
  await page.getByLabel('Passwort', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('heading', { name: 'Meine Kurse' })).toBeVisible();
});

test('the links are behind a menu button on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open navigation' }).click();
  const navigationDialog = page.getByRole('dialog', { name: 'Main navigation' });
  await expect(navigationDialog.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await navigationDialog.getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('a date is shown in its field before the calendar has loaded, which then takes over the keyboard', {
  tag: '@nightly',
}, async ({ page }) => {
  await signIn(page, 'demo_instructor', '/classes');
  // The event stream stays open as long as the page.
  await page.route('**/api/notifications/stream', (route) => route.abort());
  await page.goto('/RegisterClass', { waitUntil: 'networkidle' });
  const resting = page.getByRole('textbox', { name: 'Start Date' });
  await expect(resting).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
  await resting.focus();
  await expect(
    page.getByRole('group', { name: 'Start Date' }).getByRole('spinbutton', { name: 'Year' }),
  ).toBeFocused();
});

for (const locale of ['en-GB', 'de-DE']) {
  test.describe(`pages before the sign-in at 320 px in ${locale}`, () => {
    test.use({ locale, viewport: { width: 320, height: 640 } });

    // German words are the longer ones.
    const tag = locale === 'de-DE' ? [] : '@nightly';
    test(`public pages do not scroll sideways at 320 px in ${locale}`, { tag }, async ({ page }) => {
      for (const path of [
        '/',
        '/login',
        '/register',
        '/contactus',
        '/legal/privacy',
        '/legal/accessibility',
        '/knowledgebase',
      ]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
      }
    });
  });
}
