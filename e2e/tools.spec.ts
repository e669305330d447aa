import {
  type APIRequestContext,
  type Browser,
  expect,
  type Locator,
  type Page,
  test,
} from '@playwright/test';
import { openCourse } from './course.ts';
import { type ContextOptions, openText, startAssignment } from './student.ts';
import { closeWindows, editorOf, expectEditorAccessible, expectSaved, writingArea } from './support.ts';
import { expectToolsStay, readToolPositions } from './tool-places.ts';

/** A student with an empty text. */
async function beginWriting(
  { browser, request }: { browser: Browser; request: APIRequestContext },
  { key, username, contextOptions = {} }: { key: string; username: string; contextOptions?: ContextOptions },
): Promise<Page> {
  const testClass = await openCourse(request, `TL-${key}`, { description: 'Length: 5 to 8 words.' });
  await startAssignment(request, username, testClass);
  return openText(browser, { testClass, username, contextOptions });
}

/** The name of a menu that shows a value ends with its label: "Normal text Paragraph style". */
const tool = (page: Page, name: string | RegExp): Locator =>
  editorOf(page)
    .getByRole('toolbar')
    .getByRole('button', { name: typeof name === 'string' ? new RegExp(`(^| )${name}$`) : name });
const paragraphs = (page: Page): Locator => writingArea(page).locator('p');
const focused = (page: Page): Locator => editorOf(page).locator(':focus');

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test.afterEach(closeWindows);

