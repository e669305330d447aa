import { type CDPSession, expect, type Locator, type Page, test } from '@playwright/test';
import { openCourse } from './course.ts';
import { openText, startAssignment } from './student.ts';
import { closeWindows, editorOf, expectSaved, signIn, writingArea } from './support.ts';

test.afterEach(closeWindows);

/** An IME, simulated through the Chrome DevTools Protocol. */
interface InputMethod {
  /** Shows composed text without committing it. */
  compose: (...intermediateTexts: readonly string[]) => Promise<void>;
  commit: (text: string) => Promise<void>;
  /** Types like a phone keyboard: letter by letter in a composition, followed by a separate space. */
  writeWords: (...texts: readonly string[]) => Promise<void>;
}

async function inputMethodOf(page: Page): Promise<InputMethod> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const compose = async (...intermediateTexts: readonly string[]): Promise<void> => {
    for (const text of intermediateTexts) {
      const end = text.length;
      await session.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
    }
  };
  const commit = async (text: string): Promise<void> => {
    await session.send('Input.insertText', { text });
  };
  const writeWords = async (...texts: readonly string[]): Promise<void> => {
    for (const word of texts) {
      await compose(...[...word].map((_, index) => word.slice(0, index + 1)));
      await commit(word);
      await commit(' ');
    }
  };
  return { compose, commit, writeWords };
}

/** Simulates choosing a spelling correction from the browser's menu. */
async function correct(area: Locator, word: string, by: string): Promise<void> {
  await area.evaluate(
    (element, { word, by }) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) if (walker.currentNode.nodeValue?.includes(word)) break;
      const at = walker.currentNode.nodeValue?.indexOf(word) ?? -1;
      getSelection()?.setBaseAndExtent(walker.currentNode, at, walker.currentNode, at + word.length);
      element.dispatchEvent(
        new InputEvent('beforeinput', { inputType: 'insertReplacementText', data: by, bubbles: true }),
      );
      document.execCommand('insertText', false, by);
    },
    { word, by },
  );
}

test('text composed with an input method is in the text once, is undone by word and tracked as one insertion', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  const testClass = await openCourse(request, 'IM-TEXT1');
  await startAssignment(request, 'demo_student6', testClass);
  const page = await openText(browser, { testClass, username: 'demo_student6' });
  const area = writingArea(page);
  const { compose, commit, writeWords } = await inputMethodOf(page);

  await compose('k', 'か', 'かn', 'かんj', '漢字');
  await commit('漢字');
  await compose('ㅎ', '하', '한');
  await commit('한');
  await compose('ㄱ', '그', '글');
  await commit('글');
  await compose('never', '');
  await expect(area).toHaveText('漢字한글');
  await page.keyboard.press('Enter');
  await writeWords('Gulls', 'cried', 'loudly');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(area.locator('p').last()).toHaveText('Gulls ');
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+y');
  await correct(area, 'loudly', 'aloud');
  await expect(area.locator('p').last()).toHaveText('Gulls cried aloud ');
  await page.keyboard.press('Control+z');
  await expect(area.locator('p').last()).toHaveText('Gulls cried loudly ');

  // A save happens during a composition.
  await page.keyboard.press('Control+End');
  await compose('o', 'ov');
  await expectSaved(page);
  await compose('over');
  await commit('over');

  await page.keyboard.press('Control+Shift+e');
  await compose(' t', ' th', ' the');
  await commit(' the');
  await writeWords(' sea');
  await expect(area.locator('ins')).toHaveText(['the sea']);
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+Shift+ArrowRight');
  await compose('か', 'かもめ');
  await commit('鴎');
  await expect(area.locator('ins').first()).toHaveText('鴎');
  await expect(area.locator('del')).toHaveCount(1);
  await expectSaved(page);
  await page.reload();
  await expect(area.locator('p').last()).toHaveText('Gulls cried loudly over the sea ', { timeout: 60_000 });
});

test('text composed with an input method is in a cell once, and a cancelled composition changes none', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  const testClass = await openCourse(request, 'IM-SHEE1', { mainFileType: 'SPREADSHEET' });
  await startAssignment(request, 'demo_student7', testClass);
  const page = await (await browser.newContext()).newPage();
  await signIn(page, 'demo_student7', `/assignment/${testClass.assignmentId}`);
  const field = editorOf(page).locator('.sheet-editor');
  await expect(field).toBeAttached({ timeout: 60_000 });
  const { compose, commit, writeWords } = await inputMethodOf(page);
  const cell = (name: string): Locator => editorOf(page).locator(`#cell-${name}`);

  await field.focus();
  await compose('k', 'か', 'かn');
  await compose('かん', '漢字');
  await commit('漢字');
  await expect(field).toHaveValue('漢字');
  await page.keyboard.press('Enter');
  await expect(cell('A1')).toHaveText('漢字');

  await writeWords('two', 'words');
  await page.keyboard.press('Enter');
  await expect(cell('A2')).toHaveText('two words ');
  await page.keyboard.press('ArrowUp');
  await compose('x', '');
  await page.keyboard.press('Enter');
  await expect(cell('A2')).toHaveText('two words ');
  await page.keyboard.press('Control+z');
  await expect(cell('A2')).toHaveText('');
});
