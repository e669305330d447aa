import { encodeText } from '@redraft/documents';
import { isSameValue } from '../../../canvas/format/same-values.ts';
import type { SceneComment } from '../../../canvas/scene/scene.ts';
import {
  createElementDraft,
  type ElementDraft,
  parseElementDraft,
  setAttributes,
  type XmlNode,
} from '../../../xml/draft.ts';
import { removeInvalidCharacters } from '../../../xml/values.ts';
import { annotationNames } from '../read/comments.ts';
import { written } from '../read/units.ts';
import { wordsXml } from './runs.ts';
import type { Writing } from './writing.ts';

/** Writes the comments of a page in their place, before its notes; unchanged ones keep their markup. */
export function writeComments(writing: Writing, page: ElementDraft, comments: readonly SceneComment[]): void {
  const pieces = comments.map((comment) => commentPiece(writing, comment));
  const isComment = (piece: XmlNode): boolean =>
    typeof piece !== 'string' && annotationNames.includes(piece.name);
  const isBehind = (piece: XmlNode): boolean =>
    isComment(piece) || (typeof piece !== 'string' && /^(?:presentation:notes|anim:)/.test(piece.name));
  const first = page.parts.findIndex(isBehind);
  const at = first === -1 ? page.parts.length : first;
  page.parts = [
    ...page.parts.slice(0, at),
    ...pieces,
    ...page.parts.slice(at).filter((piece) => !isComment(piece)),
  ];
}

function commentPiece({ opened, book: writer }: Writing, comment: SceneComment): XmlNode {
  const source = opened.comments.get(comment.id);
  if (source === undefined) {
    const draft = parseElementDraft('<office:annotation/>');
    setAttributes(draft, { 'office:name': writer.freeId(comment.id), ...placeOf(comment) });
    draft.parts = [commentXml(comment)];
    return draft;
  }
  if (isSameValue(source.comment, comment)) return source.element;
  const draft = createElementDraft(source.element);
  if (source.comment.x !== comment.x || source.comment.y !== comment.y)
    setAttributes(draft, placeOf(comment));
  const { author, at, text } = source.comment;
  if (author !== comment.author || at !== comment.at || text !== comment.text)
    draft.parts = [commentXml(comment)];
  return draft;
}

const placeOf = ({ x, y }: SceneComment) => ({ 'svg:x': written(x), 'svg:y': written(y) });

function commentXml({ author, at, text }: SceneComment): string {
  const paragraphs = text
    .split('\n')
    .map(
      (line) =>
        `<text:p>${wordsXml(removeInvalidCharacters(line), { isBehindSpace: true, isLast: true })}</text:p>`,
    );
  const date = at === null ? '' : `<dc:date>${localTime(at)}</dc:date>`;
  return `<dc:creator>${encodeText(removeInvalidCharacters(author))}</dc:creator>${date}${paragraphs.join('')}`;
}

/** Local time without a zone, as other programs write it. */
function localTime(at: number): string {
  const date = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return date.toISOString().slice(0, -1);
}
