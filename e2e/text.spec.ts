import {
  type APIRequestContext,
  type Browser,
  expect,
  type Locator,
  type Page,
  test,
} from '@playwright/test';
import { openCourse } from './course.ts';
import { openText, startAssignment } from './student.ts';
import { closeWindows, editorOf, expectEditorAccessible, expectSaved, writingArea } from './support.ts';

test.afterEach(closeWindows);

/** A student with an empty text, with all menus available. */
async function beginWriting(
  { browser, request }: { browser: Browser; request: APIRequestContext },
  { key, username }: { key: string; username: string },
): Promise<Page> {
  const testClass = await openCourse(request, `TX-${key}`);
  await startAssignment(request, username, testClass);
  return openText(browser, {
    testClass,
    username,
    contextOptions: { viewport: { width: 1900, height: 900 } },
  });
}

/** Dispatches a paste event; pages cannot access the real clipboard. */
async function paste(page: Page, content: Record<string, string>): Promise<void> {
  await writingArea(page).evaluate((area, data) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, content);
}

function copy(page: Page): Promise<Record<string, string>> {
  return writingArea(page).evaluate((area) => {
    const clipboardData = new DataTransfer();
    area.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    return Object.fromEntries(clipboardData.types.map((type) => [type, clipboardData.getData(type)]));
  });
}

/** Computed styles of the paragraphs that contain a word. */
function styles(page: Page, property: 'fontFamily' | 'textIndent', word = ''): Promise<string[]> {
  return paragraphs(page).evaluateAll(
    (all, { name, text }) =>
      all.filter((one) => one.textContent?.includes(text)).map((one) => getComputedStyle(one)[name]),
    { name: property, text: word },
  );
}

const paragraphs = (page: Page): Locator => writingArea(page).locator('p');
const panel = (page: Page): Locator => editorOf(page).getByRole('complementary');

async function openTool(page: Page, menu: string, name: RegExp): Promise<void> {
  await editorOf(page).getByRole('button', { name: menu, exact: true }).click();
  await editorOf(page).getByRole('menu').getByText(name).click();
}

const item = (level: number, marker: string, text: string): string =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp;</span></span></span><![endif]>${text}<o:p></o:p></p>`;

const fromWord =
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{font-family:"Calibri"}</style></head><body><!--StartFragment-->` +
  `<h1><span style='color:#2F5496'>Arrival</span><o:p></o:p></h1>` +
  `<p class=MsoNormal><span style='font-size:9pt;font-family:"Comic Sans MS"'>The <b>boats</b><a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1">[1]</a> of <a href="https://example.org/h">a harbour</a></span><o:p></o:p></p>` +
  item(1, '1.', 'first') +
  item(2, 'a.', 'within') +
  item(1, '2.', 'second') +
  `<table><tr><td colspan=2>Tide</td></tr><tr><td>high</td><td>low</td></tr></table>` +
  `<p class=MsoNormal>Behind it<img src="file:///C:/picture.png" width=300 height=200></p>` +
  `<div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1">[1]</a> Two of them.</p></div>` +
  `<!--EndFragment--></body></html>`;

test("text pasted from Word gets the document's styles, also after a reload", { tag: '@nightly' }, async ({
  browser,
  request,
}) => {
  test.setTimeout(300_000);
  const page = await beginWriting({ browser, request }, { key: 'PASTE', username: 'demo_student15' });
  await page.keyboard.type('Before. ');
  await paste(page, { 'text/html': fromWord, 'text/plain': 'never used' });
  await page.keyboard.type(', and typed on.');
  const expectWhole = async (): Promise<void> => {
    const area = writingArea(page);
    await expect(area.locator('p[data-style-id="Heading1"]')).toHaveText('Arrival');
    await expect(area.getByRole('link', { name: 'a harbour' })).toHaveAttribute(
      'href',
      'https://example.org/h',
    );
    await expect(area.locator('table td')).toHaveText(['Tide', 'high', 'low']);
    await expect(area.locator('.note-number')).toHaveCount(1);
    await expect(paragraphs(page).last()).toHaveText('Behind it, and typed on.');
    const fonts = await styles(page, 'fontFamily');
    expect(fonts.filter((font) => !/Times New Roman|Tinos/.test(font ?? ''))).toEqual([]);
  };
  await expectWhole();
  await expect(editorOf(page).getByText('One picture was not pasted')).toBeVisible();
  await expect(editorOf(page).getByText('Two of them.')).toBeVisible();
  await expectSaved(page);
  await page.reload();
  await expect(writingArea(page)).toContainText('typed on');
  await expectWhole();
  // One undo reverts the paste, and nothing else.
  await writingArea(page).focus();
  await page.keyboard.press('Control+End');
  await paste(page, { 'text/html': '<h2>Gone</h2><p>again</p>' });
  await expect(writingArea(page)).toContainText('Gone');
  await page.keyboard.press('Control+z');
  await expect(writingArea(page)).not.toContainText('Gone');
  await expectWhole();
});

