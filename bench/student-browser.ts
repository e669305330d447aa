import type { Browser, BrowserContext } from '@playwright/test';
import { password } from './class-pages/seed.ts';
import { student } from './typing/seed.ts';

/** A browser in which the student is signed in. */
export async function signInBrowser(
  browser: Browser,
  { origin, session }: { origin: string; session: string },
): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: 'redraft.session', value: session }] }],
    },
  });
}

/** The session of the student as a device stores it. */
export async function storedSession(origin: string): Promise<string> {
  const answer = await fetch(new URL('/api/auth/signin', origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: student, password }),
  });
  if (!answer.ok) throw new Error(`The student cannot sign in: ${answer.status}`);
  return answer.text();
}
