import {
  type APIRequestContext,
  type Browser,
  expect,
  type FrameLocator,
  type Page,
  test,
} from '@playwright/test';
import { openCourse } from './course.ts';
import { startAssignment } from './student.ts';
import { closeWindows, editorOf, expectSaved, signIn } from './support.ts';

test.afterEach(closeWindows);

const student = 'demo_student11';

interface Place {
  x: number;
  y: number;
}

async function openOnPhone(
  { browser, request }: { browser: Browser; request: APIRequestContext },
  { key, contentType }: { key: string; contentType: 'SPREADSHEET' | 'PRESENTATION' },
): Promise<{ page: Page; editor: FrameLocator; drag: (from: Place, to: Place) => Promise<void> }> {
  const templates = [{ assignmentTemplateType: 'MAIN', contentType }];
  const testClass = await openCourse(request, key, { templates });
  await startAssignment(request, student, testClass);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await signIn(page, student, `/assignment/${testClass.assignmentId}`);
  const devTools = await context.newCDPSession(page);
  const drag = async (from: Place, to: Place): Promise<void> => {
    const steps = 6;
    // In seconds: a finger that rests before it is lifted does not fling the page, which would swallow the next tap.
    let timestamp = Date.now() / 1000;
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[]) => {
      timestamp += 0.05;
      return devTools.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
    };
    await send('touchStart', [from]);
    for (let step = 1; step <= 2 * steps; step++) {
      const share = Math.min(1, step / steps);
      await send('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
    }
    await send('touchEnd', []);
  };
  return { page, editor: editorOf(page), drag };
}

async function centreOf(editor: FrameLocator, selector: string): Promise<Place> {
  const box = await editor.locator(selector).boundingBox();
  if (box === null) throw new Error(`${selector} is not visible`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a student with a phone selects cells by their handles, copies them from the menu, and taps a cell into a formula', async ({
  browser,
  request,
}) => {
  const { page, editor, drag } = await openOnPhone(
    { browser, request },
    { key: 'DI-TCHS1', contentType: 'SPREADSHEET' },
  );
  const cell = (name: string) => editor.locator(`[id="cell-${name}"]`);
  await expect(cell('B2')).toBeVisible({ timeout: 60_000 });

  // Keys of a connected keyboard go to the tapped cell.
  await cell('B2').tap();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await page.keyboard.type('30');
  await page.keyboard.press('Enter');
  // Two quick taps on one cell would open it.
  await cell('D6').tap();
  await cell('B2').tap();
  const end = await centreOf(editor, '.sheet-selection-handle[data-corner="end"]');
  await drag(end, { x: end.x, y: end.y + 20 });
  await expect(editor.getByRole('textbox', { name: 'Cell B2:B3' })).toBeAttached();

  const chooseInCells = async (name: string): Promise<void> => {
    await editor.getByRole('button', { name: 'Cells', exact: true }).tap();
    await editor.getByRole('menuitem', { name, exact: true }).tap();
  };
  await chooseInCells('Copy');
  await cell('D2').tap();
  await chooseInCells('Paste');
  await expect(cell('D3')).toHaveText('30');

  // The second tap opens the cell, and a tap on another one inserts its reference.
  await cell('C5').tap();
  await cell('C5').tap();
  await page.keyboard.type('=');
  await cell('D3').tap();
  await page.keyboard.press('Enter');
  await expect(cell('C5')).toHaveText('30');

  // A formula that a menu begins does not cover the sheet with a keyboard; a tap into it opens one.
  await cell('B4').tap();
  await editor.getByRole('button', { name: 'Functions', exact: true }).tap();
  await editor.getByRole('menuitem', { name: 'SUM – sum' }).tap();
  const content = editor.getByRole('textbox', { name: 'Cell content' });
  await expect(content).toHaveValue('=SUM(B2:B3)');
  await expect(content).toHaveAttribute('inputmode', 'none');
  await content.tap();
  await expect(content).toHaveAttribute('inputmode', 'text');
  await page.keyboard.press('Enter');
  await expect(cell('B4')).toHaveText('42');
  await expectSaved(page);
});

test('a student with a phone makes a slide, moves a shape on it, and swipes through the slide show', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  const { editor, drag, page } = await openOnPhone(
    { browser, request },
    { key: 'DI-TCHP1', contentType: 'PRESENTATION' },
  );
  const stage = editor.locator('.stage');
  await stage.getByLabel('Empty placeholder: Title').tap();
  await page.keyboard.type('Harbour');
  await page.keyboard.press('Escape');
  await editor.getByRole('button', { name: 'New slide' }).tap();
  await expect(stage.getByLabel('Empty placeholder: Text')).toBeVisible();
  await editor.getByRole('button', { name: 'Shapes', exact: true }).tap();
  await editor.getByRole('menuitem', { name: 'Rectangle', exact: true }).tap();
  const centre = await centreOf(editor, '.stage');
  await drag({ x: centre.x - 60, y: centre.y - 30 }, { x: centre.x, y: centre.y + 30 });
  const rectangle = stage.getByLabel('Rectangle', { exact: true });
  const before = await rectangle.boundingBox();
  await drag({ x: centre.x - 30, y: centre.y }, { x: centre.x + 50, y: centre.y });
  await expect.poll(async () => (await rectangle.boundingBox())?.x).toBeGreaterThan((before?.x ?? 0) + 60);

  await expectSaved(page);
  await editor.getByRole('button', { name: 'More tools' }).tap();
  await editor.getByRole('menuitem', { name: 'Slide show' }).tap();
  const show = editor.getByRole('dialog', { name: 'Slide show' });
  await expect(show.getByText('Slide 2 of 2')).toBeAttached();
  await drag({ x: 80, y: 400 }, { x: 320, y: 400 });
  await expect(show.getByText('Slide 1 of 2')).toBeAttached();
  await drag({ x: 320, y: 400 }, { x: 80, y: 400 });
  await expect(show.getByText('Slide 2 of 2')).toBeAttached();
  await page.touchscreen.tap(195, 600);
  await expect(show.locator('.show-over')).toBeVisible();
  await show.getByRole('button', { name: 'End' }).tap();
  await expect(show).toBeHidden();
  await expectSaved(page);
});

test('a student copies a shape and pastes it from its context menu', {
  tag: '@nightly',
}, async ({ browser, request }) => {
  const templates = [{ assignmentTemplateType: 'MAIN', contentType: 'PRESENTATION' }];
  const testClass = await openCourse(request, 'DI-TCHP2', { templates });
  await startAssignment(request, student, testClass);
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await signIn(page, student, `/assignment/${testClass.assignmentId}`);
  const editor = editorOf(page);
  const stage = editor.locator('.stage');
  await expect(stage).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await editor.getByRole('button', { name: 'Rectangle', exact: true }).click();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  const rectangles = stage.getByLabel('Rectangle', { exact: true });
  await expect(rectangles).toHaveCount(1);
  const chooseInMenu = async (name: string): Promise<void> => {
    await rectangles.first().click({ button: 'right', position: { x: 4, y: 4 } });
    await editor.getByRole('menu', { name: 'Shape menu' }).getByRole('menuitem', { name }).click();
  };
  await chooseInMenu('Copy');
  await chooseInMenu('Paste');
  await expect(rectangles).toHaveCount(2);
  await chooseInMenu('Delete');
  await expect(rectangles).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(rectangles).toHaveCount(2);
});