test('a long paste keeps the caret visible, and hostile markup does nothing', { tag: '@nightly' }, async ({
  browser,
  request,
}) => {
  test.setTimeout(300_000);
  const page = await beginWriting({ browser, request }, { key: 'LONGP', username: 'demo_student16' });
  await paste(page, { 'text/html': `<p>${'The tide went out. '.repeat(40)}</p>`.repeat(12) });
  await page.keyboard.type('Here.');
  await expect(paragraphs(page).last()).toBeInViewport();
  await paste(page, {
    'text/html': `<img src=x onerror="parent.hacked=1"><script>parent.hacked=1</script><a href="javascript:parent.hacked=1">Click</a>${'<span>'.repeat(300_000)}deep`,
    'text/plain': 'Click deep',
  });
  await expect(paragraphs(page).last()).toContainText('deep');
  expect(await page.evaluate(`'hacked' in window`)).toBe(false);
  await expect(writingArea(page).getByRole('link')).toHaveCount(0);
  await paste(page, { 'text/plain': 'one\n\n\ttwo\n' });
  await expect(paragraphs(page).last()).toContainText('two');
  const last = await paragraphs(page).evaluateAll((all) => all.slice(-2).map((one) => one.textContent));
  expect(last[0]).toBe('');
  await expectSaved(page);
});

test('copied text keeps its formatting between two texts, and is plain HTML for other programs', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  test.setTimeout(300_000);
  const page = await beginWriting({ browser, request }, { key: 'COPYA', username: 'demo_student17' });
  await paste(page, { 'text/html': '<h2>Tide</h2><ul><li>high</li><li>low</li></ul><p>behind</p>' });
  await page.keyboard.press('Control+a');
  const copied = await copy(page);
  expect(copied['text/plain']).toBe('Tide\nhigh\nlow\nbehind');
  expect(copied['text/html']).toContain('<h2');
  expect(copied['text/html']).toMatch(/<ul><li><p>.*high.*<\/li><li>/);
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await paste(page, copied);
  await expect(paragraphs(page)).toHaveText([
    'Tide',
    'high',
    'low',
    'behind',
    'Tide',
    'high',
    'low',
    'behind',
  ]);
  await expect(writingArea(page).locator('p[data-style-id="Heading2"]')).toHaveCount(2);
});

test('characters and lists are auto-formatted while a student types, and one Backspace restores the typed text', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  test.setTimeout(300_000);
  const page = await beginWriting({ browser, request }, { key: 'TYPED', username: 'demo_student18' });
  await page.keyboard.type(`"It's late" she said--and went...`);
  await expect(paragraphs(page).first()).toHaveText('“It’s late” she said–and went…');
  await page.keyboard.press('Backspace');
  await expect(paragraphs(page).first()).toHaveText('“It’s late” she said–and went...');
  await page.keyboard.press('Enter');
  await page.keyboard.type('1. high\nlow');
  await expect(paragraphs(page)).toHaveText([/went\.\.\.$/, 'high', 'low']);
  await expectSaved(page);
  await page.reload();
  await expect(paragraphs(page).last()).toHaveText('low');
  await openTool(page, 'Review', /Automatic formatting/);
  await editorOf(page).getByLabel('Quotation marks').selectOption('off');
  await expectEditorAccessible(page);
  await page.keyboard.press('Escape');
  await writingArea(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' "as typed"');
  await expect(paragraphs(page).last()).toHaveText('low "as typed"');
  await test.step('a paragraph after a list starts at the margin', async () => {
    for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);
    await page.keyboard.type('After.');
    const starts = await paragraphs(page).evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().left),
    );
    expect(starts.at(-1)).toBe(starts[0]);
  });
  await test.step('the whole page is the text on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const workspace = editorOf(page).locator('.desk');
    await expect(editorOf(page).locator('.paper')).toHaveAttribute('data-layout', 'flow');
    await writingArea(page).evaluate((text) => text.blur());
    const { width, height } = (await workspace.boundingBox()) ?? { width: 0, height: 0 };
    await workspace.click({ position: { x: width / 2, y: height - 20 } });
    await page.keyboard.type(' Below.');
    await expect(paragraphs(page).last()).toHaveText('After. Below.');
  });
});

