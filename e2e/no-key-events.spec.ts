import { expect, type Page, type Request, test } from '@playwright/test';
import { fflateCodec, inflateEntry, readZip } from '@redraft/documents';
import { openCourse } from './course.ts';
import { openText, startAssignment } from './student.ts';
import { editorOf, expectSaved } from './support.ts';

/** A request that is not just the reading of an address, without values: what it could tell is visible in its shape. */
interface Shape {
  what: string;
  query: string;
  headers: string;
  body: string;
}

/** What a browser adds to every request by itself. */
const ofBrowsers =
  /^(accept|accept-language|authorization|content-length|content-type|cookie|host|origin|referer|user-agent|connection|accept-encoding|cache-control|pragma|priority|sec-.*)$/;

function describeBody(request: Request): string {
  const bytes = request.postDataBuffer();
  if (bytes === null || bytes.length === 0) return 'nothing';
  if (bytes.subarray(0, 2).toString() === 'PK') return 'a document';
  const text = bytes.toString();
  try {
    return describeValue(JSON.parse(text));
  } catch {
    return `text: ${text.slice(0, 40)}`;
  }
}

function describeValue(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(describeValue))].join(' ')}]`;
  if (typeof value !== 'object' || value === null) return typeof value;
  const fields = Object.entries(value).map(([name, field]) => `${name}: ${describeValue(field)}`);
  return `{${fields.toSorted().join(', ')}}`;
}

async function describeRequest(request: Request): Promise<Shape> {
  const url = new URL(request.url());
  const headers = Object.keys(await request.allHeaders()).filter(
    (name) => !name.startsWith(':') && !ofBrowsers.test(name),
  );
  return {
    what: `${request.method()} ${url.pathname.replaceAll(/\d+/g, '0')}`,
    query: [...url.searchParams.keys()].toSorted().join(' '),
    headers: headers.toSorted().join(' '),
    body: describeBody(request),
  };
}

/** Everything that a page and its frames send: requests, beacons, messages of WebSockets. */
function recordSent(page: Page): { requests: Request[]; messages: string[] } {
  const sent = { requests: [] as Request[], messages: [] as string[] };
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) sent.requests.push(request);
  });
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => sent.messages.push(payload.toString()));
  });
  return sent;
}

/** Pauses that no program has by itself. */
const pauses = [137, 211, 89, 317, 173];
const words = 'The tide went out at noon';

async function writeWithPauses(page: Page): Promise<number> {
  const startedAt = Date.now();
  for (const [index, letter] of [...words].entries())
    await page.keyboard.type(letter, { delay: pauses[index % pauses.length] ?? 0 });
  for (let count = 0; count < 4; count++) await page.keyboard.press('Backspace', { delay: 151 });
  await editorOf(page)
    .locator('body')
    .hover({ position: { x: 233, y: 331 } });
  await page.mouse.move(521, 477, { steps: 7 });
  await page.mouse.wheel(0, 40);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(' low', { delay: 191 });
  await expectSaved(page);
  return (Date.now() - startedAt) / 1000;
}

/** Headers of a save: which version it builds on, who asks for it, and how long its oldest change has waited (docs/editor-protocol.md). */
const saveHeaders = [
  'x-cool-wopi-isautosave',
  'x-cool-wopi-isexitsave',
  'x-cool-wopi-ismodifiedbyuser',
  'x-cool-wopi-timestamp',
  'x-lool-wopi-isautosave',
  'x-lool-wopi-isexitsave',
  'x-lool-wopi-ismodifiedbyuser',
  'x-lool-wopi-timestamp',
  'x-redraft-dirty-ms',
  'x-wopi-lock',
  'x-wopi-override',
].join(' ');

test('what a browser sends while somebody writes holds documents and no keys, times of keys or pointer positions', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  const testClass = await openCourse(request, 'DI-NOKEY');
  await startAssignment(request, 'demo_student9', testClass);
  const page = await openText(browser, { testClass, username: 'demo_student9' });
  await page.keyboard.type('Before. ');
  await expectSaved(page);
  const sent = recordSent(page);
  const seconds = await writeWithPauses(page);

  const shapes = await Promise.all(sent.requests.map(describeRequest));
  const saves = shapes.filter(({ what }) => what === 'POST /wopi/files/0/contents');
  expect(saves.length).toBeGreaterThan(1);
  // One save a second at most, whatever the keys do.
  expect(saves.length).toBeLessThanOrEqual(Math.ceil(seconds) + 1);
  expect(new Set(saves.map(({ headers }) => headers))).toEqual(new Set([saveHeaders]));
  expect(new Set(saves.map(({ query, body }) => `${query}: ${body}`))).toEqual(new Set([': a document']));

  // Nothing else is sent but questions whose addresses are numbers, and renewals.
  const others = shapes.filter((shape) => !saves.includes(shape));
  expect(others.filter(({ what, body }) => !what.startsWith('GET ') || body !== 'nothing')).toEqual([]);
  expect(others.map(({ headers }) => headers).filter((headers) => headers !== '')).toEqual([]);
  expect(sent.messages).toEqual([]);

  await expectPlainDocuments(sent.requests);
  await page.context().close();
});

/** The parts of a text that was typed: no part of our own, and no more times than when it was made and changed. */
const partNames =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|docProps\/(app|core)\.xml|word\/(document|styles|settings|fontTable|webSettings|numbering)\.xml|word\/theme\/theme1\.xml|word\/_rels\/document\.xml\.rels)$/;

async function expectPlainDocuments(requests: readonly Request[]): Promise<void> {
  const documents = requests.filter((one) => describeBody(one) === 'a document');
  for (const document of documents) {
    const entries = readZip(new Uint8Array(document.postDataBuffer() ?? []));
    expect(entries.map(({ name }) => name).filter((name) => !partNames.test(name))).toEqual([]);
    const parts = entries
      .map((entry) => new TextDecoder().decode(inflateEntry(entry, fflateCodec)))
      .join('\n');
    expect([...parts.matchAll(/\d{4}-\d\d-\d\dT\d\d:\d\d/g)].length).toBeLessThanOrEqual(2);
  }
}
