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
import { formatLength } from '../read/units.ts';
import { createTextXml } from './runs.ts';
import type { WriteContext } from './write-context.ts';

/** Writes the comments of a page in their place, before its notes; unchanged ones keep their markup. */
export function writeComments(
  writing: WriteContext,
  page: ElementDraft,
  comments: readonly SceneComment[],
): void {
  const pieces = comments.map((comment) => writeComment(writing, comment));
  const isComment = (piece: XmlNode): boolean =>
    typeof piece !== 'string' && annotationNames.includes(piece.name);
  const followsShapes = (piece: XmlNode): boolean =>
    isComment(piece) || (typeof piece !== 'string' && /^(?:presentation:notes|anim:)/.test(piece.name));
  const first = page.parts.findIndex(followsShapes);
  const insertIndex = first === -1 ? page.parts.length : first;
  page.parts = [
    ...page.parts.slice(0, insertIndex),
    ...pieces,
    ...page.parts.slice(insertIndex).filter((piece) => !isComment(piece)),
  ];
}

function writeComment({ opened, writer }: WriteContext, comment: SceneComment): XmlNode {
  const source = opened.comments.get(comment.id);
  if (source === undefined) {
    const draft = parseElementDraft('<office:annotation/>');
    setAttributes(draft, { 'office:name': writer.createId(comment.id), ...toPositionAttributes(comment) });
    draft.parts = [createCommentXml(comment)];
    return draft;
  }
  if (isSameValue(source.comment, comment)) return source.element;
  const draft = createElementDraft(source.element);
  if (source.comment.x !== comment.x || source.comment.y !== comment.y)
    setAttributes(draft, toPositionAttributes(comment));
  const { author, at, text } = source.comment;
  if (author !== comment.author || at !== comment.at || text !== comment.text)
    draft.parts = [createCommentXml(comment)];
  return draft;
}

const toPositionAttributes = ({ x, y }: SceneComment) => ({
  'svg:x': formatLength(x),
  'svg:y': formatLength(y),
});

function createCommentXml({ author, at, text }: SceneComment): string {
  const paragraphs = text
    .split('\n')
    .map(
      (line) =>
        `<text:p>${createTextXml(removeInvalidCharacters(line), { isBehindSpace: true, isLast: true })}</text:p>`,
    );
  const date = at === null ? '' : `<dc:date>${toLocalTime(at)}</dc:date>`;
  return `<dc:creator>${encodeText(removeInvalidCharacters(author))}</dc:creator>${date}${paragraphs.join('')}`;
}

/** Local time without a zone, as other programs write it. */
function toLocalTime(time: number): string {
  const date = new Date(time - new Date(time).getTimezoneOffset() * 60_000);
  return date.toISOString().slice(0, -1);
}
