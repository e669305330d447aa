import { expect, type Page, test } from '@playwright/test';
import { openCourse } from './course.ts';
import { startAssignment } from './student.ts';
import { closeWindows, editorOf, expectAccessible, expectSaved, signIn, writingArea } from './support.ts';

test.afterEach(closeWindows);

/** A voice that says the first word of each passage and waits to be told of its end; a recogniser that hears what it is told. */
async function stubSpeech(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const spoken: SpeechSynthesisUtterance[] = [];
    const engine = Object.assign(new EventTarget(), {
      getVoices: () => [{ lang: 'en-GB', localService: true }],
      speak: (utterance: SpeechSynthesisUtterance) => {
        spoken.push(utterance);
        const word = { name: 'word', charIndex: 0, charLength: 0 };
        utterance.onboundary?.call(utterance, Object.assign(new Event('boundary'), word) as never); // cast: a stub
      },
      cancel: () => undefined,
      pause: () => undefined,
      resume: () => undefined,
    });
    class Utterance {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    class Recognizer {
      onresult: ((event: object) => void) | null = null;
      start() {
        Object.assign(window, {
          hear: (transcript: string, isFinal: boolean) =>
            this.onresult?.({ resultIndex: 0, results: [Object.assign([{ transcript }], { isFinal })] }),
        });
      }
      abort() {}
    }
    const stubs = {
      speechSynthesis: engine,
      SpeechSynthesisUtterance: Utterance,
      SpeechRecognition: Recognizer,
      spoken,
    };
    for (const [name, value] of Object.entries(stubs)) Object.defineProperty(window, name, { value });
  });
}

const highlighted = () => [...(CSS.highlights.get('read-aloud') ?? [])].map(String).join();

test('a student reads the task as it is easiest, and hears it and their own text', async ({
  page,
  request,
}) => {
  const testClass = await openCourse(request, 'DI-LOOKS');
  await startAssignment(request, 'demo_student9', testClass);
  await stubSpeech(page);
  await signIn(page, 'demo_student9', '/profile');
  await test.step('preferences apply to texts, and are kept', async () => {
    const card = page.getByRole('region', { name: 'Reading' });
    await card.getByRole('combobox', { name: 'Text size' }).click();
    await page.getByRole('option', { name: '150%' }).click();
    await card.getByRole('combobox', { name: 'Font' }).click();
    await page.getByRole('option', { name: 'Lexend' }).click();
    await expectAccessible(page);
    await page.goto(`/assignment/${testClass.assignmentId}`);
    const task = page.getByText('Describe a place in two paragraphs.');
    await expect(task).toHaveCSS('font-family', /^Lexend/);
    await expect(task.locator('xpath=ancestor::*[@data-reading]')).toHaveCSS('zoom', '1.5');
  });
  await test.step('the line under the pointer stays clear until Escape', async () => {
    await page.getByRole('button', { name: 'Reading preferences' }).first().click();
    await page.getByRole('combobox', { name: 'Line focus' }).click();
    await page.getByRole('option', { name: '1 line' }).click();
    await page.keyboard.press('Escape');
    await page.getByText('Describe a place in two paragraphs.').hover();
    await expect(page.getByTestId('line-focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('line-focus')).toHaveCount(0);
  });
  await test.step('the task is read aloud, its words marked', async () => {
    await page.getByRole('button', { name: 'Read aloud' }).first().click();
    expect(await page.evaluate(highlighted)).toBe('Describe');
    await page.getByRole('button', { name: 'Stop reading' }).click();
  });
  await test.step('so is the text, until something is typed', async () => {
    const editor = editorOf(page);
    await expect(writingArea(page)).toBeAttached({ timeout: 60_000 });
    await writingArea(page).focus();
    await page.keyboard.type('The harbour is old.');
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Control+Alt+Space');
    await expect(editor.getByRole('button', { name: 'Stop reading' })).toBeVisible();
    expect(await writingArea(page).evaluate(highlighted)).toBe('The');
    await page.keyboard.type('Here: ');
    await expect(editor.getByRole('button', { name: 'Stop reading' })).toHaveCount(0);
  });
});

test('a student dictates into the text, and undoes it', async ({ page, request }) => {
  const testClass = await openCourse(request, 'DI-SPEAK');
  await startAssignment(request, 'demo_student9', testClass);
  await stubSpeech(page);
  await signIn(page, 'demo_student9', `/assignment/${testClass.assignmentId}`);
  await expect(writingArea(page)).toBeAttached({ timeout: 60_000 });
  const editor = editorOf(page);
  const stop = editor.getByRole('button', { name: 'Stop dictating' });
  const hear = (words: string, isFinal: boolean) =>
    writingArea(page).evaluate(
      (_, [said, isLast]) => {
        if ('hear' in window && typeof window.hear === 'function') window.hear(said, isLast);
      },
      [words, isFinal] as const,
    );
  await writingArea(page).focus();
  await page.keyboard.type('Ships come.');
  await page.keyboard.press('Control+Shift+S');
  await editor.getByRole('button', { name: 'Start dictating' }).click();
  await expect(stop).toBeVisible();
  await hear('the har', false);
  await expect(editor.locator('.dictation-preview')).toHaveText(' The har');
  await hear('the harbour is old', true);
  await expect(writingArea(page)).toHaveText('Ships come. The harbour is old');
  await page.keyboard.press('Escape');
  await expect(stop).toHaveCount(0);
  await expectSaved(page);
  await page.keyboard.press('Control+z');
  await expect(writingArea(page)).toHaveText('Ships come.');
});
