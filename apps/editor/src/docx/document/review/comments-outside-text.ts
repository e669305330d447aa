import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';

/** Comments in notes, headers and footers. */
export function findCommentsOutsideText(parts: DocxPackage): Set<number> {
  const { headers, footers, footnotes, endnotes } = parts;
  const otherParts = JSON.stringify([
    [...(headers?.values() ?? []), ...(footers?.values() ?? [])],
    [footnotes, endnotes],
  ]);
  // Matches the parsed model of a part as well as the raw XML of a preserved one.
  const found = otherParts.matchAll(/commentRangeStart(?:","id":| w:id=\\")(\d+)/g);
  return new Set([...found].map(([, id]) => Number(id)));
}