test('a student formats a text by keyboard alone, and the tools show its formats', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  test.setTimeout(300_000);
  const page = await beginWriting({ browser, request }, { key: 'KEYSA', username: 'demo_student8' });
  await expect(tool(page, 'Font')).toHaveText('Times New Roman');
  await expect(tool(page, 'Font size')).toHaveText('12');
  await page.keyboard.press('Control+Alt+1');
  await page.keyboard.type('The harbour');
  await expect(tool(page, 'Paragraph style')).toHaveText('Heading 1');
  await expect(tool(page, 'Font size')).toHaveText('16');
  await expect(tool(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');

  await page.keyboard.press('Enter');
  await page.keyboard.type('It was ');
  await expect(tool(page, 'Paragraph style')).toHaveText('Normal text');
  await page.keyboard.press('Control+i');
  await page.keyboard.type('quiet');
  await page.keyboard.press('Control+i');
  await page.keyboard.type(' there.');

  // Keyboard path: to the toolbar, along it to the styles, and into their menu.
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('Home');
  while ((await focused(page).getAttribute('aria-label')) !== 'Paragraph style') {
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('ArrowDown');
  const menu = editorOf(page).getByRole('menu', { name: 'Paragraph style' });
  await expect(menu.getByRole('menuitemradio', { name: 'Normal text' })).toBeFocused();
  await page.keyboard.type('quo');
  await expect(menu.getByRole('menuitemradio', { name: 'Quote' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(writingArea(page)).toBeFocused();
  await page.keyboard.type(' Very.');
  await expect(paragraphs(page).nth(1)).toHaveText('It was quiet there. Very.');
  await expect(tool(page, 'Paragraph style')).toHaveText('Quote');

  await page.keyboard.press('Control+a');
  await expect(tool(page, 'Paragraph style')).toHaveText('—');
  await expect(tool(page, 'Font size')).toHaveText('—');
  await expect(tool(page, 'Font')).toHaveText('Times New Roman');
  await expectSaved(page);
  await page.reload();
  await expect(paragraphs(page).nth(1)).toHaveText('It was quiet there. Very.');
  await writingArea(page).focus();
  await page.keyboard.press('Control+End');
  await expect(tool(page, 'Paragraph style')).toHaveText('Quote');
  await page.keyboard.press('Control+Home');
  await expect(tool(page, 'Paragraph style')).toHaveText('Heading 1');
  await expect(tool(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');
});

test('text written after everything was deleted keeps the previous format', { tag: '@nightly' }, async ({
  browser,
  request,
}) => {
  const page = await beginWriting({ browser, request }, { key: 'AFTER', username: 'demo_student9' });
  await page.keyboard.type('All of this goes.');
  await page.keyboard.press('Control+a');
  await tool(page, 'Font').click();
  await editorOf(page).getByRole('menuitemradio', { name: 'Arial' }).click();
  await expect(writingArea(page)).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(tool(page, 'Font')).toHaveText('Arial');
  await page.keyboard.type('New');
  await expect(tool(page, 'Font')).toHaveText('Arial');
  await expect(tool(page, 'Font size')).toHaveText('12');
  await page.keyboard.press('Enter');
  await page.keyboard.type('line');
  await expect(tool(page, 'Font')).toHaveText('Arial');
});

test('Escape closes what is open, selects nothing, and lets the Tab key leave the text', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  const page = await beginWriting({ browser, request }, { key: 'ESCAP', username: 'demo_student10' });
  await page.keyboard.type('The harbour was quiet.');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await page.keyboard.type('!');
  await expect(paragraphs(page).first()).toHaveText('The harbour was quiet!.');

  await tool(page, 'Font').click();
  await expect(editorOf(page).getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(editorOf(page).getByRole('menu')).toHaveCount(0);
  await expect(writingArea(page)).toBeFocused();
  await page.keyboard.type('?');
  await expect(paragraphs(page).first()).toHaveText('The harbour was quiet!?.');

  await page.keyboard.press('Tab');
  await expect(writingArea(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(writingArea(page)).not.toBeFocused();
  await expect(editorOf(page).locator('footer :focus')).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await expect(writingArea(page)).toBeFocused();
  await expect(editorOf(page).getByText('Press Escape and then Tab to leave the text')).toBeInViewport();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  await expect(editorOf(page).getByRole('toolbar').locator(':focus')).toHaveCount(1);
});

test('F6 cycles from the text to the tools, to the status line, out of the frame and back to the text', async ({
  browser,
  request,
}) => {
  const page = await beginWriting({ browser, request }, { key: 'WALKS', username: 'demo_student11' });
  await page.keyboard.press('F6');
  await expect(editorOf(page).getByRole('toolbar').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('F6');
  await expect(editorOf(page).locator('footer :focus')).toHaveCount(1);
  await page.keyboard.press('Shift+F6');
  await page.keyboard.press('Shift+F6');
  await expect(writingArea(page)).toBeFocused();
  // F6 order: the page's parts are before and after the frame.
  await page.keyboard.press('Shift+F6');
  await expect(page.locator('body :focus:not(iframe)')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(editorOf(page).getByRole('toolbar').locator(':focus')).toHaveCount(1);
  await writingArea(page).focus();
  await page.keyboard.press('F6');
  await page.keyboard.press('F6');
  await page.keyboard.press('F6');
  await expect(page.locator('body :focus:not(iframe)')).toHaveCount(1);
  await page.keyboard.press('F6');
  await expect(writingArea(page)).toBeFocused();
});

test('a dialog takes the focus, reports invalid input, and returns the caret', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  const page = await beginWriting(
    { browser, request },
    { key: 'DIALO', username: 'demo_student12', contextOptions: { locale: 'de-DE' } },
  );
  await page.keyboard.type('Der Hafen.');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+k');
  const link = editorOf(page).getByRole('dialog', { name: 'Link einfügen' });
  await expect(link.getByLabel('Adresse')).toBeFocused();
  await page.keyboard.type('kein ort');
  await page.keyboard.press('Enter');
  await expect(link.getByRole('alert')).toContainText('keine Web- oder E-Mail-Adresse');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(writingArea(page)).toBeFocused();
  await page.keyboard.type('!');
  await expect(paragraphs(page).first()).toHaveText('Der Hafen!.');

  const setup = editorOf(page).getByRole('dialog', { name: 'Seite einrichten' });
  const openSetup = async (): Promise<void> => {
    await openTool(page, 'Layout', 'Seite einrichten …', 'Weitere Werkzeuge');
    await expect(setup).toBeVisible();
  };
  await openSetup();
  await setup.getByLabel('Links', { exact: true }).fill('viel');
  await expect(setup.getByRole('alert')).toContainText('Das ist keine Zahl.');
  await setup.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(setup).toBeVisible();
  await setup.getByLabel('Links', { exact: true }).fill('3,25');
  await page.keyboard.press('Enter');
  await expect(setup).toBeHidden();
  await openSetup();
  await expect(setup.getByLabel('Links', { exact: true })).toHaveValue('3,25');
  await page.keyboard.press('Escape');
});

/** Opens a tool's menu, wherever the current toolbar width places it. */
async function openTool(page: Page, menu: string, name: string, more = 'More tools'): Promise<void> {
  const inBar = tool(page, menu);
  if (await inBar.isVisible()) await inBar.click();
  else {
    await tool(page, more).click();
    await editorOf(page).getByRole('menuitem', { name: menu, exact: true }).click();
  }
  await editorOf(page).getByRole('menuitem', { name, exact: true }).click();
}

test('a word is found and replaced everywhere in one step, and the caret returns to its position', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  const page = await beginWriting({ browser, request }, { key: 'FINDS', username: 'demo_student13' });
  await page.keyboard.type('A boat, a Boat and two boats.');
  await page.keyboard.press('Control+h');
  const strip = editorOf(page).getByRole('search', { name: 'Find' });
  await expect(strip.getByLabel('Find in the text')).toBeFocused();
  await page.keyboard.type('boat');
  await expect(strip.locator('output')).toHaveText('1 of 3');
  await page.keyboard.press('Enter');
  await expect(strip.locator('output')).toHaveText('2 of 3');
  await strip.getByRole('button', { name: 'Whole words' }).click();
  await expect(strip.locator('output')).toHaveText('2 of 2');
  await strip.getByRole('button', { name: 'Match case' }).click();
  await expect(strip.locator('output')).toHaveText('1 of 1');
  await strip.getByRole('button', { name: 'Match case' }).click();
  await strip.getByLabel('Replace with').fill('ship');
  await strip.getByRole('button', { name: 'Replace all' }).click();
  await expect(paragraphs(page).first()).toHaveText('A ship, a ship and two boats.');
  await expect(strip.locator('output')).toHaveText('Not found');

  await strip.getByLabel('Find in the text').fill('two');
  await expect(strip.locator('output')).toHaveText('1 of 1');
  await page.keyboard.press('Escape');
  await expect(strip).toBeHidden();
  await expect(writingArea(page)).toBeFocused();
  await page.keyboard.type('three');
  await expect(paragraphs(page).first()).toHaveText('A ship, a ship and three boats.');
  await page.keyboard.press('Control+z');
  await expect(paragraphs(page).first()).toHaveText('A ship, a ship and two boats.');
  await page.keyboard.press('Control+z');
  await expect(paragraphs(page).first()).toHaveText('A boat, a Boat and two boats.');
});

test('a table whose size was chosen by arrow keys has its own tools while the caret is in it', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  const page = await beginWriting({ browser, request }, { key: 'TABLE', username: 'demo_student14' });
  await openTool(page, 'Insert', 'Table');
  const dialog = editorOf(page).getByRole('dialog', { name: 'Table' });
  await expect(dialog.getByRole('button', { name: '3 columns, 3 rows' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const cells = writingArea(page).locator('td, th');
  await expect(cells).toHaveCount(4);
  await expect(writingArea(page)).toBeFocused();
  await page.keyboard.type('one');
  await expect(cells.first()).toHaveText('one');
  await openTool(page, 'Table', 'Insert row below');
  await expect(cells).toHaveCount(6);
  await openTool(page, 'Table', 'Delete table');
  await expect(cells).toHaveCount(0);
  await expect(tool(page, 'Table')).toHaveCount(0);
});

test('tools do not move when the selection changes, and those of a paragraph are one click away', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  test.setTimeout(300_000);
  const page = await beginWriting({ browser, request }, { key: 'STAYS', username: 'demo_student20' });
  await page.keyboard.type('The harbour');
  const before = await readToolPositions(page);
  expect(Object.keys(before[1440] ?? {})).toEqual(
    expect.arrayContaining(['Alignment', 'Line spacing', 'Text colour', 'Increase indent', 'Find']),
  );

  await openTool(page, 'Insert', 'Header');
  await expect(editorOf(page).getByRole('textbox', { name: 'Header' })).toBeFocused();
  await expectToolsStay(page, before, []);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Alt+f');
  await expect(editorOf(page).getByRole('textbox', { name: 'Footnote 1' })).toBeFocused();
  await expectToolsStay(page, before, []);
  await page.keyboard.press('Escape');

  const chosen = page.waitForEvent('filechooser');
  await openTool(page, 'Insert', 'Picture…');
  await (await chosen).setFiles({ name: 'quay.png', mimeType: 'image/png', buffer: onePixel });
  await expect(tool(page, 'Picture')).toBeVisible();
  await expectToolsStay(page, before, ['Picture']);

  await writingArea(page).press('Control+End');
  await openTool(page, 'Insert', 'Table');
  await page.keyboard.press('Enter');
  await expect(tool(page, 'Table')).toBeVisible();
  await expectToolsStay(page, before, ['Table']);

  for (const [mode, added] of [
    ['Viewing', []],
    ['Suggesting', ['Table']],
  ] as const) {
    await tool(page, 'Mode').click();
    await editorOf(page).getByRole('menuitemradio', { name: mode }).click();
    await expect(tool(page, 'Mode')).toHaveText(mode);
    await expectToolsStay(page, before, added);
  }
});

test('the bar fits every width without losing a tool', { tag: '@nightly' }, async ({ browser, request }) => {
  test.setTimeout(300_000);
  const page = await beginWriting({ browser, request }, { key: 'WIDTH', username: 'demo_student15' });
  const bar = editorOf(page).getByRole('toolbar', { name: 'Tools' });
  for (const width of [320, 390, 600, 768, 1024, 1280, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    const isIn = () =>
      bar.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return [...element.querySelectorAll('button.tool')]
          .filter((button) => button.checkVisibility({ visibilityProperty: true }))
          .every((button) => {
            const at = button.getBoundingClientRect();
            return at.left >= left - 1 && at.right <= right + 1;
          });
      });
    await expect.poll(isIn, `at ${width}`).toBe(true);
    const all = await bar.locator('.bar-item').count();
    const shown = await bar.locator('.bar-item[data-fits="true"]').count();
    const more = tool(page, 'More tools');
    if (shown === all) {
      await expect(more).toHaveCount(0);
      continue;
    }
    await more.click();
    const menu = editorOf(page).getByRole('menu', { name: 'More tools' });
    await expect(menu.locator('[role^="menuitem"]')).toHaveCount(all - shown);
    await page.keyboard.press('Escape');
  }
});

test('the length of the text is counted while typing', { tag: '@nightly' }, async ({ browser, request }) => {
  const page = await beginWriting({ browser, request }, { key: 'COUNT', username: 'demo_student16' });
  await page.keyboard.type('The harbour’s boats');
  const count = editorOf(page).getByRole('button', { name: /words/ });
  await expect(count).toContainText(/^3 /);
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await expect(count).toContainText('1 selected');
  await count.click();
  const dialog = editorOf(page).getByRole('dialog', { name: 'Word count' });
  await expect(dialog.getByRole('row', { name: 'Characters', exact: true })).toHaveCount(0);
  await expect(dialog.getByRole('row', { name: /^Characters 19 5$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(count).toBeFocused();
});

for (const { name, key, username, contextOptions } of [
  { name: 'in the light', key: 'LIGHT', username: 'demo_student17', contextOptions: {} },
  {
    name: 'in the dark',
    key: 'NIGHT',
    username: 'demo_student18',
    contextOptions: { colorScheme: 'dark' as const },
  },
  {
    name: 'on a phone',
    key: 'PHONE',
    username: 'demo_student19',
    contextOptions: { viewport: { width: 390, height: 844 }, hasTouch: true },
  },
]) {
  test(`the editor ${name} violates no accessibility rule, nor do its menus and dialogs`, {
    tag: name === 'in the light' ? [] : '@nightly',
  }, async ({ browser, request }) => {
    test.setTimeout(300_000);
    const page = await beginWriting({ browser, request }, { key, username, contextOptions });
    await page.keyboard.type('The harbour.');
    await expectSaved(page);
    const frame = editorOf(page);
    await expect(frame.getByRole('main')).toHaveCount(1);
    await expect(frame.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(frame.getByRole('textbox', { name: /^Text: / })).toBeFocused();
    await expectEditorAccessible(page);
    await tool(page, 'Insert').click();
    await expectEditorAccessible(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+h');
    await page.keyboard.type('harbour');
    await expect(frame.getByRole('search').locator('output')).toHaveText('1 of 1');
    await expectEditorAccessible(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expectEditorAccessible(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('F1');
    await expectEditorAccessible(page);
  });
}
