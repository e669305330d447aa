import type { Frame, Page } from '@playwright/test';
import { findCutTexts } from './cut-texts.ts';
import { listUntranslated } from './english-texts.ts';
import { isData } from './known-data.ts';
import { findOverlaps } from './overlaps.ts';
import { createPageTexts } from './page-texts.ts';

/** What is wrong with the texts of a page and of the editor in it. */
export async function findTextProblems(page: Page, answers: ReadonlySet<string>): Promise<string[]> {
  const frames = page
    .frames()
    .filter((frame) => frame === page.mainFrame() || /\/editor\//.test(frame.url()));
  const findings = await Promise.all(
    frames.map((frame) =>
      findInFrame(frame, answers).catch((error: unknown) => {
        // The editor was closed in the meantime.
        if (frame.isDetached()) return [];
        throw error;
      }),
    ),
  );
  const [width, available] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  const isWide = (width ?? 0) > (available ?? 0) + 1;
  return [...findings.flat(), ...(isWide ? [`the page scrolls sideways: ${width} pixels`] : [])];
}

async function findInFrame(frame: Frame, answers: ReadonlySet<string>): Promise<string[]> {
  const texts = await frame.evaluateHandle(createPageTexts);
  const english = await frame.evaluate(listUntranslated, texts);
  return [
    ...(await frame.evaluate(findCutTexts, texts)),
    ...(await frame.evaluate(findOverlaps, texts)),
    ...english
      .filter(({ text }) => !isData(text, answers))
      .map(({ text, where }) => `English: ${where} “${text.slice(0, 80)}”`),
  ];
}
