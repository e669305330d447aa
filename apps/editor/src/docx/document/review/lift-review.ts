import { attributeOf, markerOf } from './xml-text.ts';

/**
 * In tracked changes the library reads only runs and links and drops everything else (fields, content controls, changes inside links, nested
 * changes); it ends a comment with its paragraph, and keeps only one of several comments on the same text. So changes and comments are removed from
 * the XML before parsing; a marker in the text shows where each begins and ends.
 */
export interface LiftedReview {
  xml: string;
  /** The meaning of each marker, by its index. */
  events: ReviewEvent[];
}

export type ReviewEvent =
  | { kind: 'open'; type: 'insertion' | 'deletion'; author: string; date: string | null }
  | { kind: 'close'; type: 'insertion' | 'deletion' }
  | { kind: 'commentStart' | 'commentEnd'; id: number };

const anyReview = /<w:(?:ins|del|moveFrom|moveTo|commentRangeStart|commentReference)[\s/>]/;

export function liftReview(xml: string): LiftedReview {
  return anyReview.test(xml) ? new Lifting(xml).lift() : { xml, events: [] };
}

const changeTypes: Readonly<Record<string, 'insertion' | 'deletion'>> = {
  'w:ins': 'insertion',
  'w:moveTo': 'insertion',
  'w:del': 'deletion',
  'w:moveFrom': 'deletion',
};
/** In these elements the same names have another meaning: the paragraph mark, a table row, or former formatting. */
const properties = /^w:(?:p|r|tr|tc|tbl|tblPrEx|sect|sdt)Pr$/;
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
class Lifting {
  private readonly xml: string;
  private readonly out: string[] = [];
  private readonly events: ReviewEvent[] = [];
  private waiting: ReviewEvent[] = [];
  private copied = 0;
  private paragraphs = 0;
  private props = 0;
  private fields = 0;
  private runs = 0;
  /** For each open change: what its closing tag is replaced by. */
  private readonly open: ('insertion' | 'deletion' | 'accepted' | 'kept')[] = [];
  private readonly ranged: ReadonlySet<string>;

  constructor(xml: string) {
    this.xml = xml;
    this.ranged = new Set(
      [...xml.matchAll(/<w:commentRangeStart\s[^<>]*?w:id="(\d+)"/g)].map(([, id]) => id ?? ''),
    );
  }

  lift(): LiftedReview {
    const tags = /<(\/?)([\w:]+)(?![\w:])([^<>]*?)(\/?)>/g;
    for (let found = tags.exec(this.xml); found !== null; found = tags.exec(this.xml)) {
      const [text, slash, name = '', , empty] = found;
      const kind = slash ? 'close' : empty ? 'empty' : 'open';
      const tag: Tag = { name, text, kind, start: found.index, end: found.index + text.length };
      tags.lastIndex = this.take(tag);
    }
    const rest = this.xml.slice(this.copied);
    return { xml: asLiveText(this.out.join('') + rest), events: this.events };
  }

  /** Handles a tag and returns the offset to continue from. */
  private take(tag: Tag): number {
    if (properties.test(tag.name)) this.props += step(tag);
    if (this.props > 0 || properties.test(tag.name)) return tag.end;
    if (tag.name in changeTypes) return this.takeChange(tag);
    if (commentTag.test(tag.name)) return this.takeComment(tag);
    const isRunLevel = runLevel.has(tag.name) || (tag.name === 'w:p' && tag.kind === 'close');
    if (isRunLevel && this.runs === 0) this.flush(tag.start);
    if (tag.name === 'w:p') this.paragraphs += step(tag);
    if (tag.name === 'w:r') this.runs += step(tag);
    // A text box within a run contains runs of its own.
    if (tag.name === 'w:txbxContent') this.runs += tag.kind === 'open' ? -1 : 1;
    if (tag.name === 'w:fldChar') this.fields += fieldStep(tag.text);
    if (tag.name === 'w:fldSimple') this.fields += step(tag);
    return tag.end;
  }

  private takeChange(tag: Tag): number {
    const type = changeTypes[tag.name];
    if (type === undefined || tag.kind === 'empty') return tag.end;
    if (tag.kind === 'close') {
      const opened = this.open.pop() ?? 'kept';
      if (opened === 'kept') return tag.end;
      this.replace(tag, '');
      if (opened !== 'accepted') this.waiting.push({ kind: 'close', type: opened });
      return tag.end;
    }
    if (this.paragraphs === 0 || this.runs > 0) {
      this.open.push('kept');
      return tag.end;
    }
    const inside = this.xml.slice(tag.end, endOf(this.xml, tag));
    const isWhole = fieldStep(inside) === 0;
    if (this.fields > 0 || !isWhole) return this.accept(tag, type, isWhole);
    this.replace(tag, '');
    this.open.push(type);
    const author = attributeOf(tag.text, 'w:author') ?? '';
    this.waiting.push({ kind: 'open', type, author, date: attributeOf(tag.text, 'w:date') });
    return tag.end;
  }

  /** A change to part of a field has no position in the text: it is accepted. */
  private accept(tag: Tag, type: 'insertion' | 'deletion', isWhole: boolean): number {
    if (type === 'deletion' && isWhole) {
      const end = endOf(this.xml, tag) + `</${tag.name}>`.length;
      this.replace({ ...tag, end }, '');
      return end;
    }
    this.replace(tag, '');
    this.open.push('accepted');
    return tag.end;
  }

  private takeComment(tag: Tag): number {
    const id = Number(attributeOf(tag.text, 'w:id'));
    if (tag.name === 'w:commentReference') {
      if (!this.ranged.has(String(id)))
        this.waiting.push({ kind: 'commentStart', id }, { kind: 'commentEnd', id });
      return tag.end;
    }
    this.replace(tag, '');
    if (tag.kind === 'close') return tag.end;
    this.waiting.push({ kind: tag.name === 'w:commentRangeStart' ? 'commentStart' : 'commentEnd', id });
    return tag.end;
  }

  private replace(tag: Pick<Tag, 'start' | 'end'>, by: string): void {
    this.out.push(this.xml.slice(this.copied, tag.start), by);
    this.copied = tag.end;
  }

  /** Inserts the pending markers before the tag at `at`, but not within a field, whose text is not part of the document text. */
  private flush(at: number): void {
    if (this.waiting.length === 0 || this.paragraphs === 0 || this.fields > 0) return;
    const markers = this.waiting.map((event) => markerOf(this.events.push(event) - 1));
    this.replace({ start: at, end: at }, `<w:r><w:t>${markers.join('')}</w:t></w:r>`);
    this.waiting = [];
  }
}

function step(tag: Tag): number {
  if (tag.kind === 'empty') return 0;
  return tag.kind === 'open' ? 1 : -1;
}

function fieldStep(xml: string): number {
  const begins = xml.match(/w:fldCharType="begin"/g)?.length ?? 0;
  return begins - (xml.match(/w:fldCharType="end"/g)?.length ?? 0);
}

/** The offset of the closing tag for an opening tag. */
function endOf(xml: string, opening: Tag): number {
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
function asLiveText(xml: string): string {
  return xml
    .replace(/(<\/?w:)del(Text|InstrText)(?=[\s>])/g, (_, start: string, name: string) =>
      name === 'Text' ? `${start}t` : `${start}instrText`,
    )
    .replace(/<w:moveFrom(\s[^<>]*\/>)/g, '<w:del$1')
    .replace(/<w:moveTo(\s[^<>]*\/>)/g, '<w:ins$1');
}
