import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import { proseDocToBlocks } from '@eigenpal/docx-editor-core/prosemirror/conversion';
import type {
  Document,
  ParagraphContent,
  Run,
  StyleDefinitions,
  TextFormatting,
} from '@eigenpal/docx-editor-core/types/document';
import type { Mark, Node } from 'prosemirror-model';
import { mapParagraphs } from '../map-paragraphs.ts';
import { asEndnotes, asFootnotes, createNote, getNotesOfKind, type Note } from './note-content.ts';
import {
  listReferences,
  type NoteKey,
  type NoteKind,
  type NoteReference,
  noteKeyToString,
} from './references.ts';

/**
 * Writes exactly the notes that the text refers to: Word refuses a file with a reference to a missing note. A note without a reference stays in the
 * open document, so that undo restores both, but is not written to the file.
 */
export function writeReferencedNotes(document: Document, doc: Node): Document {
  const references = listReferences(doc);
  const parts = document.package;
  const footnotes = asFootnotes(
    selectReferencedNotes(references, 'footnote', getNotesOfKind(parts, 'footnote')),
  );
  const endnotes = asEndnotes(selectReferencedNotes(references, 'endnote', getNotesOfKind(parts, 'endnote')));
  const { footnoteSeparators = [], endnoteSeparators = [] } = parts;
  const restoreFormatting = createFormattingRestorer(references, doc, parts.styles);
  const content = mapParagraphs(parts.document.content, (paragraph) => ({
    ...paragraph,
    content: paragraph.content.map(restoreFormatting),
  }));
  return {
    ...document,
    package: {
      ...parts,
      document: { ...parts.document, content },
      footnotes,
      endnotes,
      footnoteSeparators:
        footnotes.length > 0 && footnoteSeparators.length === 0
          ? asFootnotes(createSeparators())
          : footnoteSeparators,
      endnoteSeparators:
        endnotes.length > 0 && endnoteSeparators.length === 0
          ? asEndnotes(createSeparators())
          : endnoteSeparators,
    },
  };
}

function selectReferencedNotes(
  references: readonly NoteReference[],
  kind: NoteKind,
  notes: readonly Note[],
): readonly Note[] {
  const byId = new Map(notes.map((note) => [note.id, note]));
  const ids = new Set(references.filter((one) => one.kind === kind).map(({ id }) => id));
  return [...ids].map((id) => byId.get(id) ?? createNote({ kind, id }, undefined).note);
}

/** Separator notes; Word requires both if there are any notes. */
function createSeparators(): Note[] {
  return (['separator', 'continuationSeparator'] as const).map((type, index) => ({
    id: index - 1,
    noteType: type,
    content: [
      {
        type: 'paragraph',
        formatting: { spaceAfter: 0, lineSpacing: 240, lineSpacingRule: 'auto' },
        content: [{ type: 'run', content: [{ type }] }],
      },
    ],
  }));
}

/** Restores the formatting of a reference, and its tracked insertion or deletion, which the library drops. */
function createFormattingRestorer(
  references: readonly NoteReference[],
  doc: Node,
  styles: StyleDefinitions | undefined,
): (item: ParagraphContent) => ParagraphContent {
  const formattings = readReferenceFormatting(references, doc);
  const style = {
    footnote: getReferenceStyle(styles, 'footnote'),
    endnote: getReferenceStyle(styles, 'endnote'),
  };
  return (item) => {
    if (item.type !== 'run') return item;
    const [content] = item.content;
    if (content?.type !== 'footnoteRef' && content?.type !== 'endnoteRef') return item;
    const noteKey: NoteKey = {
      kind: content.type === 'footnoteRef' ? 'footnote' : 'endnote',
      id: content.id,
    };
    return formatReference(item, formattings.get(noteKeyToString(noteKey)), style[noteKey.kind]);
  };
}

/** Superscript, by the style if the document has it. */
function getReferenceStyle(styles: StyleDefinitions | undefined, kind: NoteKind): TextFormatting {
  const style = styles?.styles.find(({ name }) => name?.toLowerCase() === `${kind} reference`);
  return style === undefined ? { vertAlign: 'superscript' } : { styleId: style.styleId };
}

function formatReference(
  run: Run,
  formatting: ParagraphContent | undefined,
  style: TextFormatting,
): ParagraphContent {
  const withFormatting = ({ formatting }: Run): Run => ({ ...run, formatting: { ...formatting, ...style } });
  switch (formatting?.type) {
    case 'run':
      return withFormatting(formatting);
    case 'insertion':
    case 'deletion':
    case 'moveFrom':
    case 'moveTo':
      return {
        ...formatting,
        content: formatting.content.map((one) => (one.type === 'run' ? withFormatting(one) : one)),
      };
    default:
      return withFormatting(run);
  }
}

/** The library's output for a character with the formatting of each reference. */
function readReferenceFormatting(
  references: readonly NoteReference[],
  doc: Node,
): Map<string, ParagraphContent> {
  const isFormatting = ({ type }: Mark): boolean => type.name !== 'comment' && type.name !== 'hyperlink';
  const placeholderParagraphs = references.map(({ pos }) => {
    const marks = doc.nodeAt(pos)?.marks.filter(isFormatting) ?? [];
    return schema.node('paragraph', null, [schema.text('x', marks)]);
  });
  if (placeholderParagraphs.length === 0) return new Map();
  const blocks = proseDocToBlocks(schema.topNodeType.create(null, placeholderParagraphs));
  const formattings = new Map<string, ParagraphContent>();
  references.forEach((reference, index) => {
    const block = blocks[index];
    const formatting = block?.type === 'paragraph' ? block.content[0] : undefined;
    if (formatting !== undefined) formattings.set(noteKeyToString(reference), formatting);
  });
  return formattings;
}
