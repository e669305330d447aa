import type { DocxPackage, Endnote, Footnote, HeaderFooter } from '@eigenpal/docx-editor-core/types/document';

/**
 * All changes to an open document. An edit is plain data: it is stored on the device, sent to the worker and replayed after a crash, always in order;
 * the same edits applied to the same bytes give the same document.
 */
export type Edit = StepsEdit | PackageEdit;

/** One or more ProseMirror steps of the body, as JSON. */
export interface StepsEdit {
  kind: 'steps';
  steps: unknown[];
  /** The version of `textReading` in which its positions were counted; undefined in edits of earlier releases. */
  reading?: number;
}

/**
 * How a docx becomes nodes: raised when the same file gives more or fewer of them, because positions in stored edits then mean other places. Since 2,
 * drawings are nodes, since 3 column breaks.
 */
export const textReading = 3;

/** Parts other than the body, each replaced as a whole. */
export interface PackageEdit {
  kind: 'package';
  patch: PackagePatch;
}

/** What can change in a document apart from its body. */
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
  /** Properties of the last section, which is the whole document if there is only one. */
  section?: NonNullable<DocxPackage['document']['finalSectionProperties']>;
  /** One note, replaced by id or appended: typing in a note stores only that note. */
  footnote?: Footnote;
  endnote?: Endnote;
  /** One header or footer, by its relationship id. */
  header?: { id: string; part: HeaderFooter };
  footer?: { id: string; part: HeaderFooter };
};

/** Applies a patch to the package; parts that it does not name stay the same objects. */
export function patchPackage(from: DocxPackage, patch: PackagePatch): DocxPackage {
  const { comments, section, footnote, endnote, header, footer, ...parts } = patch;
  const document = {
    ...from.document,
    ...(comments === undefined ? {} : { comments }),
    ...(section === undefined
      ? {}
      : { finalSectionProperties: section, sections: replaceLastSection(from, section) }),
  };
  return {
    ...from,
    ...parts,
    ...(footnote === undefined
      ? {}
      : { footnotes: replaceNote(parts.footnotes ?? from.footnotes, footnote) }),
    ...(endnote === undefined ? {} : { endnotes: replaceNote(parts.endnotes ?? from.endnotes, endnote) }),
    ...(header === undefined ? {} : { headers: setPart(parts.headers ?? from.headers, header) }),
    ...(footer === undefined ? {} : { footers: setPart(parts.footers ?? from.footers, footer) }),
    document,
  };
}

function replaceNote<Note extends { id: number }>(notes: readonly Note[] = [], note: Note): Note[] {
  const exists = notes.some(({ id }) => id === note.id);
  return exists ? notes.map((one) => (one.id === note.id ? note : one)) : [...notes, note];
}

function setPart(
  parts: ReadonlyMap<string, HeaderFooter> = new Map(),
  { id, part }: { id: string; part: HeaderFooter },
): Map<string, HeaderFooter> {
  return new Map([...parts, [id, part]]);
}

/** The writer reads the properties of the last section in two places. */
function replaceLastSection(from: DocxPackage, properties: NonNullable<PackagePatch['section']>) {
  const sections = from.document.sections ?? [];
  return sections.map((section, index) =>
    index === sections.length - 1 ? { ...section, properties } : section,
  );
}
