import type { ZipCodec } from './codec.ts';
import { fflateCodec } from './fflate-codec.ts';
import { requireDocumentPart, rewriteParts } from './office-file.ts';
import { createTagCursor, skipElement, type TagCursor } from './xml-tags.ts';
import { readZip } from './zip-read.ts';

/** comments.xml and related parts of newer versions. */
const commentPart = /(^|\/)(comments|commentsExtended|commentsIds|commentsExtensible|people)\.xml$/;
const commentRels = /(^|\/)_rels\/comments\w*\.xml\.rels$/;
const textPart = /^word\/(document|header\d*|footer\d*|footnotes|endnotes)\.xml$/;

/** Removes comments from a docx: anchors, parts, relationships and content types. */
export function removeComments(bytes: Uint8Array, codec: ZipCodec = fflateCodec): Uint8Array {
  requireDocumentPart(readZip(bytes));
  return rewriteParts({
    bytes,
    codec,
    rewrite: (name, read) => {
      if (commentPart.test(name) || commentRels.test(name)) return null;
      if (name === '[Content_Types].xml')
        return keepUnlessSame(read(), (xml) => removeTags(xml, 'Override', 'PartName'));
      if (name.endsWith('.rels'))
        return keepUnlessSame(read(), (xml) => removeTags(xml, 'Relationship', 'Target'));
      if (textPart.test(name)) return keepUnlessSame(read(), removeAnchors);
      return undefined;
    },
  });
}

function keepUnlessSame(xml: string, change: (xml: string) => string): string | undefined {
  const changed = change(xml);
  return changed === xml ? undefined : changed;
}

const attributeOf: Readonly<Record<'PartName' | 'Target', RegExp>> = {
  PartName: /\bPartName="([^"]*)"/,
  Target: /\bTarget="([^"]*)"/,
};

function removeTags(xml: string, tag: string, attribute: 'PartName' | 'Target'): string {
  return removeTokens(xml, (cursor) => {
    if (!isStartOf(cursor, tag)) return null;
    const target = attributeOf[attribute].exec(xml.slice(cursor.start, cursor.end))?.[1];
    const { start } = cursor;
    if (target === undefined || !commentPart.test(target) || !skipElement(cursor)) return null;
    return start;
  });
}

const anchors: ReadonlySet<string> = new Set([
  'w:commentRangeStart',
  'w:commentRangeEnd',
  'w:commentReference',
]);

function removeAnchors(xml: string): string {
  if (!xml.includes('<w:comment')) return xml;
  const marks = removeTokens(xml, createRunReader());
  return removeTokens(marks, (cursor) => {
    const { start } = cursor;
    const isAnchor = anchors.has(cursor.name) && cursor.kind !== 'close';
    return isAnchor && skipElement(cursor) ? start : null;
  });
}

/** A run with only a comment reference and its properties is removed with it. */
function createRunReader(): (cursor: TagCursor) => number | null {
  let run: number | null = null;
  let hasReference = false;
  let end = 0;
  return (cursor) => {
    const isNext = run !== null && !hasReference && cursor.start === end;
    const isClosed = hasReference && cursor.start === end && cursor.kind === 'close' && cursor.name === 'w:r';
    const start = run;
    if (isNext && isStartOf(cursor, 'w:rPr')) skipElement(cursor);
    else if (isNext && cursor.kind === 'empty' && cursor.name === 'w:commentReference') hasReference = true;
    else {
      run = cursor.kind === 'open' && cursor.name === 'w:r' ? cursor.start : null;
      hasReference = false;
    }
    end = cursor.end;
    return isClosed ? start : null;
  };
}

function isStartOf({ kind, name }: TagCursor, requestedName: string): boolean {
  return (kind === 'open' || kind === 'empty') && name === requestedName;
}

/** Removes the ranges that `startOf` reports: from its result to the cursor's position then. One pass over the tags. */
function removeTokens(xml: string, startOf: (cursor: TagCursor) => number | null): string {
  const cursor = createTagCursor(xml);
  let kept = '';
  let from = 0;
  while (!cursor.isBroken && cursor.next()) {
    const start = startOf(cursor);
    if (start === null) continue;
    kept += xml.slice(from, start);
    from = cursor.end;
  }
  return from === 0 ? xml : kept + xml.slice(from);
}
