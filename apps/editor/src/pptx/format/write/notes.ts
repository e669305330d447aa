import { encodeText } from '@redraft/documents';
import { pairItems } from '../../../canvas/format/align.ts';
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
import { type NotesPart, notesPartOf, wordsOf } from '../read/notes.ts';
import { paragraphsOf } from '../read/text.ts';
import { notesMasterXml, notesSlideXml, notesThemeXml } from './notes-parts.ts';
import { office } from './package-writer.ts';
import { rootWith } from './roots.ts';
import type { Writing } from './writing.ts';

const typeBase = 'application/vnd.openxmlformats-officedocument';
const slideType = `${typeBase}.presentationml.notesSlide+xml`;

/** Writes the notes of a slide; `source` is the slide that they were read from, null for a new one. */
export function writeNotes(
  writing: Writing,
  part: string,
  { source, notes }: { source: Sheet | null; notes: string },
): void {
  const { book: writer } = writing;
  const there = source === null ? null : notesPartOf(source);
  const own = findRelationship(writer.relationships(part), 'notesSlide');
  if (there?.body && own !== undefined) {
    writer.put(
      own.target,
      rootWith(there.root, (root) => writeInto(root, there, notes)),
    );
    return;
  }
  if (notes === '') return;
  if (own !== undefined) writer.removeRelationship(part, own.id);
  const name = writer.freeName('ppt/notesSlides/notesSlide', '.xml');
  writer.put(name, notesSlideXml(notes.split('\n').map(paragraphXml).join('')), slideType);
  writer.relate(name, { type: `${office}/notesMaster`, target: notesMaster(writing), isExternal: false });
  writer.relate(name, { type: `${office}/slide`, target: part, isExternal: false });
  writer.relate(part, { type: `${office}/notesSlide`, target: name, isExternal: false });
}

function writeInto(root: ElementDraft, { body }: NotesPart, notes: string): void {
  const tree = findDraftByPath(root, ['p:cSld', 'p:spTree']);
  const shape = tree === null || body === null ? null : replaceByDraft(tree, body);
  if (shape === null) return;
  const text = ensureChild(
    shape,
    'p:txBody',
    ['p:nvSpPr', 'p:spPr', 'p:style', 'p:txBody'],
    '<p:txBody><a:bodyPr/><a:lstStyle/></p:txBody>',
  );
  const elements = paragraphsOf(findByPath(body, 'p:txBody'));
  const lines = notes.split('\n');
  const { origins, isSame } = pairItems(elements.map(wordsOf), lines, (one, other) => one === other);
  const paragraphs = lines.map((line, index): XmlNode => {
    const element = elements[origins[index] ?? -1];
    return element !== undefined && isSame[index] ? element : parseElementDraft(paragraphXml(line));
  });
  const rest = text.parts.filter((piece) => typeof piece === 'string' || piece.name !== 'a:p');
  text.parts = [...rest, ...paragraphs];
}

function paragraphXml(line: string): string {
  const runs = line
    .split('\v')
    .map((piece) =>
      piece === '' ? '' : `<a:r><a:rPr/><a:t>${encodeText(removeInvalidCharacters(piece))}</a:t></a:r>`,
    );
  return `<a:p>${runs.join('<a:br/>')}</a:p>`;
}

/** The notes master; created with a theme of its own if there is none. */
function notesMaster({ book: writer, opened }: Writing): string {
  const { deck } = opened;
  const there = findRelationship(writer.relationships(deck.part), 'notesMaster')?.target;
  if (there !== undefined && writer.has(there)) return there;
  const name = writer.freeName('ppt/notesMasters/notesMaster', '.xml');
  writer.put(name, notesMasterXml, `${typeBase}.presentationml.notesMaster+xml`);
  const theme = writer.freeName('ppt/theme/theme', '.xml');
  const master = findRelationship(deck.layouts[0]?.master.relationships ?? new Map(), 'theme')?.target;
  writer.put(
    theme,
    (master === undefined ? null : writer.text(master)) ?? notesThemeXml,
    `${typeBase}.theme+xml`,
  );
  writer.relate(name, { type: `${office}/theme`, target: theme, isExternal: false });
  writer.relate(deck.part, { type: `${office}/notesMaster`, target: name, isExternal: false });
  return name;
}
