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
import { asEndnotes, asFootnotes, createNote, type Note, notesOf } from './note-content.ts';
import { keyOf, listReferences, type NoteKind, type NoteName, type NoteReference } from './references.ts';

/**
 * Writes exactly the notes that the text refers to: Word refuses a file with a reference to a missing note. A note without a reference stays in the
 * open document, so that undo restores both, but is not written to the file.
 */
export function restoreNotes(document: Document, doc: Node): Document {
  const references = listReferences(doc);
  const parts = document.package;
  const footnotes = asFootnotes(referredTo(references, 'footnote', notesOf(parts, 'footnote')));
  const endnotes = asEndnotes(referredTo(references, 'endnote', notesOf(parts, 'endnote')));
  const { footnoteSeparators = [], endnoteSeparators = [] } = parts;
  const dress = dressing(references, doc, parts.styles);
  const content = mapParagraphs(parts.document.content, (paragraph) => ({
    ...paragraph,
    content: paragraph.content.map(dress),
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
          ? asFootnotes(separators())
          : footnoteSeparators,
      endnoteSeparators:
        endnotes.length > 0 && endnoteSeparators.length === 0 ? asEndnotes(separators()) : endnoteSeparators,
    },
  };
}

function referredTo(
  references: readonly NoteReference[],
  kind: NoteKind,
  notes: readonly Note[],
): readonly Note[] {
  const byId = new Map(notes.map((note) => [note.id, note]));
  const ids = new Set(references.filter((one) => one.kind === kind).map(({ id }) => id));
  return [...ids].map((id) => byId.get(id) ?? createNote({ kind, id }, undefined).note);
}

/** Separator notes; Word requires both if there are any notes. */
function separators(): Note[] {
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

/** The library drops the formatting of a reference, and its tracked insertion or deletion. */
function dressing(
  references: readonly NoteReference[],
  doc: Node,
  styles: StyleDefinitions | undefined,
): (item: ParagraphContent) => ParagraphContent {
  const formattings = formattingTags(references, doc);
  const style = { footnote: referenceStyle(styles, 'footnote'), endnote: referenceStyle(styles, 'endnote') };
  return (item) => {
    if (item.type !== 'run') return item;
    const [content] = item.content;
    if (content?.type !== 'footnoteRef' && content?.type !== 'endnoteRef') return item;
    const name: NoteName = { kind: content.type === 'footnoteRef' ? 'footnote' : 'endnote', id: content.id };
    return formatReference(item, formattings.get(keyOf(name)), style[name.kind]);
  };
}

/** Superscript, by the style if the document has it. */
function referenceStyle(styles: StyleDefinitions | undefined, kind: NoteKind): TextFormatting {
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
function formattingTags(references: readonly NoteReference[], doc: Node): Map<string, ParagraphContent> {
  const isFormatting = ({ type }: Mark): boolean => type.name !== 'comment' && type.name !== 'hyperlink';
  const letters = references.map(({ pos }) => {
    const marks = doc.nodeAt(pos)?.marks.filter(isFormatting) ?? [];
    return schema.node('paragraph', null, [schema.text('x', marks)]);
  });
  if (letters.length === 0) return new Map();
  const blocks = proseDocToBlocks(schema.topNodeType.create(null, letters));
  const formattings = new Map<string, ParagraphContent>();
  references.forEach((reference, index) => {
    const block = blocks[index];
    const formatting = block?.type === 'paragraph' ? block.content[0] : undefined;
    if (formatting !== undefined) formattings.set(keyOf(reference), formatting);
  });
  return formattings;
}
