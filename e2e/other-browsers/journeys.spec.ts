import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { port } from '../address.ts';
import { openCourse } from '../course.ts';
import { type InterruptibleProxy, openProxy } from '../interruptible-proxy.ts';
import { startAssignment } from '../student.ts';
import type { BrowserWindow, OtherBrowser } from './browser-window.ts';
import { firefoxPath, startFirefox } from './firefox.ts';
import { linePort, otherBrowsers } from './setting.ts';
import { type StudentWindow, signInBy, studentAt } from './student-window.ts';
import { startWebkit, webkitDriverPath } from './webkit.ts';

const programs = {
  firefox: { start: startFirefox, path: firefoxPath, package: 'firefox-esr' },
  webkit: { start: startWebkit, path: webkitDriverPath, package: 'webkit2gtk-driver' },
};
const base = `http://localhost:${otherBrowsers.isWhole ? linePort : port}`;
const student = 'demo_student9';
let runs = 0;

for (const name of otherBrowsers.names) {
  test.describe(name, () => {
    const program = programs[name];
    test.skip(!existsSync(program.path), `needs Debian's package ${program.package}`);
    let browser: OtherBrowser | null = null;
    let line: InterruptibleProxy | null = null;
    let first: BrowserWindow | null = null;
    test.beforeAll(async () => {
      line = otherBrowsers.isWhole ? await openProxy(linePort, port) : null;
      browser = await program.start();
    });
    test.afterAll(async () => {
      await browser?.close();
      line?.close();
    });
    test.beforeEach(() => test.setTimeout(360_000));

    const openWindow = async (): Promise<BrowserWindow> => {
      if (browser === null) throw new Error('The browser has not started');
      return browser.openWindow();
    };
    /** Opens a separate text with the caret in it. */
    const open = async (
      request: Parameters<typeof openCourse>[0],
    ): Promise<{ page: StudentWindow; address: string }> => {
      runs += 1;
      const testClass = await openCourse(
        request,
        `OB-${(Date.now() + runs).toString(36).slice(-5)}`.toUpperCase(),
      );
      await startAssignment(request, student, testClass);
      const path = `/assignment/${testClass.assignmentId}`;
      const isFirst = first === null;
      first ??= await openWindow();
      if (isFirst) await signInBy(first, { base, username: student, path });
      else await first.open(`${base}${path}`);
      const page = studentAt(first);
      await page.goToEnd();
      return { page, address: `${base}${path}` };
    };

    test('typed text is formatted, undone, redone, saved, and kept after a reload', async ({ request }) => {
      const { page } = await open(request);
      await page.type('The harbour was ');
      await page.pressKeys('Control+b');
      await page.type('quiet');
      await page.pressKeys('Control+b');
      await page.type('.');
      await page.pressKeys('Enter');
      await page.type('Nobody came.');
      await page.expectLines(['The harbour was quiet.', 'Nobody came.']);
      expect(await page.texts('editor', '.ProseMirror strong')).toEqual(['quiet']);
      await page.pressKeys('Control+z');
      expect(await page.lines()).not.toEqual(['The harbour was quiet.', 'Nobody came.']);
      await page.pressKeys('Control+y');
      await page.expectLines(['The harbour was quiet.', 'Nobody came.']);
      await page.expectSaved();
      await page.type(' Then');
      await page.reload();
      await page.expectLines(['The harbour was quiet.', 'Nobody came. Then']);
    });

    test('a list is started by its button and ended by Enter twice', async ({ request }) => {
      const { page } = await open(request);
      await page.click('editor', 'button[aria-label^="Bulleted list"]');
      await page.type('one');
      await page.pressKeys('Enter');
      await page.type('two');
      await page.pressKeys('Enter');
      await page.pressKeys('Enter');
      await page.type('after');
      await page.expectLines(['one', 'two', 'after']);
      await page.expectSaved();
      await page.reload();
      await page.expectLines(['one', 'two', 'after']);
    });

    test('a table is inserted, filled, and left', async ({ request }) => {
      const { page } = await open(request);
      await page.click('editor', 'button[aria-label^="Insert"]');
      await expect.poll(() => page.count('[role="menu"]')).toBe(1);
      await page.pressKeys('ArrowDown');
      await page.pressKeys('Enter');
      await expect.poll(() => page.count('dialog[open]')).toBe(1);
      await page.pressKeys('Enter');
      await page.type('tide');
      await page.pressKeys('Tab');
      await page.type('hour');
      await page.pressKeys('Control+End');
      await page.type('Below.');
      expect(await page.count('.ProseMirror td, .ProseMirror th')).toBe(9);
      await page.expectSaved();
      await page.reload();
      await expect
        .poll(async () => (await page.lines()).filter((one) => one !== ''))
        .toEqual(['tide', 'hour', 'Below.']);
    });

    test('words copied from another page keep their formats', async ({ request }) => {
      const { page } = await open(request);
      await page.type('Before: ');
      const source = await openWindow();
      await source.open('data:text/html,<p>plain <b>bold</b> <i>italic</i></p>');
      await source.click('page', 'p');
      await source.pressKeys('Control+a');
      await source.pressKeys('Control+c');
      await page.show();
      await page.goToEnd();
      await page.pressKeys('Control+v');
      await source.close();
      await page.expectLines(['Before: plain bold italic']);
      expect(await page.texts('editor', '.ProseMirror strong')).toEqual(['bold']);
      expect(await page.texts('editor', '.ProseMirror em')).toEqual(['italic']);
      await page.expectSaved();
    });

    test('a comment takes the letters typed right after its shortcut', async ({ request }) => {
      const { page } = await open(request);
      await page.type('Gulls were crying');
      await page.pressKeys('Control+Shift+ArrowLeft');
      await page.pressKeys('Control+Alt+m');
      await page.type('Well chosen');
      await page.pressKeys('Control+Enter');
      await expect.poll(() => page.texts('editor', '.commented'), { timeout: 30_000 }).toEqual(['crying']);
      await page.expectLines(['Gulls were crying']);
      await page.expectSaved();
    });

    test('words typed offline are kept and sent when the network is back', async ({ request }) => {
      const { page } = await open(request);
      await page.type('On the train');
      await page.expectSaved();
      line?.cut();
      await page.type(' through the tunnel');
      await page.expectLines(['On the train through the tunnel']);
      line?.reconnect();
      await page.expectSaved();
      await page.reload();
      await page.expectLines(['On the train through the tunnel']);
    });

    test("two windows of one text show each other's typing", async ({ request }) => {
      const { page, address } = await open(request);
      await page.type('First.');
      await page.expectSaved();
      const other = studentAt(await openWindow());
      await other.open(address);
      await other.goToEnd();
      await other.type(' Second.');
      await other.expectLines(['First. Second.']);
      await other.expectSaved();
      await other.close();
      await page.show();
      await page.expectLines(['First. Second.']);
      await page.goToEnd();
      await page.type(' Third.');
      await page.expectLines(['First. Second. Third.']);
      await page.expectSaved();
    });

    test('a text is submitted', async ({ request }) => {
      const { page } = await open(request);
      await page.type('Done.');
      await page.expectSaved();
      await page.click('page', 'button', 'Hand in');
      await page.click('page', '[role="alertdialog"] button', 'Hand in');
      await expect
        .poll(() => page.texts('page', 'main'), { timeout: 30_000 })
        .toEqual([expect.stringContaining('This text has been handed in')]);
    });
  });
}
