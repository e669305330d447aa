import { attributeOf, markerOf } from './xml-text.ts';

/**
 * In tracked changes `@eigenpal/docx-editor-core`, the library, reads only runs and links and drops everything else (fields, content controls, changes
 * inside links, nested changes); it ends a comment with its paragraph, and keeps only one of several comments on the same text. So changes and
 * comments are removed from the XML before parsing; a marker in the text shows where each begins and ends.
 */
export interface ExtractedReview {
  xml: string;
  /** The meaning of each marker, by its index. */
  events: ReviewEvent[];
}

export type ReviewEvent =
  | { kind: 'open'; type: 'insertion' | 'deletion'; author: string; date: string | null }
  | { kind: 'close'; type: 'insertion' | 'deletion' }
  | { kind: 'commentStart' | 'commentEnd'; id: number };

const anyReviewMarkup = /<w:(?:ins|del|moveFrom|moveTo|commentRangeStart|commentReference)[\s/>]/;

export function extractReview(xml: string): ExtractedReview {
  return anyReviewMarkup.test(xml) ? new ReviewExtractor(xml).extract() : { xml, events: [] };
}

const changeTypes: Readonly<Record<string, 'insertion' | 'deletion'>> = {
  'w:ins': 'insertion',
  'w:moveTo': 'insertion',
  'w:del': 'deletion',
  'w:moveFrom': 'deletion',
};
/** In these elements the same names have another meaning: the paragraph mark, a table row, or former formatting. */
const propertiesElement = /^w:(?:p|r|tr|tc|tbl|tblPrEx|sect|sdt)Pr$/;
const commentTag = /^w:comment(?:RangeStart|RangeEnd|Reference)$/;
/** Elements that can be siblings of a run. */
const runLevel = new Set(['w:r', 'w:hyperlink', 'w:sdt', 'w:fldSimple', 'w:ins', 'w:del', 'm:oMath']);

interface Tag {
  name: string;
  text: string;
  start: number;
  end: number;
  kind: 'open' | 'close' | 'empty';
}

/** One pass over the tags of a part. */
class ReviewExtractor {
  private readonly xml: string;
  private readonly output: string[] = [];
  private readonly events: ReviewEvent[] = [];
  private pendingEvents: ReviewEvent[] = [];
  private copiedUpTo = 0;
  private paragraphDepth = 0;
  private propertiesDepth = 0;
  private fieldDepth = 0;
  private runDepth = 0;
  /**
   * What is done with the closing tag of each open change: with a type it is removed and leaves an event, `accepted` is removed without an event,
   * `kept` stays in the XML.
   */
  private readonly openChanges: ('insertion' | 'deletion' | 'accepted' | 'kept')[] = [];
  private readonly commentsWithRange: ReadonlySet<string>;

  constructor(xml: string) {
    this.xml = xml;
    this.commentsWithRange = new Set(
      [...xml.matchAll(/<w:commentRangeStart\s[^<>]*?w:id="(\d+)"/g)].map(([, id]) => id ?? ''),
    );
  }

  extract(): ExtractedReview {
    const tags = /<(\/?)([\w:]+)(?![\w:])([^<>]*?)(\/?)>/g;
    for (let found = tags.exec(this.xml); found !== null; found = tags.exec(this.xml)) {
      const [text, slash, name = '', , empty] = found;
      const kind = slash ? 'close' : empty ? 'empty' : 'open';
      const tag: Tag = { name, text, kind, start: found.index, end: found.index + text.length };
      tags.lastIndex = this.handleTag(tag);
    }
    const rest = this.xml.slice(this.copiedUpTo);
    return { xml: renameDeletedText(this.output.join('') + rest), events: this.events };
  }

  /** Handles a tag and returns the offset to continue from. */
  private handleTag(tag: Tag): number {
    if (propertiesElement.test(tag.name)) this.propertiesDepth += depthChange(tag);
    if (this.propertiesDepth > 0 || propertiesElement.test(tag.name)) return tag.end;
    if (tag.name in changeTypes) return this.handleChange(tag);
    if (commentTag.test(tag.name)) return this.handleComment(tag);
    const isRunLevel = runLevel.has(tag.name) || (tag.name === 'w:p' && tag.kind === 'close');
    if (isRunLevel && this.runDepth === 0) this.flushPendingEvents(tag.start);
    if (tag.name === 'w:p') this.paragraphDepth += depthChange(tag);
    if (tag.name === 'w:r') this.runDepth += depthChange(tag);
    // A text box within a run contains runs of its own.
    if (tag.name === 'w:txbxContent') this.runDepth += tag.kind === 'open' ? -1 : 1;
    if (tag.name === 'w:fldChar') this.fieldDepth += fieldDepthChange(tag.text);
    if (tag.name === 'w:fldSimple') this.fieldDepth += depthChange(tag);
    return tag.end;
  }

