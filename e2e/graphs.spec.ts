import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { closeWindows, expectAccessible, signIn } from './support.ts';

test.use({ reducedMotion: 'reduce' });
test.afterEach(closeWindows);

/** A chart has one tab stop; Enter opens its first mark. */
async function openFirstMark(graph: Locator): Promise<void> {
  await graph.locator('[data-mark][tabindex="0"]').focus();
  await graph.page().keyboard.press('Enter');
}

async function openGraph(inside: Page | Locator, name: string): Promise<Locator> {
  const tab = inside.getByRole('tab', { name, exact: true });
  await expect(tab).toBeEnabled();
  await tab.click();
  return inside.getByRole('group', { name, exact: true });
}

/** Moves between events, zooms in and out, by keyboard only. */
async function readTimeline(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Timeline', exact: true }).click();
  const timeline = page.getByRole('listbox', { name: 'Timeline' });
  const events = timeline.getByRole('option');
  const showEverything = page.getByRole('button', { name: 'Show everything' });
  await timeline.focus();
  for (const [key, event] of [
    ['End', events.last()],
    ['Home', events.first()],
  ] as const) {
    await page.keyboard.press(key);
    await expect(timeline).toHaveAttribute(
      'aria-activedescendant',
      (await event.getAttribute('id')) ?? 'the id of an event',
    );
  }
  await expect(showEverything).toBeDisabled();
  await page.keyboard.press('+');
  await expect(showEverything).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(showEverything).toBeDisabled();
}

test('a teacher goes from the graphs of a class to a student, from an assignment to a text, and from its map into the rewind', {
  tag: '@nightly',
}, async ({ page }) => {
  // By URL, because classes of other journeys may fill the first page of the list.
  await signIn(page, 'demo_instructor', '/classdetail/2');
  await expect(page.getByRole('heading', { name: 'Academic Writing I' })).toBeVisible();
  await page.getByRole('tab', { name: 'ANALYTICS' }).click();
  await openFirstMark(await openGraph(page, 'Class Total Time'));
  const student = page.getByRole('dialog');
  await openGraph(student, 'EssayMap');
  await expect(student.getByRole('table').first()).toContainText('90–100%');
  await student.getByRole('button', { name: 'Close' }).click();
  await expect(student).toBeHidden();

  await page.getByRole('tab', { name: 'ASSIGNMENTS' }).click();
  await page.getByRole('button', { name: 'Analytics: A place that shaped me' }).click();
  const assignment = page.getByRole('dialog', { name: 'A place that shaped me' });
  const compared = await openGraph(assignment, 'Students compared');
  await expect(compared).toBeVisible();
  await openFirstMark(compared);
  await page.waitForURL(/\/readassignment\/\d+/);
  await readTimeline(page);

  await page.getByRole('button', { name: 'Analytics', exact: true }).click();
  const text = page.getByRole('dialog', { name: 'Analytics' });
  const passage = text.getByRole('article').locator('[data-start][tabindex="0"]');
  await passage.focus();
  await page.keyboard.press('ArrowRight');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  const rewind = page.getByRole('dialog', { name: 'Rewind Essay' });
  await expect(rewind.getByText(/^Version [\d,]+ of [\d,]+$/)).toBeVisible();
  await expect(rewind.getByRole('region', { name: 'Text of this version' })).toBeVisible();

  // The same charts have their own page.
  const [submissionId] = /\d+/.exec(new URL(page.url()).pathname) ?? [];
  await page.goto(`/analyze/${submissionId}`);
  await expect(page.getByRole('heading', { name: 'Analytics', level: 1 })).toBeVisible();
  await openGraph(page, 'HeatMap');
  await expect(page.getByRole('tabpanel').getByRole('group', { name: 'Heatmap' })).toBeVisible();
});

test('each graph of a class has a description, a table and files that keep them', {
  tag: '@nightly',
}, async ({ page }) => {
  await signIn(page, 'demo_instructor', '/classdetail/2?tab=analytics');
  const graphs = page.getByRole('tabpanel').getByRole('tablist').getByRole('tab');
  await expect(graphs.first()).toBeEnabled();
  for (const tab of await graphs.all()) {
    await tab.click();
    const graph = page
      .getByRole('region')
      .filter({ has: page.getByRole('button', { name: 'Description' }) })
      .first();
    await graph.getByRole('button', { name: 'Description' }).click();
    const description = (await graph.locator('[id$="description"]').textContent()) ?? '';
    expect(description).toMatch(/^(Values|One value|.* – Values)/);
    await expect(graph.getByRole('group').locator('[data-mark][tabindex="0"]').first()).toBeAttached();

    const save = async (kind: string) => {
      await graph.getByRole('button', { name: /^Save or print/ }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: kind }).click(),
      ]);
      return readFile(await download.path());
    };
    const svg = (await save('Vector image (SVG)')).toString();
    expect(svg).toContain('<title>');
    expect(svg).toMatch(/<desc>[^<]*Source: Redraft/);
    expect(svg).toContain(description.slice(0, 12));
    expect((await save('Image (PNG)')).length).toBeGreaterThan(5000);
    await graph.getByRole('button', { name: 'Show as table' }).click();
    await expect(graph.getByRole('table')).toBeVisible();
  }
});
