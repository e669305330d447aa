import { expect, type Page, test } from '@playwright/test';
import { openCourse } from './course.ts';
import { handIn, openReader, startByHand } from './student.ts';
import { closeWindows, editorOf, expectAccessible, expectSaved } from './support.ts';

const sentences = 'The harbour was quiet in the morning, and nobody had come to look at the boats. '.repeat(
  6,
);

test.afterEach(closeWindows);

const note = (page: Page, number: number) =>
  editorOf(page).getByRole('textbox', { name: `Footnote ${number}`, exact: true });
const text = (page: Page) => editorOf(page).getByRole('textbox', { name: /^Text: / });

async function addNote(page: Page, noteText: string, number: number): Promise<void> {
  await page.keyboard.press('Control+Alt+f');
  await expect(note(page, number)).toBeFocused();
  await page.keyboard.type(noteText);
  await page.keyboard.press('Escape');
  await expect(text(page)).toBeFocused();
}

async function insert(page: Page, name: RegExp): Promise<void> {
  await editorOf(page).getByRole('button', { name: 'Insert', exact: true }).click();
  await editorOf(page).getByRole('menuitem', { name }).click();
}

/** Note numbers as shown in the text. */
const numbersIn = (page: Page): Promise<(string | null)[]> =>
  text(page)
    .locator('.note-number')
    .evaluateAll((found) => found.map((one) => one.getAttribute('aria-label')));

async function expectEverything(page: Page): Promise<void> {
  const editor = editorOf(page);
  await expect(note(page, 1)).toHaveText('Put in between.');
  await expect(note(page, 2)).toHaveText('See the report of the harbour office.');
  await expect(note(page, 3)).toHaveText('Ibid., p. 12.');
  await expect.poll(() => numbersIn(page)).toEqual(['Footnote 1', 'Footnote 2', 'Footnote 3']);
  await expect(editor.locator('.page-header').first()).toContainText('Lena Hoffmann');
  await expect(editor.locator('.page-footer').nth(1)).toHaveText('Page 2');
  const contents = editor.locator('p[data-style-id^="TOC"]');
  await expect(contents).toHaveText([/^Contents$/, /Arrival\s*1$/, /Departure\s*2$/]);
}

test('a student writes three footnotes, a header, page numbers and a table of contents, which are kept after a reload and shown to the reader', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  test.setTimeout(480_000);
  const testClass = await openCourse(request, 'DI-NOTES');
  const page = await (await browser.newContext()).newPage();
  await startByHand(page, 'demo_student1', testClass);
  for (const [heading, noteText] of [
    ['Arrival', 'See the report of the harbour office.'],
    ['Departure', 'Ibid., p. 12.'],
  ] as const) {
    await page.keyboard.type(heading);
    await page.keyboard.press('Control+Alt+1');
    await page.keyboard.press('Enter');
    for (let paragraph = 0; paragraph < 6; paragraph++) {
      await page.keyboard.insertText(sentences);
      if (paragraph === 0) await addNote(page, noteText, heading === 'Arrival' ? 1 : 2);
      await page.keyboard.press('Enter');
    }
  }
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('End');
  // Inserted before the others, which are renumbered.
  await addNote(page, 'Put in between.', 1);
  await expect(note(page, 2)).toHaveText('See the report of the harbour office.');

  await insert(page, /^Header/);
  await expect(editorOf(page).getByRole('textbox', { name: 'Header' })).toBeFocused();
  await page.keyboard.type('Lena Hoffmann');
  await page.keyboard.press('Escape');
  await insert(page, /^Page numbers/);
  await expect(editorOf(page).getByLabel('Bottom of the page')).toBeFocused();
  await editorOf(page).getByRole('radio', { name: 'Page 1' }).check();
  await editorOf(page).getByRole('button', { name: 'Insert page numbers' }).click();
  await text(page).focus();
  await page.keyboard.press('Control+Home');
  await insert(page, /^Table of contents/);
  await expectEverything(page);
  // The dots to the page numbers are there when printing begins, after which nothing is drawn.
  const tabWidths = await text(page).evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
    return [...document.querySelectorAll<HTMLElement>('.docx-tab')].map(({ style }) =>
      parseFloat(style.width),
    );
  });
  expect(Math.min(...tabWidths)).toBeGreaterThan(300);
  await expectSaved(page);
  await expectAccessible(page);

  await page.reload();
  await expectEverything(page);
  await handIn(page);

  const reader = await openReader(await browser.newContext(), testClass);
  await expect(note(reader, 3)).toHaveText('Ibid., p. 12.');
  await expect(note(reader, 3)).toHaveAttribute('aria-readonly', 'true');
});

