import { encodeText } from '@redraft/documents';
import type { SceneComment } from '../../../canvas/scene/scene.ts';
import {
  type ElementDraft,
  ensureChild,
  insertChild,
  parseElementDraft,
  removeChildren,
  setAttributes,
} from '../../../xml/draft.ts';
import { removeInvalidCharacters } from '../../../xml/values.ts';
import { modernNamespace } from '../read/comments.ts';
import { createAnchorXml, type WrittenSlide } from './comment-anchors.ts';
import { createGuid, findOrAddModernAuthor, toIsoTime } from './comment-authors.ts';
import type { WriteContext } from './write-context.ts';

/** Schema order of the children of `p188:cm` ([MS-PPTX] CT_Comment). PowerPoint drops replies in another place. */
const elementOrder = ['p188:pos', 'p188:replyLst', 'p188:txBody', 'p188:extLst'];

/** Writes changed text, position and state of a comment or reply. */
export function changeModernComment(draft: ElementDraft, before: SceneComment, after: SceneComment): void {
  if (before.text !== after.text) {
    removeChildren(draft, ['p188:txBody']);
    insertChild(draft, parseElementDraft(createBodyXml(after.text)), elementOrder);
  }
  if (before.isResolved !== after.isResolved)
    setAttributes(draft, { status: after.isResolved === true ? 'resolved' : null });
  if (before.x !== after.x || before.y !== after.y)
    setAttributes(ensureChild(draft, 'p188:pos', elementOrder), {
      x: String(Math.round(after.x)),
      y: String(Math.round(after.y)),
    });
}

/** Adds replies to a comment of the file. */
export function addReplies(
  writing: WriteContext,
  draft: ElementDraft,
  { replies, slideNumber }: { replies: readonly SceneComment[]; slideNumber: string },
): void {
  if (replies.length === 0) return;
  const list = ensureChild(draft, 'p188:replyLst', elementOrder);
  for (const reply of replies)
    insertChild(list, parseElementDraft(createReplyXml(writing, reply, slideNumber)), []);
}

export function createModernXml(
  writing: WriteContext,
  comment: SceneComment,
  { slide, replies }: { slide: WrittenSlide; replies: readonly SceneComment[] },
): string {
  const { shape, x, y, isResolved } = comment;
  const status = isResolved === true ? ' status="resolved"' : '';
  const replyXml = replies.map((reply) => createReplyXml(writing, reply, slide.number)).join('');
  return (
    `<p188:cm xmlns:p188="${modernNamespace}" ${createAttributes(writing, comment, slide.number)}${status}>` +
    `${createAnchorXml(slide, shape)}<p188:pos x="${Math.round(x)}" y="${Math.round(y)}"/>` +
    `${replyXml === '' ? '' : `<p188:replyLst>${replyXml}</p188:replyLst>`}${createBodyXml(comment.text)}</p188:cm>`
  );
}

const createReplyXml = (writing: WriteContext, reply: SceneComment, slideNumber: string): string =>
  `<p188:reply xmlns:p188="${modernNamespace}" ${createAttributes(writing, reply, slideNumber)}>${createBodyXml(reply.text)}</p188:reply>`;

function createAttributes(writing: WriteContext, { id, author, at }: SceneComment, slide: string): string {
  return `id="${createGuid(`${slide}/${id}`)}" authorId="${findOrAddModernAuthor(writing, author)}" created="${toIsoTime(at ?? 0)}"`;
}

const createBodyXml = (text: string): string =>
  `<p188:txBody xmlns:p188="${modernNamespace}" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:bodyPr/><a:lstStyle/>${text
    .split('\n')
    .map((line) => `<a:p><a:r><a:rPr/><a:t>${encodeText(removeInvalidCharacters(line))}</a:t></a:r></a:p>`)
    .join('')}</p188:txBody>`;
