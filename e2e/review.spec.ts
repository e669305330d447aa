import {
  type APIRequestContext,
  type Browser,
  expect,
  type Locator,
  type Page,
  test,
} from '@playwright/test';
import { openCourse, type TestClass } from './course.ts';
import { handIn, openReader, openText, startAssignment } from './student.ts';
import {
  closeWindows,
  editorOf,
  expectAccessible,
  expectEditorAccessible,
  expectSaved,
  writingArea,
} from './support.ts';

const sentence = 'Cats are good pets because they are quiet.';

/** A student with a text of one sentence. */
async function beginWriting(
  { browser, request }: { browser: Browser; request: APIRequestContext },
  { key, username }: { key: string; username: string },
): Promise<{ page: Page; testClass: TestClass }> {
  const testClass = await openCourse(request, `RV-${key}`);
  await startAssignment(request, username, testClass);
  const page = await openText(browser, { testClass, username });
  await page.keyboard.type(sentence);
  return { page, testClass };
}

const panel = (page: Page): Locator => editorOf(page).getByRole('complementary', { name: /comments/i });
const cards = (page: Page): Locator => panel(page).getByRole('article');
const inserted = (page: Page): Locator => writingArea(page).locator('ins');
const deleted = (page: Page): Locator => writingArea(page).locator('del');

async function selectWord(page: Page, word: string): Promise<void> {
  await writingArea(page).getByText(word).first().evaluate(selectText, word);
  await page.keyboard.press('Shift');
}

function selectText(line: Element, word: string): void {
  const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const at = node.textContent?.indexOf(word) ?? -1;
    if (at >= 0) getSelection()?.setBaseAndExtent(node, at, node, at + word.length);
  }
}

test.afterEach(closeWindows);

test('a student suggests changes by keyboard, reads them beside the text and decides on each', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  const { page } = await beginWriting({ browser, request }, { key: 'SUGGE', username: 'demo_student11' });
  await page.keyboard.press('Control+Shift+E');
  await expect(editorOf(page).getByRole('button', { name: 'Suggesting' }).first()).toBeVisible();

  await selectWord(page, 'are');
  await page.keyboard.type('make');
  await expect(deleted(page)).toHaveText(['are']);
  await expect(inserted(page)).toHaveText(['make']);
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Control+Backspace');
  await page.keyboard.press('Control+Backspace');
  await expect(deleted(page).last()).toHaveText('quiet.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Later');
  // Cutting is a suggestion too, and one undo reverts it.
  await selectWord(page, 'pets');
  await page.keyboard.press('Control+X');
  await expect(deleted(page).filter({ hasText: 'pets' })).toHaveCount(1);
  await page.keyboard.press('Control+Z');
  await expect(deleted(page).filter({ hasText: 'pets' })).toHaveCount(0);

  await page.keyboard.press('Control+Alt+Shift+M');
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).first()).toContainText('are make');
  await expectEditorAccessible(page);
  await cards(page).first().getByRole('button', { name: 'Accept' }).click();
  await expect(cards(page)).toHaveCount(1);
  await cards(page).first().getByRole('button', { name: 'Reject' }).click();
  await expect(cards(page)).toHaveCount(0);
  await expect(writingArea(page).locator('p')).toHaveText(['Cats make good pets because they are quiet.']);
});

test('an editing mode is kept until it is changed, for composed text and for viewing', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  const { page } = await beginWriting({ browser, request }, { key: 'MODES', username: 'demo_student14' });
  const line = writingArea(page).locator('p');
  await page.keyboard.press('Control+Shift+E');
  await selectWord(page, 'quiet');
  // Simulates a Japanese IME: letters are replaced until committed.
  const keyboard = await page.context().newCDPSession(page);
  for (const text of ['s', 'し', 'しず', 'しずか'])
    await keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await keyboard.send('Input.insertText', { text: '静か' });
  await expect(inserted(page)).toHaveText(['静か']);
  await expect(deleted(page)).toHaveText(['quiet']);
  await expectSaved(page);
  await page.reload();
  await expect(line).toContainText('静か');
  await expect(editorOf(page).getByTitle('Stop suggesting')).toBeVisible();

  await editorOf(page).getByRole('button', { name: 'Mode' }).click();
  const viewing = editorOf(page).getByRole('menuitemradio', { name: 'Viewing' });
  await expect(editorOf(page).getByRole('menuitemradio', { name: 'Suggesting' })).toBeChecked();
  await viewing.click();
  const before = await editorOf(page).getByRole('textbox').textContent();
  await editorOf(page).getByRole('textbox').focus();
  await page.keyboard.type('Not written.');
  await page.keyboard.press('Delete');
  await expect(editorOf(page).getByRole('textbox')).toHaveText(before ?? '');
  await page.keyboard.press('Control+Shift+E');
  await writingArea(page).focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Yes. ');
  await expect(inserted(page).first()).toHaveText('Yes. ');
});

