import { expect, type Locator, type Page, test } from '@playwright/test';
import { DateTime } from 'luxon';
import { openCourse } from './course.ts';
import { enroll, startAssignment } from './student.ts';
import { callAs, closeWindows, expectAccessible, signIn } from './support.ts';

test.setTimeout(300_000);

const zone = 'Europe/Berlin';
const today = () => DateTime.now().setZone(zone);

/** Types a date into a date field, section by section, as with a keyboard. */
async function typeDay(field: Locator, day: DateTime): Promise<void> {
  for (const [name, digits] of [
    ['Year', 'yyyy'],
    ['Month', 'MM'],
    ['Day', 'dd'],
  ] as const) {
    const part = field.getByRole('spinbutton', { name });
    await part.click();
    await part.pressSequentially(day.toFormat(digits));
  }
}

async function openDetails(page: Page, classId: number): Promise<void> {
  await page.goto(`/classdetail/${classId}?tab=details`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel(/Class Name/)).toBeFocused();
}

test.afterEach(closeWindows);

test('the tabs of a class are locked while its details are edited, and its days include the assignments', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const testClass = await openCourse(request, 'DI-CLAS1');
  await signIn(page, 'demo_instructor', '/classes');
  await openDetails(page, testClass.classId);
  await expectAccessible(page);
  const locked = page.getByText('You can not switch between tabs while you edit the class details');
  await expect(page.getByRole('tab', { name: 'STUDENTS' })).toBeDisabled();
  await page.getByRole('tab', { name: 'DETAILS' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(locked).toBeVisible();

  const start = page.getByRole('group', { name: 'Start Date' });
  const end = page.getByRole('group', { name: 'End Date' });
  await typeDay(start, today());
  await expect(page.getByText(/An assignment starts on .*, so the class cannot start later\./)).toBeVisible();
  await typeDay(end, today().plus({ days: 5 }));
  await expect(page.getByText(/An assignment ends on .*, so the class cannot end earlier\./)).toBeVisible();
  await typeDay(start, today().plus({ days: 6 }));
  await expect(page.getByText('Start date can not be after end date')).toBeVisible();
  await typeDay(start, today().minus({ days: 2 }));
  await typeDay(end, today().plus({ days: 20 }));
  await page.getByLabel(/Class Name/).fill('Writing, edited');
  await page.getByRole('button', { name: 'Letter' }).click();
  await expect(page.getByRole('checkbox', { name: 'F', exact: true })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'B+' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Letter (F, D, C, B, B+, A)')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Writing, edited' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
  await page.getByRole('tab', { name: 'STUDENTS' }).click();
  await expect(page.getByText('No students registered yet.')).toBeVisible();
});

test('the second of two instructors who edit the same class is told, and loses nothing before a reload', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  const testClass = await openCourse(request, 'DI-CLAS2');
  const open = async () => {
    const page = await (await browser.newContext()).newPage();
    await signIn(page, 'demo_instructor', '/classes');
    await openDetails(page, testClass.classId);
    return page;
  };
  const [firstWindow, secondWindow] = [await open(), await open()];
  await firstWindow.getByLabel(/Class Name/).fill('The first name');
  await firstWindow.getByRole('button', { name: 'Save' }).click();
  await expect(firstWindow.getByRole('heading', { level: 1, name: 'The first name' })).toBeVisible();
  await secondWindow.getByLabel(/Class Name/).fill('The second name');
  await secondWindow.getByRole('button', { name: 'Save' }).click();
  const conflict = secondWindow.getByRole('alert').filter({ hasText: 'Someone else has changed this' });
  await expect(conflict).toBeVisible();
  await expect(secondWindow.getByLabel(/Class Name/)).toHaveValue('The second name');
  await conflict.getByRole('button', { name: 'Reload' }).click();
  await expect(secondWindow.getByLabel(/Class Name/)).toHaveValue('The first name');
  await secondWindow.getByLabel(/Class Name/).fill('The third name');
  await secondWindow.getByRole('button', { name: 'Save' }).click();
  await expect(secondWindow.getByRole('heading', { level: 1, name: 'The third name' })).toBeVisible();
});

test('a class is archived and hidden from its student, restored, and deleted with all its data', {
  tag: '@nightly',
}, async ({ browser, page, request }) => {
  const testClass = await openCourse(request, 'DI-CLAS3');
  await startAssignment(request, 'demo_student6', testClass);
  const student = await (await browser.newContext()).newPage();
  await signIn(student, 'demo_student6', '/enroll');
  await expect(student.getByRole('link', { name: testClass.className })).toBeVisible();

  await signIn(page, 'demo_instructor', '/classes');
  const row = page.getByRole('row', { name: new RegExp(testClass.className) });
  const dialog = page.getByRole('alertdialog');
  await row.getByRole('button', { name: /^Archive/ }).click();
  await expect(dialog).toContainText('Everything is kept');
  await page.keyboard.press('Escape');
  await expect(row.getByRole('button', { name: /^Archive/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Archive' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Classes', exact: true })).toBeFocused();
  await student.reload();
  await expect(student.getByRole('heading', { name: 'Your classes' })).toBeVisible();
  await expect(student.getByRole('link', { name: testClass.className })).toHaveCount(0);
  await student.goto(`/myclassdetail/${testClass.classId}`);
  await expect(student.getByText("There's nothing here!")).toBeVisible();

  await page.getByRole('button', { name: 'Archived', exact: true }).click();
  await expectAccessible(page);
  await row.getByRole('button', { name: /^Restore/ }).click();
  await expect(row).toHaveCount(0);
  await student.reload();
  await expect(student.getByRole('row', { name: new RegExp(testClass.title) })).toBeVisible();

  const restored = page.getByRole('alert').filter({ hasText: 'was restored' });
  await restored.getByRole('button', { name: 'Undo' }).click();
  await row.getByRole('link', { name: testClass.className, exact: true }).click();
  await expect(page.getByText('This class is archived: your students cannot see it')).toBeVisible();
  await page.getByRole('tab', { name: 'DETAILS' }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('This class is archived')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();

  await page.getByRole('link', { name: 'My classes', exact: true }).click();
  await row.getByRole('button', { name: /^Delete forever/ }).click();
  await expect(dialog).toContainText('one assignment, with its files');
  await expect(dialog).toContainText('one text, with all its versions, grades and comments');
  await expect(dialog).toContainText('the enrollment of one student');
  await expect(dialog).toContainText('This cannot be undone.');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Delete forever' }).click();
  await expect(page.getByText(`${testClass.className} was deleted.`)).toBeVisible();
  await expect(row).toHaveCount(0);
  await student.reload();
  await expect(student.getByText("There's nothing here!")).toBeVisible();
});

test('more classes are loaded by keyboard, also after a page that failed to load', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const call = await callAs(request, 'demo_instructor');
  const names = Array.from({ length: 21 }, (_, index) => `Seminar ${String(index).padStart(2, '0')}`);
  const ids: number[] = [];
  for (const [index, classname] of names.entries()) {
    const created = (await call('POST', '/api/classes/registerclass', {
      classname,
      enrollkey: `DI-LM0${String(index).padStart(2, '0')}`,
      classStartDate: today().toISODate(),
      classEndDate: today().plus({ days: 9 }).toISODate(),
      subjectarea: 11,
      studentlevel: 1,
      classTimeZone: zone,
    })) as { id: number }; // cast: our own server
    ids.push(created.id);
  }
  const secondPage = '**/api/classes/list?*index=1*';
  await page.route(secondPage, (route) => route.fulfill({ status: 500, body: '{}' }));
  await signIn(page, 'demo_instructor', '/classes');
  const rows = page.getByRole('row', { name: /^Seminar/ });
  await expect(rows).toHaveCount(20);
  const more = page.getByRole('button', { name: 'Load More' });
  await more.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(more).toBeFocused();
  await page.unroute(secondPage);
  await more.press('Enter');
  await expect(page.getByRole('link', { name: 'Seminar 00', exact: true })).toBeFocused();
  const archived = page.getByRole('button', { name: 'Archived', exact: true });
  await archived.press('Enter');
  await expect(rows).toHaveCount(0);
  await expect(archived).toBeFocused();
  for (const id of ids) await call('DELETE', `/api/classes/class?id=${id}`);
});

test('a student who becomes a teaching assistant finds the class and its permissions, and changes nothing', {
  tag: '@nightly',
}, async ({ browser, page, request }) => {
  const testClass = await openCourse(request, 'DI-CLAS4');
  const call = await callAs(request, 'demo_student7');
  const { email } = (await call('GET', '/api/auth/profile')) as { email: string }; // cast: our own server
  await signIn(page, 'demo_instructor', '/classes');
  await page.goto(`/classdetail/${testClass.classId}?tab=assistants`);
  await expect(page.getByText('Search your assistant with email address')).toBeVisible();
  const field = page.getByLabel("Assistant's email");
  await field.fill('abc');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await field.fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add to class' }).click();
  await expect(page.getByRole('row', { name: new RegExp(email) })).toBeVisible();
  await expect(field).toBeFocused();
  const permission = page.getByRole('combobox', { name: /^Permission for/ });
  await expect(permission).toHaveText('Read only');
  await permission.click();
  await page.getByRole('option', { name: 'Comment and grade' }).click();
  await expect(page.getByText(/^Permission for .*Comment and grade/)).toBeVisible();
  await expect(permission).toBeFocused();
  await expectAccessible(page);

  const helper = await (await browser.newContext()).newPage();
  await signIn(helper, 'demo_student7', '/profile');
  await helper.getByRole('navigation').getByRole('link', { name: 'Classes I assist in' }).click();
  await expectAccessible(helper);
  await expect(helper.getByRole('row', { name: testClass.className })).toContainText('Comment and grade');
  await helper.getByRole('link', { name: testClass.className }).click();
  await expect(helper.getByRole('tab')).toHaveText(['DETAILS', 'STUDENTS', 'ASSIGNMENTS', 'ANALYTICS']);
  await expect(helper.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  await helper.getByRole('tab', { name: 'ASSIGNMENTS' }).click();
  await expect(helper.getByRole('row', { name: new RegExp(testClass.title) })).toBeVisible();
  await expect(helper.getByRole('button', { name: /Add assignment|Modify|Delete/ })).toHaveCount(0);

  await page.getByRole('button', { name: /^Remove:/ }).click();
  await expect(page.getByText('Search your assistant with email address')).toBeVisible();
  await helper.reload();
  await expect(helper.getByText("There's nothing here!")).toBeVisible();
});

test('the selected tab and all buttons of a row are visible on narrow screens', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const testClass = await openCourse(request, 'DI-CLAS5', { description: 'Describe a place. '.repeat(20) });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'demo_instructor', '/classes');
  await page.goto(`/classdetail/${testClass.classId}?tab=assignments`);
  await expect(page.getByRole('tab', { name: 'ASSIGNMENTS' })).toBeInViewport({ ratio: 0.95 });
  await page.setViewportSize({ width: 768, height: 1024 });
  const row = page.getByRole('row', { name: new RegExp(testClass.title) });
  await expect(row.getByRole('button', { name: /^More for/ })).toBeInViewport({ ratio: 0.95 });
});

