import type { DocxPackage, Endnote, Footnote, HeaderFooter } from '@eigenpal/docx-editor-core/types/document';

/**
 * Everything that can happen to an open document. An edit is plain data: it is kept on the device, sent to the worker and applied again after
 * a crash, always in the order in which it happened, and applying the same edits to the same bytes gives the same document.
 */
export type Edit = StepsEdit | PackageEdit;

/** One or more steps of the text, as JSON. */
export interface StepsEdit {
  kind: 'steps';
  steps: unknown[];
}

/** Parts beside the text, each replaced as a whole. */
export interface PackageEdit {
  kind: 'package';
  patch: PackagePatch;
}

/** What of a document can change beside its running text. */
export type PackagePatch = Partial<
  Pick<
    DocxPackage,
    | 'footnotes'
    | 'endnotes'
    | 'footnoteSeparators'
    | 'endnoteSeparators'
    | 'headers'
    | 'footers'
    | 'numbering'
    | 'relationships'
    | 'settings'
    | 'styles'
  >
> & {
  comments?: NonNullable<DocxPackage['document']['comments']>;
  /** The page of the last section, which is the whole document where there is one section. */
  section?: NonNullable<DocxPackage['document']['finalSectionProperties']>;
  /** One note, in the place of the one with its number or behind the others: what is typed into it keeps nothing but it. */
  footnote?: Footnote;
  endnote?: Endnote;
  /** One header or footer, under the id of its relationship. */
  header?: { id: string; part: HeaderFooter };
  footer?: { id: string; part: HeaderFooter };
};

/** The package with a patch laid over it; what the patch does not name is the same object as before. */
export function patchPackage(from: DocxPackage, patch: PackagePatch): DocxPackage {
  const { comments, section, footnote, endnote, header, footer, ...parts } = patch;
  const document = {
    ...from.document,
    ...(comments === undefined ? {} : { comments }),
    ...(section === undefined
      ? {}
      : { finalSectionProperties: section, sections: lastSection(from, section) }),
  };
  return {
    ...from,
    ...parts,
    ...(footnote === undefined ? {} : { footnotes: withNote(parts.footnotes ?? from.footnotes, footnote) }),
    ...(endnote === undefined ? {} : { endnotes: withNote(parts.endnotes ?? from.endnotes, endnote) }),
    ...(header === undefined ? {} : { headers: withPart(parts.headers ?? from.headers, header) }),
    ...(footer === undefined ? {} : { footers: withPart(parts.footers ?? from.footers, footer) }),
    document,
  };
}

function withNote<Note extends { id: number }>(notes: readonly Note[] = [], note: Note): Note[] {
  const isKnown = notes.some(({ id }) => id === note.id);
  return isKnown ? notes.map((one) => (one.id === note.id ? note : one)) : [...notes, note];
}

function withPart(
  parts: ReadonlyMap<string, HeaderFooter> = new Map(),
  { id, part }: { id: string; part: HeaderFooter },
): Map<string, HeaderFooter> {
  return new Map([...parts, [id, part]]);
}

/** The writer reads the page of the last section in two places. */
function lastSection(from: DocxPackage, properties: NonNullable<PackagePatch['section']>) {
  const sections = from.document.sections ?? [];
  return sections.map((section, index) =>
    index === sections.length - 1 ? { ...section, properties } : section,
  );
}
