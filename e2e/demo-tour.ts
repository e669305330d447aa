import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { type Language, languages } from '@redraft/sentences';
import { demoPassword, editorOf, waitForTransitions } from './support.ts';

const locales: Record<Language, string> = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR', es: 'es-ES', ar: 'ar-AE' };

/** Shared by screenshots and clips of the demo data: a signed-in user with language and colour scheme. */
export type Scheme = 'light' | 'dark';

export interface Appearance {
  language: Language;
  scheme: Scheme;
}

/** What a script is asked to make: `npm run pictures -- rewind --language fr`; everything without arguments. */
export function readRequest(args: readonly string[]): { names: string[]; languages: readonly Language[] } {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { language: { type: 'string', multiple: true } },
  });
  const requested = languages.filter((language) => values.language?.includes(language));
  return { names: positionals, languages: requested.length > 0 ? requested : languages };
}

export const address = process.env.PUBLIC_URL ?? 'http://localhost:3000';
export const size = { width: 1280, height: 800 };

/** A seventh faster, where there is one. */
export const headlessShell =
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((one) => existsSync(one)) ?? '';

export function openBrowser(executablePath = '/usr/bin/chromium') {
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

type Browser = Awaited<ReturnType<typeof openBrowser>>;

/** A window of a user, signed in without using the form; of a visitor for null. */
export async function openUserWindow(
  browser: Browser,
  username: string | null,
  appearance: Appearance,
): Promise<BrowserContext> {
  const stored = {
    ...(username === null ? {} : { 'redraft.session': await signIn(username) }),
    'redraft.language': appearance.language,
    'redraft.mode': appearance.scheme,
    'redraft.drawer': 'closed',
  };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  return browser.newContext({
    baseURL: address,
    viewport: size,
    timezoneId: 'Europe/Berlin',
    locale: locales[appearance.language],
    colorScheme: appearance.scheme,
    storageState: { cookies: [], origins: [{ origin: address, localStorage }] },
  });
}

async function signIn(username: string): Promise<string> {
  const answer = await fetch(new URL('/api/auth/signin', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: demoPassword }),
  });
  if (!answer.ok) throw new Error(`${username} cannot sign in: ${answer.status}`);
  return answer.text();
}

/** Translated label of a button: 'grading rewind' is key "rewind" of namespace "grading". */
export function findName(language: Language, name: string): string {
  const [catalogue = '', keys = ''] = name.split(' ');
  const catalogues = path.resolve(import.meta.dirname, '../apps/web/src/locales', language);
  const [file = ''] = globSync(`*/${catalogue}.json`, { cwd: catalogues });
  let found: unknown = JSON.parse(readFileSync(path.join(catalogues, file), 'utf8'));
  for (const key of keys.split('.')) found = Object(found)[key];
  if (typeof found !== 'string') throw new Error(`There is no "${name}".`);
  return found;
}

/** Opens a page and waits for its heading. */
export async function openPage(page: Page, to: string): Promise<void> {
  await page.goto(to);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

/** Waits until the open text is rendered. */
export async function waitForText(page: Page): Promise<void> {
  await editorOf(page).locator('.paper > .ProseMirror p').first().waitFor();
}

/** Ids in the demo data. */
export interface DemoIds {
  classId: number;
  /** A submitted text with many versions. */
  submissionId: number;
  /** An assignment in progress. */
  assignmentId: number;
  /** The text of a student for it. */
  ongoingId: number;
}

export async function findDemoIds(browser: Browser): Promise<DemoIds> {
  const context = await openUserWindow(browser, 'demo_instructor', { language: 'en', scheme: 'light' });
  const page = await context.newPage();
  await page.goto('/classes');
  await page.getByRole('link', { name: 'Academic Writing I', exact: true }).click();
  await page.waitForURL(/classdetail/);
  const classId = Number(/\d+/.exec(new URL(page.url()).pathname)?.[0]);
  await context.close();
  const student = await openUserWindow(browser, 'demo_student4', { language: 'en', scheme: 'light' });
  const workspacePage = await student.newPage();
  await workspacePage.goto(`/myclassdetail/${classId}`);
  const opened = workspacePage.waitForResponse(/\/api\/student\/assignment\?/);
  await workspacePage.getByRole('link', { name: /write/i }).first().click();
  await workspacePage.waitForURL(/assignment/);
  const assignmentId = Number(/\d+/.exec(new URL(workspacePage.url()).pathname)?.[0]);
  const { submission } = (await (await opened).json()) as { submission: { submissionId: number } }; // cast: our own server
  await student.close();
  return { classId, submissionId: 1, assignmentId, ongoingId: submission.submissionId };
}

/** Waits until the page is idle. */
export async function waitUntilIdle(page: Page): Promise<void> {
  // Does not wait for network idle: the notification stream stays open.
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  await waitForTransitions(page);
}

/** Converts screenshots to WebP with the browser: a tenth of the size, and text stays legible. */
export async function createWebpConverter(
  browser: Browser,
): Promise<(png: Buffer, scale?: number) => Promise<Buffer>> {
  const page = await browser.newPage();
  return async (png, scale = 1) => {
    const encoded = await page.evaluate(
      async ({ base64, scale }) => {
        const full = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
        const width = Math.round(full.width * scale);
        const picture = await createImageBitmap(full, { resizeWidth: width, resizeQuality: 'high' });
        const canvas = new OffscreenCanvas(picture.width, picture.height);
        canvas.getContext('2d')?.drawImage(picture, 0, 0);
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
        const bytes = new Uint8Array(await blob.arrayBuffer());
        return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
      },
      { base64: png.toString('base64'), scale },
    );
    return Buffer.from(encoded, 'base64');
  };
}
