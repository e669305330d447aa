import { expect, type Page, test } from '@playwright/test';
import { de } from '@redraft/sentences/de';
import { en } from '@redraft/sentences/en';
import { inDays, openCourse } from './course.ts';
import { enroll } from './student.ts';
import { callAs, closeWindows, demoPassword, expectNoEnglish } from './support.ts';

test.use({ locale: 'de-DE' });
test.afterEach(closeWindows);

async function signIn(page: Page, username: string, target: string): Promise<void> {
  await page.goto(`/Login?redirect_url=${encodeURIComponent(target)}`);
  await page.getByLabel('Benutzername').fill(username);
  await page.getByLabel('Passwort', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL((url) => url.pathname === target);
}

test('a student who reads German is told in German why an action is not possible', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const testClass = await openCourse(request, 'DE-STUDY', {
    startDate: inDays(-2),
    endDate: inDays(-1),
    preventAfterDueDate: true,
  });
  await enroll(request, 'demo_student7', testClass);

  await page.goto('/Login');
  await page.getByLabel('Benutzername').fill('demo_student7');
  await page.getByLabel('Passwort', { exact: true }).fill('Wrong1234!');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('alert')).toHaveText(de['auth.wrong_credentials']);
  await expectNoEnglish(page);

  await signIn(page, 'demo_student7', '/enroll');
  await page.getByLabel('Einschreibeschlüssel').fill('ZZ-ZZZZZ');
  await page.getByRole('button', { name: 'Suchen' }).click();
  await expect(page.getByText(de['class.key_unknown'])).toBeVisible();
  await expect(page.getByText(de['area.academic_writing']).first()).toBeVisible();
  await expectNoEnglish(page);

  await page.goto(`/assignment/${testClass.assignmentId}`);
  await expect(page.getByText(de['assignment.closed'])).toBeVisible();
  await expect(page.getByText(de['step.final']).first()).toBeVisible();
  await expect(page.getByText(en['step.final'])).toHaveCount(0);
  await expectNoEnglish(page);
});

test('an instructor who reads German is told the errors in German', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const testClass = await openCourse(request, 'DE-TEACH');
  const call = await callAs(request, 'demo_instructor');
  await signIn(page, 'demo_instructor', '/classes');
  await page.goto(`/classdetail/${testClass.classId}?tab=students`);

  await page.getByRole('button', { name: 'Teilnahmeliste', exact: true }).click();
  await page.getByRole('menuitem', { name: /CSV importieren/ }).click();
  const roster = page.getByRole('dialog', { name: 'Teilnahmeliste importieren' });
  await roster
    .getByLabel('Oder Zeilen einfügen')
    .fill('Nachname;E-Mail\nRojas;kein.name\nMüller;aenne@example.org\nMüller;aenne@example.org');
  await roster.getByRole('button', { name: 'Zeilen prüfen' }).click();
  await expect(roster.getByText('Ungültige E-Mail-Adresse')).toBeVisible();
  await expect(roster.getByText('Doppelt (steht weiter oben)')).toBeVisible();
  await expectNoEnglish(page);
  // The class is archived in the meantime.
  await call('POST', `/api/classes/archive?id=${testClass.classId}&archived=true`);
  await roster.getByRole('button', { name: '1 Person importieren' }).click();
  await page.getByRole('button', { name: 'Ohne E-Mails importieren' }).click();
  await expect(roster.getByText(/^Dieser Kurs ist beendet oder archiviert/)).toBeVisible();
  await expectNoEnglish(page);
  await call('POST', `/api/classes/archive?id=${testClass.classId}&archived=false`);

  await page.goto(`/classdetail/${testClass.classId}?tab=assignments`);
  await page.getByRole('button', { name: 'Aufgabe anlegen' }).first().click();
  const form = page.getByRole('dialog', { name: 'Aufgabe anlegen' });
  await form
    .getByLabel(/^Punktwert/)
    .first()
    .fill('zwölf');
  await form.getByRole('button', { name: 'Anlegen', exact: true }).click();
  await expect(form.getByText('„zwölf“ ist keine Zahl.')).toBeVisible();
  await expect(form.getByText(de['value.required']).first()).toBeVisible();
  await form
    .getByLabel(/^Punktwert/)
    .first()
    .fill('12,5');
  await expect(form.getByText('„zwölf“ ist keine Zahl.')).toHaveCount(0);
  await expectNoEnglish(page);
});

test('the actions of a class stay visible if their German labels are wider than the window', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 720 });
  await signIn(page, 'demo_instructor', '/classes');
  const list = page.getByRole('group', { name: 'Kurse', exact: true });
  const action = list.getByRole('button', { name: /^Endgültig löschen: / }).first();
  await expect(action).toBeVisible();
  expect(await list.evaluate((part) => part.scrollWidth > part.clientWidth)).toBe(true);
  const [actionBox, listBox] = [await action.boundingBox(), await list.boundingBox()];
  if (actionBox === null || listBox === null) throw new Error('Both are in the page');
  expect(actionBox.x + actionBox.width).toBeLessThanOrEqual(listBox.x + listBox.width);
});

test('the German button at the selected words fits on a phone', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'demo_instructor', '/readassignment/47');
  const frame = page.frameLocator('iframe[name^="editor"]').first();
  const paragraph = frame.locator('.paper p', { hasText: /(\S+ ){30}/ }).first();
  await paragraph.click();
  // The rightmost word.
  await paragraph.evaluate((text) => {
    const page = text.ownerDocument;
    const walker = page.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    const ranges: Range[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
        const range = page.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        ranges.push(range);
      }
    const right = (range: Range) => range.getBoundingClientRect().right;
    const [last] = ranges.toSorted((one, other) => right(other) - right(one));
    const selection = page.getSelection();
    if (last === undefined || selection === null) throw new Error('There are words');
    selection.removeAllRanges();
    selection.addRange(last);
  });
  const button = frame.getByRole('button', { name: 'Kommentieren' });
  await expect(button).toBeVisible();
  await expect
    .poll(() =>
      button.evaluate((part) => {
        const { right = 0 } = part.parentElement?.getBoundingClientRect() ?? {};
        return right <= part.ownerDocument.documentElement.clientWidth;
      }),
    )
    .toBe(true);
});
