import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import { patchPackage } from '../edits.ts';

/** Headers and footers are merged together with the section properties that assign them to pages. */
type HeadersAndFooters = Pick<DocxPackage, 'headers' | 'footers'> & {
  section: Pick<
    NonNullable<DocxPackage['document']['finalSectionProperties']>,
    'headerReferences' | 'footerReferences' | 'titlePg'
  >;
};

/** Mine if only I changed them, otherwise theirs. */
export function replaceHeadersAndFooters(
  merged: DocxPackage,
  { base, mine, theirs }: { base: DocxPackage; mine: DocxPackage; theirs: DocxPackage },
): DocxPackage {
  if (textOf(base) === textOf(mine) || textOf(base) !== textOf(theirs)) return merged;
  const { headers = new Map(), footers = new Map(), section } = headersAndFootersOf(mine);
  const named = [...(mine.relationships ?? [])].filter(([id]) => headers.has(id) || footers.has(id));
  return patchPackage(merged, {
    headers,
    footers,
    relationships: new Map([...(merged.relationships ?? []), ...named]),
    section: { ...merged.document.finalSectionProperties, ...section },
  });
}

function headersAndFootersOf({ headers, footers, document }: DocxPackage): HeadersAndFooters {
  const { headerReferences, footerReferences, titlePg } = document.finalSectionProperties ?? {};
  return {
    ...(headers === undefined ? {} : { headers }),
    ...(footers === undefined ? {} : { footers }),
    section: {
      headerReferences: headerReferences ?? [],
      footerReferences: footerReferences ?? [],
      titlePg: titlePg ?? false,
    },
  };
}

function textOf(parts: DocxPackage): string {
  const { headers = [], footers = [], section } = headersAndFootersOf(parts);
  return JSON.stringify([[...headers], [...footers], section]);
}