test('a student writes notes, a header and page numbers by keyboard alone, and deletes a note', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  test.setTimeout(360_000);
  const testClass = await openCourse(request, 'DI-NKEYS');
  const page = await (await browser.newContext()).newPage();
  const loaded = page.waitForResponse(/notes-area/);
  await startByHand(page, 'demo_student1', testClass);
  const { keyboard } = page;
  const focused = (): Promise<string> =>
    editorOf(page)
      .locator(':focus')
      .evaluate((element) => element.getAttribute('aria-label') ?? element.textContent ?? '');
  const walkTo = async (key: string, name: RegExp): Promise<void> => {
    await expect
      .poll(async () => {
        if (name.test(await focused())) return true;
        await keyboard.press(key);
        return name.test(await focused());
      })
      .toBe(true);
  };
  const insertByKeys = async (name: RegExp): Promise<void> => {
    await keyboard.press('Alt+F10');
    await walkTo('ArrowRight', /^Insert$/);
    await keyboard.press('Enter');
    await walkTo('ArrowDown', name);
    await keyboard.press('Enter');
  };

  await keyboard.type('One');
  // The notes module is loaded with an editable text.
  await (await loaded).finished();
  await keyboard.press('Control+Alt+f');
  await keyboard.type('First note.');
  await keyboard.press('Escape');
  await expect(note(page, 1)).toHaveText('First note.');
  await keyboard.type(' two');
  await addNote(page, 'Second note.', 2);
  await keyboard.type(' three.');
  // To the last note, back to the previous one, and back to its reference in the text.
  await keyboard.press('Control+Alt+Shift+f');
  await expect(note(page, 2)).toBeFocused();
  await keyboard.press('ArrowUp');
  await expect(note(page, 1)).toBeFocused();
  await keyboard.press('End');
  await keyboard.type(' And more.');
  await keyboard.press('Control+z');
  await keyboard.type(' And better.');
  await keyboard.press('Escape');
  await expect(text(page)).toBeFocused();
  // Backspace after the first reference deletes it; the second becomes number 1.
  await keyboard.press('Backspace');
  await expect(note(page, 1)).toHaveText('Second note.');
  await expect(note(page, 2)).toHaveCount(0);
  await keyboard.press('Control+z');
  await expect(note(page, 1)).toHaveText('First note. And better.');

  await insertByKeys(/^Header/);
  await expect(editorOf(page).getByRole('textbox', { name: 'Header' })).toBeFocused();
  await keyboard.type('Hoffmann');
  await keyboard.press('Escape');
  await insertByKeys(/^Page numbers/);
  await expect(editorOf(page).getByRole('dialog', { name: 'Page numbers' })).toBeVisible();
  await keyboard.press('Enter');
  await expect(editorOf(page).locator('.page-footer').first()).toHaveText('1');
  await expectSaved(page);

  await page.reload();
  await expect(note(page, 1)).toHaveText('First note. And better.');
  await expect(note(page, 2)).toHaveText('Second note.');
  await expect(text(page)).toContainText('three.');
  await expect(editorOf(page).locator('.page-header').first()).toHaveText('Hoffmann');
});
