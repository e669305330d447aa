import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { expect, type Frame, type Page, test } from '@playwright/test';
import { endServer, type ServerProcess, startServer } from '../bench/server.ts';
import { port as serverPort } from './address.ts';
import { openCourse } from './course.ts';
import { handIn, startByHand } from './student.ts';
import { closeWindows, collectPolicyViolations, editorOf, expectSaved, writingArea } from './support.ts';

/** One server under two origins of one site, as behind a proxy: pages on one port, the editor on the next. */
const port = serverPort + 1;
const pages = `http://localhost:${port}`;
const editor = `http://localhost:${port + 1}`;
test.use({ baseURL: pages });

let server: ServerProcess;
let dataDir: string;
const proxy = createServer((browser) => {
  const line = connect(port, '127.0.0.1');
  pipeline(browser, line, browser, () => undefined);
});
test.beforeAll(async () => {
  test.setTimeout(480_000);
  dataDir = mkdtempSync(path.join(tmpdir(), 'redraft-e2e-origins-'));
  server = await startServer({ dataDir, port, env: { PUBLIC_URL: pages, EDITOR_ORIGIN: editor } });
  await once(proxy.listen(port + 1, '127.0.0.1'), 'listening');
});
test.afterAll(async () => {
  proxy.close();
  await endServer(server, 'SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});
test.afterEach(closeWindows);

function frameOf(page: Page): Frame {
  const found = page.frames().find((one) => one.url().startsWith(editor));
  if (!found) throw new Error('No frame is on the origin of the editor.');
  return found;
}

/** Result of a request made by a script in the frame: a status, or a block by the browser. */
const answerTo = (frame: Frame, url: string) =>
  frame.evaluate(
    (address) =>
      fetch(address, { method: 'POST' }).then(
        ({ status }) => status,
        () => 'refused',
      ),
    url,
  );

test('a text is written, saved and submitted through an editor without access to the session', {
  tag: '@nightly',
}, async ({ page, context, request }) => {
  test.setTimeout(360_000);
  const refused = collectPolicyViolations(context);
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  const testClass = await openCourse(request, 'DI-ORIG1', {
    description: 'Write 50–70 words about a harbour.',
  });
  await startByHand(page, 'demo_student11', testClass);
  await page.keyboard.type('The harbour was quiet in the morning.');
  await expectSaved(page);
  expect(sockets.every((address) => address.startsWith(`ws://localhost:${port + 1}/wopi/files/`))).toBe(true);
  expect(sockets).not.toEqual([]);

  const frame = frameOf(page);
  await test.step('nothing of the page is accessible from the frame', async () => {
    expect(await page.evaluate("localStorage.getItem('redraft.session') !== null")).toBe(true);
    expect(await frame.evaluate("localStorage.getItem('redraft.session')")).toBeNull();
    for (const expression of [
      'parent.document',
      'parent.localStorage',
      'top.location.href',
      'frameElement.name',
    ]) {
      await expect(frame.evaluate(expression)).rejects.toThrow();
    }
    expect(await answerTo(frame, '/api/classes/myclasses')).toBe(404);
    expect(await answerTo(frame, `${pages}/api/classes/myclasses`)).toBe('refused');
  });
  expect((await request.get('/editor/docx')).status()).toBe(404);
  expect((await request.get(`${editor}/classes`)).status()).toBe(404);

  await test.step('the browser features that the editor needs are available', async () => {
    expect(await frame.evaluate('document.fullscreenEnabled')).toBe(true);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await writingArea(page).focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+c');
    expect(await frame.evaluate('navigator.clipboard.readText()')).toContain('The harbour was quiet');
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Control+v');
    await expect(writingArea(page)).toContainText(/(The harbour was quiet in the morning\.\s*){2}/);
    const saved = page.waitForEvent('download');
    await frame.evaluate(() => {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob(['words']));
      link.download = 'words.txt';
      link.click();
    });
    expect((await saved).suggestedFilename()).toBe('words.txt');
    const printed = frame.evaluate(
      () => new Promise<boolean>((resolve) => addEventListener('beforeprint', () => resolve(true))),
    );
    await frame.evaluate('print()');
    expect(await printed).toBe(true);
  });

  await test.step('F6 leads out of the frame, and back', async () => {
    await writingArea(page).focus();
    await page.keyboard.press('Shift+F6');
    await expect(page.locator('body :focus:not(iframe)')).toHaveCount(1);
    await page.keyboard.press('F6');
    await expect(writingArea(page)).toBeFocused();
  });

  await test.step('a written text is loaded again, and is submitted', async () => {
    await expectSaved(page);
    await page.reload();
    await expect(writingArea(page)).toContainText('The harbour was quiet', { timeout: 60_000 });
    await handIn(page);
    await expect(editorOf(page).getByText('The harbour was quiet').first()).toBeVisible();
  });
  // Ignores the request from the frame to the public address, which was tested above.
  expect(refused.filter((line) => !line.includes(`${pages}/api/classes/myclasses`))).toEqual([]);
});

test('the page of the editor cannot be embedded by other sites', async ({ page }) => {
  const otherSite = 'http://elsewhere.localhost/';
  await page.route(otherSite, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${editor}/editor/docx"></iframe>` }),
  );
  await page.goto(otherSite);
  await expect
    .poll(() => page.frames().map((frame) => frame.url()))
    .toContain('chrome-error://chromewebdata/');
});