  private handleChange(tag: Tag): number {
    const type = changeTypes[tag.name];
    if (type === undefined || tag.kind === 'empty') return tag.end;
    if (tag.kind === 'close') {
      const opening = this.openChanges.pop() ?? 'kept';
      if (opening === 'kept') return tag.end;
      this.replaceTag(tag, '');
      if (opening !== 'accepted') this.pendingEvents.push({ kind: 'close', type: opening });
      return tag.end;
    }
    if (this.paragraphDepth === 0 || this.runDepth > 0) {
      this.openChanges.push('kept');
      return tag.end;
    }
    const content = this.xml.slice(tag.end, findClosingTag(this.xml, tag));
    const hasOnlyCompleteFields = fieldDepthChange(content) === 0;
    if (this.fieldDepth > 0 || !hasOnlyCompleteFields)
      return this.acceptChange(tag, type, hasOnlyCompleteFields);
    this.replaceTag(tag, '');
    this.openChanges.push(type);
    const author = attributeOf(tag.text, 'w:author') ?? '';
    this.pendingEvents.push({ kind: 'open', type, author, date: attributeOf(tag.text, 'w:date') });
    return tag.end;
  }

  /**
   * A change to part of a field has no position in the text: it is accepted. Except for a deletion of only the beginning or end of a field: its content
   * stays, as without it half a field would be left.
   */
  private acceptChange(tag: Tag, type: 'insertion' | 'deletion', hasOnlyCompleteFields: boolean): number {
    if (type === 'deletion' && hasOnlyCompleteFields) {
      const end = findClosingTag(this.xml, tag) + `</${tag.name}>`.length;
      this.replaceTag({ ...tag, end }, '');
      return end;
    }
    this.replaceTag(tag, '');
    this.openChanges.push('accepted');
    return tag.end;
  }

  private handleComment(tag: Tag): number {
    const id = Number(attributeOf(tag.text, 'w:id'));
    if (tag.name === 'w:commentReference') {
      if (!this.commentsWithRange.has(String(id)))
        this.pendingEvents.push({ kind: 'commentStart', id }, { kind: 'commentEnd', id });
      return tag.end;
    }
    this.replaceTag(tag, '');
    if (tag.kind === 'close') return tag.end;
    this.pendingEvents.push({ kind: tag.name === 'w:commentRangeStart' ? 'commentStart' : 'commentEnd', id });
    return tag.end;
  }

  private replaceTag(tag: Pick<Tag, 'start' | 'end'>, replacement: string): void {
    this.output.push(this.xml.slice(this.copiedUpTo, tag.start), replacement);
    this.copiedUpTo = tag.end;
  }

  /** Inserts the pending markers before the tag at `offset`, but not within a field, whose text is not part of the document text. */
  private flushPendingEvents(offset: number): void {
    if (this.pendingEvents.length === 0 || this.paragraphDepth === 0 || this.fieldDepth > 0) return;
    const markers = this.pendingEvents.map((event) => markerOf(this.events.push(event) - 1));
    this.replaceTag({ start: offset, end: offset }, `<w:r><w:t>${markers.join('')}</w:t></w:r>`);
    this.pendingEvents = [];
  }
}

function depthChange(tag: Tag): number {
  if (tag.kind === 'empty') return 0;
  return tag.kind === 'open' ? 1 : -1;
}

function fieldDepthChange(xml: string): number {
  const begins = xml.match(/w:fldCharType="begin"/g)?.length ?? 0;
  return begins - (xml.match(/w:fldCharType="end"/g)?.length ?? 0);
}

/** The offset of the closing tag for an opening tag. */
function findClosingTag(xml: string, opening: Tag): number {
  const tags = new RegExp(`<(/?)${opening.name}(?=[\\s/>])([^<>]*?)(/?)>`, 'g');
  tags.lastIndex = opening.end;
  let depth = 1;
  for (let found = tags.exec(xml); found !== null; found = tags.exec(xml)) {
    if (found[1]) depth -= 1;
    else if (!found[3]) depth += 1;
    if (depth === 0) return found.index;
  }
  return xml.length;
}

/** Deleted text has element names of its own; here its marker records the deletion. Moves become deletions and insertions. */
function renameDeletedText(xml: string): string {
  return xml
    .replace(/(<\/?w:)del(Text|InstrText)(?=[\s>])/g, (_, start: string, name: string) =>
      name === 'Text' ? `${start}t` : `${start}instrText`,
    )
    .replace(/<w:moveFrom(\s[^<>]*\/>)/g, '<w:del$1')
    .replace(/<w:moveTo(\s[^<>]*\/>)/g, '<w:ins$1');
}
