import { expect, type Page, test } from '@playwright/test';
import { openCourse } from './course.ts';
import { openText, startAssignment } from './student.ts';
import { closeWindows, editorOf, expectSaved, writingArea } from './support.ts';

test.afterEach(closeWindows);

/** Addresses of everything that a page and its frames call, and the tokens that they send otherwise. */
function recordCalls(page: Page): { addresses: string[]; sockets: string[]; tokens: Set<string> } {
  const sent = { addresses: [] as string[], sockets: [] as string[], tokens: new Set<string>() };
  page.on('request', (request) => {
    sent.addresses.push(request.url());
    const bearer = request.headers().authorization?.replace('Bearer ', '');
    if (bearer !== undefined) sent.tokens.add(bearer);
    const posted = new URLSearchParams(request.postData() ?? '').get('access_token');
    if (posted !== null) sent.tokens.add(posted);
  });
  page.on('websocket', (socket) => sent.sockets.push(socket.url()));
  return sent;
}

test('no address that a browser calls while somebody writes has a token of the editor or of the session', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  const testClass = await openCourse(request, 'DI-NOTOK');
  await startAssignment(request, 'demo_student9', testClass);
  const page = await openText(browser, { testClass, username: 'demo_student9' });
  const sent = recordCalls(page);
  await page.reload();
  await expect(writingArea(page)).toBeAttached();
  await writingArea(page).focus();
  await page.keyboard.type('The harbour. ');
  await expectSaved(page);
  await expect.poll(() => sent.sockets.length).toBe(1);

  await test.step('the connection of events receives what another window does', async () => {
    const other = await page.context().newPage();
    const sentByOther = recordCalls(other);
    await other.goto(page.url());
    await writingArea(other).focus();
    await other.keyboard.press('Control+Home');
    await other.keyboard.type('Elsewhere. ');
    await expectSaved(other);
    await expect(editorOf(page).locator('.paper')).toContainText('Elsewhere. ');
    sent.addresses.push(...sentByOther.addresses);
    sent.sockets.push(...sentByOther.sockets);
    for (const token of sentByOther.tokens) sent.tokens.add(token);
  });
  await test.step('a save while the page closes', async () => {
    await page.bringToFront();
    await writingArea(page).focus();
    await page.keyboard.type('Last words.');
    await page.goto('/classes');
  });

  expect(sent.tokens.size).toBeGreaterThanOrEqual(3);
  expect(sent.addresses.some((address) => address.includes('/contents'))).toBe(true);
  const all = [...sent.addresses, ...sent.sockets];
  for (const token of sent.tokens) expect(all.filter((address) => address.includes(token))).toEqual([]);
  expect(all.filter((address) => /token=/i.test(address))).toEqual([]);
  expect(sent.sockets.map((address) => new URL(address).pathname.replaceAll(/\d+/g, '0'))).toEqual(
    sent.sockets.map(() => '/wopi/files/0/events'),
  );
  // Each connection has a code of its own.
  expect(new Set(sent.sockets).size).toBe(sent.sockets.length);
});
