import { encodeText } from '@redraft/documents';
import { pairItems } from '../../../canvas/format/align.ts';
import { listParagraphs } from '../../../drawingml/text.ts';
import {
  type ElementDraft,
  ensureChild,
  findDraftByPath,
  parseElementDraft,
  replaceByDraft,
  type XmlNode,
} from '../../../xml/draft.ts';
import { findByPath, removeInvalidCharacters } from '../../../xml/values.ts';
import { findRelationship, type Sheet } from '../read/deck.ts';
import { findNotesPart, getParagraphText, type NotesPart } from '../read/notes.ts';
import { createNotesSlideXml, notesMasterXml, notesThemeXml } from './notes-parts.ts';
import { relationshipTypePrefix } from './package-writer.ts';
import { rewriteRoot } from './rewrite-root.ts';
import type { WriteContext } from './write-context.ts';

const contentTypePrefix = 'application/vnd.openxmlformats-officedocument';
const notesSlideType = `${contentTypePrefix}.presentationml.notesSlide+xml`;

/** Writes the notes of a slide; `source` is the slide that they were read from, null for a new one. */
export function writeNotes(
  writing: WriteContext,
  part: string,
  { source, notes }: { source: Sheet | null; notes: string },
): void {
  const { writer } = writing;
  const existingNotes = source === null ? null : findNotesPart(source);
  const relationship = findRelationship(writer.getRelationships(part), 'notesSlide');
  if (existingNotes?.body && relationship !== undefined) {
    writer.putPart(
      relationship.target,
      rewriteRoot(existingNotes.root, (root) => replaceParagraphs(root, existingNotes, notes)),
    );
    return;
  }
  if (notes === '') return;
  if (relationship !== undefined) writer.removeRelationship(part, relationship.id);
  const name = writer.createPartName('ppt/notesSlides/notesSlide', '.xml');
  writer.putPart(
    name,
    createNotesSlideXml(notes.split('\n').map(createParagraphXml).join('')),
    notesSlideType,
  );
  writer.findOrAddRelationship(name, {
    type: `${relationshipTypePrefix}/notesMaster`,
    target: findOrAddNotesMaster(writing),
    isExternal: false,
  });
  writer.findOrAddRelationship(name, {
    type: `${relationshipTypePrefix}/slide`,
    target: part,
    isExternal: false,
  });
  writer.findOrAddRelationship(part, {
    type: `${relationshipTypePrefix}/notesSlide`,
    target: name,
    isExternal: false,
  });
}

function replaceParagraphs(root: ElementDraft, { body }: NotesPart, notes: string): void {
  const tree = findDraftByPath(root, ['p:cSld', 'p:spTree']);
  const shape = tree === null || body === null ? null : replaceByDraft(tree, body);
  if (shape === null) return;
  const text = ensureChild(
    shape,
    'p:txBody',
    ['p:nvSpPr', 'p:spPr', 'p:style', 'p:txBody'],
    '<p:txBody><a:bodyPr/><a:lstStyle/></p:txBody>',
  );
  const elements = listParagraphs(findByPath(body, 'p:txBody'));
  const lines = notes.split('\n');
  const { origins, isSame } = pairItems(elements.map(getParagraphText), lines, (one, other) => one === other);
  const paragraphs = lines.map((line, index): XmlNode => {
    const element = elements[origins[index] ?? -1];
    return element !== undefined && isSame[index] ? element : parseElementDraft(createParagraphXml(line));
  });
  const otherParts = text.parts.filter((piece) => typeof piece === 'string' || piece.name !== 'a:p');
  text.parts = [...otherParts, ...paragraphs];
}

function createParagraphXml(line: string): string {
  const runs = line
    .split('\v')
    .map((piece) =>
      piece === '' ? '' : `<a:r><a:rPr/><a:t>${encodeText(removeInvalidCharacters(piece))}</a:t></a:r>`,
    );
  return `<a:p>${runs.join('<a:br/>')}</a:p>`;
}

/** The notes master; created with a theme of its own if there is none. */
function findOrAddNotesMaster({ writer, opened }: WriteContext): string {
  const { deck } = opened;
  const existingMaster = findRelationship(writer.getRelationships(deck.part), 'notesMaster')?.target;
  if (existingMaster !== undefined && writer.hasPart(existingMaster)) return existingMaster;
  const name = writer.createPartName('ppt/notesMasters/notesMaster', '.xml');
  writer.putPart(name, notesMasterXml, `${contentTypePrefix}.presentationml.notesMaster+xml`);
  const theme = writer.createPartName('ppt/theme/theme', '.xml');
  const master = findRelationship(deck.layouts[0]?.master.relationships ?? new Map(), 'theme')?.target;
  writer.putPart(
    theme,
    (master === undefined ? null : writer.readText(master)) ?? notesThemeXml,
    `${contentTypePrefix}.theme+xml`,
  );
  writer.findOrAddRelationship(name, {
    type: `${relationshipTypePrefix}/theme`,
    target: theme,
    isExternal: false,
  });
  writer.findOrAddRelationship(deck.part, {
    type: `${relationshipTypePrefix}/notesMaster`,
    target: name,
    isExternal: false,
  });
  return name;
}
