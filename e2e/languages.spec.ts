import { expect, test } from '@playwright/test';
import { directionOf } from '@redraft/sentences';
import { ar } from '@redraft/sentences/ar';
import { es } from '@redraft/sentences/es';
import { fr } from '@redraft/sentences/fr';
import { openCourse } from './course.ts';
import { startAssignment } from './student.ts';
import {
  closeWindows,
  demoPassword,
  editorOf,
  expectAccessible,
  expectEditorAccessible,
  expectNoEnglish,
  signIn,
  signInByForm,
} from './support.ts';

test.afterEach(closeWindows);

const readers = [
  {
    language: 'fr',
    words: fr,
    locale: 'fr-FR',
    key: 'LA-FRANC',
    name: 'Français',
    greeting: /^Bonjour/,
    saved: 'Enregistré',
    insert: 'Insertion',
    numbers: ['12,5', '7,25', '21,25'],
    formula: '=SOMME(B1:B2;1,5)',
    due: /^À rendre le /,
    tag: [],
  },
  {
    language: 'es',
    words: es,
    locale: 'es-ES',
    key: 'LA-ESPAN',
    name: 'Español',
    greeting: /^Hola/,
    saved: 'Guardado',
    insert: 'Insertar',
    numbers: ['12,5', '7,25', '21,25'],
    formula: '=SUMA(B1:B2;1,5)',
    due: /^Vence el /,
    tag: '@nightly',
  },
  {
    language: 'ar',
    words: ar,
    locale: 'ar-MA',
    key: 'LA-ARABI',
    name: 'العربية',
    greeting: /^مرحبًا/,
    saved: 'تم الحفظ',
    insert: 'إدراج',
    numbers: ['12.5', '7.25', '21.25'],
    formula: '=SUM(B1:B2,1.5)',
    due: /^موعد التسليم/,
    tag: '@nightly',
  },
];

for (const reader of readers) {
  const { language, words, locale, key, name, greeting, saved, insert, numbers, formula, due, tag } = reader;
  const [first = '', second = '', sum = ''] = numbers;
  test(`a student chooses ${name}, and has it in pages, editor and formulas on every device`, {
    tag,
  }, async ({ browser, request }) => {
    const testClass = await openCourse(request, key, { mainFileType: 'SPREADSHEET' });
    await startAssignment(request, 'demo_student11', testClass);
    const page = await (await browser.newContext()).newPage();
    await signIn(page, 'demo_student11', '/');
    await page.getByRole('button', { name: /language/i }).click();
    await page.getByRole('menuitem', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', directionOf(language));
    await expectNoEnglish(page);

    // The account has the language, whatever the browser prefers.
    const phone = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } });
    const small = await phone.newPage();
    await signInByForm(small, 'demo_student11', `/assignment/${testClass.assignmentId}`);
    await expect(small.getByText(due).first()).toBeVisible();
    await phone.close();

    await page.goto(`/assignment/${testClass.assignmentId}`);
    const editor = editorOf(page);
    const field = editor.locator('.sheet-editor');
    await expect(field).toBeAttached({ timeout: 60_000 });
    await expect(editor.getByRole('button', { name: insert, exact: true })).toBeVisible();
    await field.focus();
    for (const [typed, press] of [
      ['Äpfel', 'Tab'],
      [first, 'Enter'],
      ['', 'Tab'],
      [second, 'Enter'],
      ['', 'Tab'],
      [formula, 'Enter'],
    ] as const) {
      await page.keyboard.type(typed);
      await page.keyboard.press(press);
    }
    const result = editor.getByRole('gridcell', { name: sum });
    await expect(result).toBeVisible();
    await expect(editor.locator('output.save-status')).toContainText(saved);
    await result.click();
    await expect(editor.getByText(formula).first()).toBeAttached();
    await expectEditorAccessible(page);
  });

  test(`a wrong password is explained in ${name} to a browser in this language`, { tag: '@nightly' }, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ locale })).newPage();
    await page.goto('/Login');
    await page.locator('input[autocomplete~="username"]').fill('demo_student11');
    await page.locator('input[type="password"]').fill(`${demoPassword}!`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(words['auth.wrong_credentials']);
    await expectNoEnglish(page);
  });
}

test('pages in Arabic are mirrored, also on a phone, and show the digits that a reader chooses', async ({
  browser,
  request,
}) => {
  const testClass = await openCourse(request, 'LA-DIGIT');
  await startAssignment(request, 'demo_student12', testClass);
  const context = await browser.newContext({ locale: 'ar-MA' });
  await context.addInitScript(() => localStorage.setItem('redraft.language', 'ar'));
  const page = await context.newPage();
  await signIn(page, 'demo_student12', '/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const middle = (page.viewportSize()?.width ?? 0) / 2;
  expect((await page.getByRole('navigation').first().boundingBox())?.x).toBeGreaterThan(middle);

  await page.goto(`/myclassdetail/${testClass.classId}`);
  const due = page.locator('main time').first();
  await expect(due).toHaveText(/\d/);
  await page.goto('/profile');
  await page.getByRole('combobox', { name: 'الأرقام' }).click();
  await page.getByRole('option', { name: '١٢٣٤٥٦٧٨٩٠' }).click();
  await page.goto(`/myclassdetail/${testClass.classId}`);
  await expect(due).toHaveText(/^[^\d]*[٠-٩][^\d]*$/);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(due).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
});