test('a student checks the spelling in the language of the text, and corrects it by keyboard', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  test.setTimeout(300_000);
  const page = await beginWriting({ browser, request }, { key: 'SPELL', username: 'demo_student19' });
  const wrong = editorOf(page).locator('.misspelt');
  await page.keyboard.type('The boats were definately in the harbour of Xanadux and that was it. ');
  // Spelling is checked without a user action.
  await expect(wrong).toHaveText(['definately', 'Xanadux']);
  await page.keyboard.press('F7');
  await expect(panel(page).getByLabel(/Mark words/)).toBeChecked();
  await expect(writingArea(page)).toHaveAttribute('spellcheck', 'false');
  await expectEditorAccessible(page);
  await panel(page).getByRole('button', { name: 'definitely' }).click();
  await expect(paragraphs(page).first()).toContainText('were definitely in');
  await panel(page).getByRole('button', { name: 'Add to my dictionary' }).click();
  await expect(panel(page)).toContainText('No mistakes found.');
  await expect(wrong).toHaveCount(0);

  await writingArea(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Die Boote lagen nähmlich im Hafen und das war es. ');
  await expect(wrong).toHaveText(['nähmlich']);
  // The panel updates after its first, empty state.
  await expect(panel(page)).toContainText('nähmlich');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Alt+F7');
  await expect(editorOf(page).getByRole('menuitem', { name: 'nämlich' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(paragraphs(page).first()).toContainText('lagen nämlich im');
  await panel(page)
    .getByLabel(/Mark words/)
    .uncheck();
  await expect(writingArea(page)).toHaveAttribute('spellcheck', 'true');
});

test('the outline navigates a text by keyboard, and says how to start one', { tag: '@nightly' }, async ({
  browser,
  request,
}) => {
  test.setTimeout(300_000);
  const page = await beginWriting({ browser, request }, { key: 'OUTLI', username: 'demo_student20' });
  await openTool(page, 'View', /Outline/);
  await expect(panel(page)).toContainText('No headings yet');
  await writingArea(page).focus();
  const filling = `<p>${'The tide went out. '.repeat(60)}</p>`;
  await paste(page, {
    'text/html': `<h1>Arrival</h1>${filling}<h2>Boats</h2>${filling}<h1>Departure</h1>${filling}`,
  });
  const items = panel(page).getByRole('treeitem');
  await expect(items).toHaveText(['Arrival', 'Boats', 'Departure']);
  await expect(panel(page).locator('[aria-current]')).toHaveText('Departure');
  await expectEditorAccessible(page);
  await items.last().focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(panel(page).locator('[aria-current]')).toHaveText('Boats');
  await expect(writingArea(page)).toBeFocused();
  await page.keyboard.type(' and nets');
  await expect(items.nth(1)).toHaveText('Boats and nets');
  await expect(writingArea(page).getByText('Boats and nets')).toBeInViewport();
});

test('a student formats a paper in MLA style, undoes it, and keeps it after a reload', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  test.setTimeout(300_000);
  const page = await beginWriting({ browser, request }, { key: 'GUIDE', username: 'demo_student21' });
  const choose = async (name: RegExp): Promise<void> => {
    await openTool(page, 'Layout', /Style guide/);
    await editorOf(page).getByRole('radio', { name }).check();
    await expect(editorOf(page).getByRole('dialog')).toContainText('double spacing');
    await expectEditorAccessible(page);
    await editorOf(page).getByRole('button', { name: 'Apply' }).click();
  };
  await choose(/MLA/);
  await expect(paragraphs(page).first()).not.toHaveText('');
  await expect(editorOf(page).locator('.page-header').first()).toContainText(/\p{L}+ 1/u);
  await editorOf(page).locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await expect(paragraphs(page)).toHaveText(['']);
  await choose(/MLA/);
  await writingArea(page).focus();
  await page.keyboard.type('The boats went out.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('They came back.');
  const indents = async () => [
    ...(await styles(page, 'textIndent', 'boats')),
    ...(await styles(page, 'textIndent', 'came back')),
  ];
  expect(await indents()).toEqual(['48px', '48px']);
  await expectSaved(page);
  await page.reload();
  await expect(writingArea(page)).toContainText('They came back.');
  expect(await indents()).toEqual(['48px', '48px']);
});
