import { encodeAttribute, encodeText } from '@redraft/documents';
import type { SceneComment } from '../../../canvas/scene/scene.ts';
import { type ElementDraft, ensureChild, setAttributes } from '../../../xml/draft.ts';
import { getString, removeInvalidCharacters } from '../../../xml/values.ts';
import { emuPerCommentUnit } from '../read/comments.ts';
import { takeLegacyIndex, toIsoTime } from './comment-authors.ts';
import type { WriteContext } from './write-context.ts';

/** What a reply names its comment by. */
interface LegacyReference {
  authorId: string;
  index: string;
}

const elementOrder = ['p:pos', 'p:text', 'p:extLst'];

/** Writes changed text and position. */
export function changeLegacyComment(draft: ElementDraft, before: SceneComment, after: SceneComment): void {
  if (before.text !== after.text)
    ensureChild(draft, 'p:text', elementOrder).parts = [encodeText(removeInvalidCharacters(after.text))];
  if (before.x !== after.x || before.y !== after.y)
    setAttributes(ensureChild(draft, 'p:pos', elementOrder), {
      x: toUnits(after.x),
      y: toUnits(after.y),
    });
}

const toUnits = (emu: number): string => String(Math.round(emu / emuPerCommentUnit));

export function createLegacyXml(
  writing: WriteContext,
  { author, at, text, x, y }: SceneComment,
  parent: LegacyReference | null,
): { xml: string; reference: LegacyReference } {
  const { id, index } = takeLegacyIndex(writing, author);
  const time = at === null ? '' : ` dt="${toIsoTime(at)}"`;
  const xml =
    `<p:cm authorId="${id}"${time} idx="${index}"><p:pos x="${toUnits(x)}" y="${toUnits(y)}"/>` +
    `<p:text>${encodeText(removeInvalidCharacters(text))}</p:text>${createThreadingXml(parent)}</p:cm>`;
  return { xml, reference: { authorId: id, index: String(index) } };
}

/** Replies to plain comments, as PowerPoint 2013 writes them ([MS-PPTX] 2.2.10.6). */
function createThreadingXml(parent: LegacyReference | null): string {
  if (parent === null) return '';
  return (
    '<p:extLst><p:ext uri="{C676402C-5697-4E1C-873F-D02D1690AC5C}">' +
    '<p15:threadingInfo xmlns:p15="http://schemas.microsoft.com/office/powerpoint/2012/main" timeZoneBias="0">' +
    `<p15:parentCm authorId="${encodeAttribute(parent.authorId)}" idx="${encodeAttribute(parent.index)}"/></p15:threadingInfo></p:ext></p:extLst>`
  );
}

/** The reference to a comment of the opened file. */
export function getLegacyReference(writing: WriteContext, id: string): LegacyReference | null {
  const source = writing.opened.comments.get(id);
  if (source?.format !== 'plain') return null;
  return {
    authorId: getString(source.element, 'authorId') ?? '',
    index: getString(source.element, 'idx') ?? '',
  };
}
