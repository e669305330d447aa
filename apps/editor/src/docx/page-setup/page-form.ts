import type { SectionProperties } from '@eigenpal/docx-editor-core/types/document';

/** Paper sizes in portrait, in twentieths of a point. */
export const papers = {
  a4: { width: 11906, height: 16838 },
  letter: { width: 12240, height: 15840 },
  a5: { width: 8391, height: 11906 },
  a3: { width: 16838, height: 23811 },
  legal: { width: 12240, height: 20160 },
} as const;
export type PaperName = keyof typeof papers;

export const sides = ['top', 'bottom', 'left', 'right'] as const;
export type Side = (typeof sides)[number];

/** Page setup as the dialog edits it; lengths in twentieths of a point. */
export interface PageSetup {
  width: number;
  height: number;
  margins: Record<Side, number>;
}

/** Word's default if the file has no values. */
const defaults = { width: 12240, height: 15840, margin: 1440 };

export function readPageSetup(section: SectionProperties | undefined): PageSetup {
  const margin = (length: number | undefined): number => Math.abs(length ?? defaults.margin);
  return {
    width: section?.pageWidth || defaults.width,
    height: section?.pageHeight || defaults.height,
    margins: {
      top: margin(section?.marginTop),
      bottom: margin(section?.marginBottom),
      left: margin(section?.marginLeft),
      right: margin(section?.marginRight),
    },
  };
}

export function withPageSetup(
  section: SectionProperties | undefined,
  { width, height, margins }: PageSetup,
): SectionProperties {
  return {
    ...section,
    pageWidth: width,
    pageHeight: height,
    orientation: width > height ? 'landscape' : 'portrait',
    marginTop: margins.top,
    marginBottom: margins.bottom,
    marginLeft: margins.left,
    marginRight: margins.right,
  };
}

/** Tolerance: programs differ by up to half a millimetre. */
const tolerance = 30;

/** The name of a paper size in either orientation; null for custom sizes. */
export function findPaperName({ width, height }: Pick<PageSetup, 'width' | 'height'>): PaperName | null {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const found = Object.entries(papers).find(
    ([, paper]) => Math.abs(paper.width - short) < tolerance && Math.abs(paper.height - long) < tolerance,
  );
  return isPaperName(found?.[0]) ? found[0] : null;
}

export function isPaperName(name: string | undefined): name is PaperName {
  return name !== undefined && Object.hasOwn(papers, name);
}

/** Minimum width and height of the text area: three centimetres. */
const minTextSize = 1700;

export function leavesSpaceForText({ width, height, margins }: PageSetup): boolean {
  return (
    width - margins.left - margins.right >= minTextSize &&
    height - margins.top - margins.bottom >= minTextSize
  );
}
