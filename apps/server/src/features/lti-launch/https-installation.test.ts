import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@redraft/learning-platform';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { resetClock, setClock } from '../../platform/clock.ts';
import { useApp } from '../../testing/app.ts';
import { givenIn, localPlatforms, usePlatform, world } from '../../testing/learning-platform.ts';

/** An installation as schools have it, at an address with HTTPS, with the page that the build would make. */
const pagesDir = mkdtempSync(path.join(tmpdir(), 'redraft-pages-'));
mkdirSync(path.join(pagesDir, 'web'));
writeFileSync(path.join(pagesDir, 'web', 'index.html'), '<head><title>Redraft</title></head>');

const publicUrl = 'https://redraft.test';
const app = useApp({ settings: { ...localPlatforms, publicUrl, pagesDir } });
const lti = usePlatform(app);
const [personId] = world.studentIds;

beforeAll(() => {
  for (const tool of lti.platform().state.tools)
    Object.assign(tool, {
      initiateLoginUri: `${publicUrl}/lti/login`,
      redirectUris: [`${publicUrl}/lti/launch`],
      targetLinkUri: `${publicUrl}/lti/launch`,
    });
});
afterAll(() => rmSync(pagesDir, { recursive: true }));
afterEach(resetClock);

/** The attributes of a cookie that an answer sets, without its value. */
function attributesOf(setCookie: unknown, name: string): string[] {
  const line =
    [setCookie]
      .flat()
      .map(String)
      .find((one) => one.startsWith(`${name}=`)) ?? '';
  return line.split('; ').slice(1).toSorted();
}

const inFrames = ['HttpOnly', 'Partitioned', 'Path=/', 'SameSite=None', 'Secure'];

it('the browser that starts a launch is recognised by a __Host- cookie, partitioned and sent in frames', async () => {
  const { url, parameters } = lti.platform().initiateLogin({ personId, courseId: world.courseId });
  const { headers } = await lti.browser().open(url, parameters);
  expect(attributesOf(headers['set-cookie'], '__Host-redraft-launch')).toEqual(
    ['Max-Age=600', ...inFrames].toSorted(),
  );
});

it('a cookie without the __Host- prefix, which another host could set, is not accepted', async () => {
  const browser = lti.browser();
  const { url, parameters } = lti.platform().initiateLogin({ personId, courseId: world.courseId });
  const login = await browser.open(url, parameters);
  const state = new URL(String(login.headers.location)).searchParams.get('state') ?? '';
  const value = browser.cookies.get('__Host-redraft-launch') ?? '';
  const launchWith = async (name: string) => {
    const { cookies, open } = lti.browser();
    cookies.set(name, value);
    return (await open(`${publicUrl}/lti/launch`, { state, id_token: 'a.b.c', again: '1' })).body;
  };
  expect(await launchWith('redraft-launch')).toContain('lti.browser_unknown');
  // The token is judged only for a browser that is known.
  expect(await launchWith('__Host-redraft-launch')).toContain('lti.token_refused');
});

const page = '/assignment/1';
async function ancestorsOf(address: string, browser: Browser = lti.browser()): Promise<string> {
  const { status, headers } = await browser.open(`${publicUrl}${address}`);
  expect(status).toBe(200);
  return /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1] ?? '';
}

it('a launch allows only its platform to frame our pages, for twelve hours, by a partitioned cookie', async () => {
  const { answer, browser } = await lti.launch({ personId });
  expect(attributesOf(answer.headers['set-cookie'], '__Host-redraft-frame')).toEqual(
    ['Max-Age=43200', ...inFrames].toSorted(),
  );
  const framed = `'self' ${lti.registered().issuer}`;
  expect(await ancestorsOf(page, browser)).toBe(framed);
  expect(await ancestorsOf(page)).toBe("'none'");

  const later = Date.now() + 12 * 60 * 60_000;
  setClock(() => new Date(later));
  expect(await ancestorsOf(page, browser)).toBe("'none'");
});

it('a launch allows its platform to frame our pages by a parameter of the URL, in browsers without such cookies', async () => {
  const { answer } = await lti.launch({ personId });
  const arrival = String(givenIn(answer.body).address).replace(/#.*/, '');
  const framed = `'self' ${lti.registered().issuer}`;
  expect(await ancestorsOf(arrival)).toBe(framed);
  expect(await ancestorsOf(arrival.replace('/lti/arrive', page))).toBe(framed);
  // Somebody writes another origin into a pass.
  const [pass = '', signature] = arrival.replace(/.*lti_frame=/, '').split('.');
  const forged = {
    ...JSON.parse(Buffer.from(pass, 'base64url').toString()),
    origins: ['https://evil.example'],
  };
  const payload = Buffer.from(JSON.stringify(forged)).toString('base64url');
  expect(await ancestorsOf(`${page}?lti_frame=${payload}.${signature}`)).toBe("'none'");
});
