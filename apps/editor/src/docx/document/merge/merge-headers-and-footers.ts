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
  if (
    serializeHeadersAndFooters(base) === serializeHeadersAndFooters(mine) ||
    serializeHeadersAndFooters(base) !== serializeHeadersAndFooters(theirs)
  )
    return merged;
  const { headers = new Map(), footers = new Map(), section } = selectHeadersAndFooters(mine);
  const headerFooterRelationships = [...(mine.relationships ?? [])].filter(
    ([id]) => headers.has(id) || footers.has(id),
  );
  return patchPackage(merged, {
    headers,
    footers,
    relationships: new Map([...(merged.relationships ?? []), ...headerFooterRelationships]),
    section: { ...merged.document.finalSectionProperties, ...section },
  });
}

function selectHeadersAndFooters({ headers, footers, document }: DocxPackage): HeadersAndFooters {
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

function serializeHeadersAndFooters(parts: DocxPackage): string {
  const { headers = [], footers = [], section } = selectHeadersAndFooters(parts);
  return JSON.stringify([[...headers], [...footers], section]);
}
