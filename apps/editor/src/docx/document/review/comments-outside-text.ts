import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';

/** Comments that stand in notes, headers and footers, by what the parts say. */
export function findCommentsOutsideText(parts: DocxPackage): Set<number> {
  const { headers, footers, footnotes, endnotes } = parts;
  const others = JSON.stringify([
    [...(headers?.values() ?? []), ...(footers?.values() ?? [])],
    [footnotes, endnotes],
  ]);
  // The model of a part that was read, and the text of one that is kept as it is.
  const found = others.matchAll(/commentRangeStart(?:","id":| w:id=\\")(\d+)/g);
  return new Set([...found].map(([, id]) => Number(id)));
}
