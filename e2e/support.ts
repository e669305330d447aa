import { AxeBuilder } from '@axe-core/playwright';
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  expect,
  type FrameLocator,
  type Locator,
  type Page,
} from '@playwright/test';
import { en } from '@redraft/sentences/en';

export const demoPassword = 'Demo1234!';

/** Signs in like a user: from the requested page through the form and back. */
export async function signInByForm(page: Page, username: string, target = '/profile'): Promise<void> {
  await page.goto(`/Login?redirect_url=${encodeURIComponent(target)}`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname === target);
}

/** Opens a page signed in, by setting the stored session: saves a second per sign-in. */
export async function signIn(page: Page, username: string, target = '/profile'): Promise<void> {
  const answer = await page.request.post('/api/auth/signin', { data: { username, password: demoPassword } });
  expect(answer.ok(), await answer.text()).toBe(true);
  // The smallest page of the origin.
  await page.goto('/readyz');
  await page.evaluate((session) => localStorage.setItem('redraft.session', session), await answer.text());
  await page.goto(target);
}

/** For `test.afterEach`: closes windows, so that they do not make requests during the next journey. */
export async function closeWindows({ browser }: { browser: Browser }): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}

export function editorOf(page: Page): FrameLocator {
  // Excludes preloaded, inert frames.
  return page.frameLocator('iframe[name^="editor"]:not([inert] *)');
}

/** The editable text. */
export function writingArea(page: Page): Locator {
  return editorOf(page).locator('.paper > .ProseMirror[contenteditable="true"]');
}

export async function expectSaved(page: Page): Promise<void> {
  await expect(editorOf(page).locator('output.save-status')).toHaveText('Saved');
}

/** Collects Content Security Policy violations of all pages and frames of a context. */
export function collectPolicyViolations(context: BrowserContext): string[] {
  const refused: string[] = [];
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  return refused;
}

/** The server's English messages, limited to those long enough to be unambiguous. */
const english = Object.values<string>(en).filter((text) => text.length > 25 && !text.includes('{{'));

/** For pages in another language. */
export async function expectNoEnglish(page: Page): Promise<void> {
  const pageText = (await page.locator('body').textContent()) ?? '';
  expect(english.filter((text) => pageText.includes(text))).toEqual([]);
}

/** Checks the page with axe. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  await waitForTransitions(page);
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`)).toEqual(
    [],
  );
}

/** Waits for transitions to end, because intermediate colours have irrelevant contrasts. */
export async function waitForTransitions(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((one) => one.finished),
    ),
  );
}

/** Checks the page including the editor's frame. */
export async function expectEditorAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('iframe[name^="editor"]').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`)).toEqual(
    [],
  );
}

/** Returns a function that calls the API as a user, to set up a journey. */
export async function callAs(request: APIRequestContext, username: string) {
  const signedIn = await request.post('/api/auth/signin', { data: { username, password: demoPassword } });
  const { accessToken } = (await signedIn.json()) as { accessToken: string }; // cast: our own server
  return async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    data?: unknown,
  ): Promise<unknown> => {
    const answer = await request.fetch(path, {
      method,
      headers: { authorization: `Bearer ${accessToken}` },
      ...(data === undefined ? {} : { data }),
    });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
}

/** Adds a style to the page, whose policy allows no style elements; returns what removes it. */
export async function addStyle(page: Page, css: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((text) => {
    const added = new CSSStyleSheet();
    added.replaceSync(text);
    document.adoptedStyleSheets.push(added);
    return added;
  }, css);
  return () =>
    page.evaluate((added) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== added);
    }, sheet);
}