test('a Hebrew title is displayed right to left in lists, as a heading and in its form', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const testClass = await openCourse(request, 'DI-RTL01', { title: '(1) מכתב אל העיר' });
  await enroll(request, 'demo_student9', testClass);
  await signIn(page, 'demo_instructor', '/classes');
  await page.goto(`/classdetail/${testClass.classId}?tab=assignments`);
  await expect(page.getByRole('table').getByText(/מכתב/).first()).toHaveCSS('direction', 'rtl');
  await page.getByRole('button', { name: /^Modify: .*מכתב/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Assignment' });
  await expect(dialog.getByLabel(/^Title/)).toHaveCSS('direction', 'rtl');
  await expect(dialog.getByLabel(/^Description/)).toHaveCSS('direction', 'ltr');
  await expect(dialog.getByRole('heading', { name: 'Edit Assignment' })).toHaveCSS('direction', 'ltr');
  await dialog.getByLabel(/^Title/).fill('\u200d');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog.getByText('This text has no visible characters.')).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, 'demo_student9', '/enroll');
  await page.goto(`/myclassdetail/${testClass.classId}`);
  await expect(page.getByRole('table').getByText(/מכתב/).first()).toHaveCSS('direction', 'rtl');
  await page.getByRole('link', { name: /מכתב/ }).click();
  await expect(page.getByRole('heading', { name: /מכתב/ })).toHaveCSS('direction', 'rtl');
});
