import { expect, type Page } from '@playwright/test';
import { editorOf } from './support.ts';

/** A laptop with and without the assignment panel, a tablet, a phone. */
const widths = [1440, 1024, 768, 390];

/** By window width: position of each visible tool in the frame, and where the document starts. */
export type ToolPositions = Record<number, Record<string, string>>;

export async function readToolPositions(page: Page): Promise<ToolPositions> {
  const places: ToolPositions = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    let last = '';
    await expect
      .poll(async () => {
        const before = last;
        places[width] = await readPositions(page);
        last = JSON.stringify(places[width]);
        return last === before;
      })
      .toBe(true);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return places;
}

/** Requires that no tool moves and that only the named ones appear. */
export async function expectToolsStay(
  page: Page,
  before: ToolPositions,
  added: readonly string[],
): Promise<void> {
  const now = await readToolPositions(page);
  expect(now).toMatchObject(before);
  for (const width of widths) {
    const known = Object.keys(before[width] ?? {});
    expect(Object.keys(now[width] ?? {}).filter((name) => !known.includes(name))).toEqual(added);
  }
}

function readPositions(page: Page): Promise<Record<string, string>> {
  return editorOf(page)
    .locator('.page')
    .evaluate((root) => {
      const place = (element: Element): string => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left, top, width, height].map(Math.round).join(' ');
      };
      const tools = [...root.querySelectorAll('.bar button')].filter((tool) =>
        tool.checkVisibility({ visibilityProperty: true }),
      );
      return Object.fromEntries([
        ...tools.map((tool) => [tool.getAttribute('aria-label'), place(tool)]),
        ...[...root.querySelectorAll('.work')].map((work) => ['the document', place(work)]),
      ]);
    });
}