test('comments are written, answered, resolved and deleted, and kept after a reload', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  const { page } = await beginWriting({ browser, request }, { key: 'COMME', username: 'demo_student12' });
  await expectSaved(page);
  // On a slow connection the input field is loaded late.
  let comes = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    comes = resolve;
  });
  await page.route(/ReviewPanel/, async (route) => {
    await late;
    await route.continue();
  });
  await page.reload();
  await writingArea(page).focus();
  await selectWord(page, 'good pets');
  await page.keyboard.press('Control+Alt+M');
  await page.keyboard.type('Good for whom?');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Say');
  comes();
  const field = panel(page).getByRole('textbox', { name: 'New comment' });
  await expect(field).toBeFocused();
  await page.keyboard.type(' it.');
  await expect(field).toHaveValue('Good for whom?\nSay it.');
  await expect(writingArea(page)).toHaveText(sentence);
  // Closed and reopened with its text.
  await page.keyboard.press('Escape');
  await expect(writingArea(page)).toBeFocused();
  await page.reload();
  await expect(writingArea(page).locator('.review-draft')).toHaveText('good pets');
  await writingArea(page).focus();
  await selectWord(page, 'good pets');
  await page.keyboard.press('Control+Alt+M');
  await expect(field).toHaveValue('Good for whom?\nSay it.');
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(writingArea(page)).toBeFocused();
  const card = cards(page).first();
  await expect(card).toContainText('Good for whom?');
  await expect(writingArea(page).locator('.commented')).toHaveText('good pets');

  await card.getByRole('button', { name: 'Reply' }).click();
  await panel(page).getByRole('textbox', { name: 'Reply' }).fill('For children.');
  await page.keyboard.press('Control+Enter');
  await expect(card).toContainText('For children.');
  await card.getByRole('button', { name: 'Resolve' }).click();
  await expect(card).toContainText('Resolved');
  await expectSaved(page);
  await page.reload();
  await expect(writingArea(page).locator('.commented')).toHaveText('good pets');
  await writingArea(page).focus();
  await page.keyboard.press('Control+Alt+Shift+M');
  await expect(card).toContainText('For children.');
  await expect(card).toContainText('Resolved');

  await card.getByRole('button', { name: 'Reopen' }).click();
  await card.getByRole('button', { name: 'Delete' }).first().click();
  await expect(cards(page)).toHaveCount(0);
  await expect(writingArea(page).locator('.commented')).toHaveCount(0);
  await panel(page).getByRole('button', { name: 'Undo' }).click();
  await expect(card).toContainText('Good for whom?');
  // From the card to its passage and back, by keyboard only.
  await card.getByRole('button', { name: 'good pets' }).focus();
  await page.keyboard.press('Enter');
  await expect(writingArea(page)).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(cards(page)).toHaveCount(0);
  await page.keyboard.press('Control+Z');
  await expect(cards(page)).toHaveCount(1);
});

test('the teacher reads comments and suggestions beside the text, and cannot change anything', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  test.setTimeout(300_000);
  const { page, testClass } = await beginWriting(
    { browser, request },
    { key: 'TEACH', username: 'demo_student13' },
  );
  await selectWord(page, 'quiet');
  await page.keyboard.press('Control+Alt+M');
  await panel(page).getByRole('textbox', { name: 'New comment' }).fill('Are they?');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Control+Shift+E');
  await selectWord(page, 'are good');
  await page.keyboard.type('make good');
  await expectSaved(page);
  await handIn(page);

  const reader = await openReader(await browser.newContext(), testClass);
  await expect(editorOf(reader).getByRole('textbox')).toContainText('Cats');
  await expect(panel(reader).getByRole('article')).toHaveCount(2);
  await expect(panel(reader)).toContainText('Are they?');
  await expect(panel(reader).getByRole('button', { name: /reply|accept|delete|resolve/i })).toHaveCount(0);
  await expectAccessible(reader);
  await expectEditorAccessible(reader);
});
