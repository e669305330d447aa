import type { ReviewPiece } from './mark-review.ts';

/** Replaces each marker by its XML; a run that contains one is split. */
export function lowerReview(xml: string, pieces: readonly ReviewPiece[]): string {
  return withOwnIds(new Lowering(pieces).lower(xml));
}

const header = /<w:r(?:\s[^<>]*)?>(?:<w:lastRenderedPageBreak\/>)?(?:<w:rPr\/>|<w:rPr>.*?<\/w:rPr>)?/.source;
const tokens = new RegExp(
  `${header}|<(/?)w:(t|instrText)(?:\\s[^<>]*)?>(?:</w:r>)?|\\uFDD0(\\d+)\\uFDD1`,
  'gs',
);

class Lowering {
  private readonly pieces: readonly ReviewPiece[];
  private readonly out: string[] = [];
  private run = '';
  private isDeleted = false;
  /** The opening tag of a text element was just written, without content yet. */
  private isEmpty = false;

  constructor(pieces: readonly ReviewPiece[]) {
    this.pieces = pieces;
  }

  lower(xml: string): string {
    let copied = 0;
    for (const found of xml.matchAll(tokens)) {
      const [text, slash, name, marker] = found;
      this.copy(xml.slice(copied, found.index));
      copied = found.index + text.length;
      if (marker !== undefined) this.split(this.pieces[Number(marker)]);
      else if (name === undefined) this.begin(text);
      else if (slash) this.end(text, name);
      else this.out.push(this.opening(name));
      this.isEmpty = marker !== undefined || (name === 't' && !slash);
    }
    this.copy(xml.slice(copied));
    return this.out.join('');
  }

  private copy(text: string): void {
    if (text === '') return;
    this.out.push(text);
    this.isEmpty = false;
  }

  private begin(run: string): void {
    this.run = run.replace('<w:lastRenderedPageBreak/>', '');
    this.out.push(run);
  }

  /** Split text may begin or end with a space. */
  private opening(name: string): string {
    return `<w:${this.nameOf(name)} xml:space="preserve">`;
  }

  private end(text: string, name: string): void {
    const isRunEnd = text.endsWith('</w:r>');
    // The run is empty: its two opening pieces are removed again.
    if (this.isEmpty && isRunEnd && this.out.at(-2) === this.run) this.out.length -= 2;
    else this.out.push(`</w:${this.nameOf(name)}>`, isRunEnd ? '</w:r>' : '');
  }

  private nameOf(name: string): string {
    if (!this.isDeleted) return name;
    return name === 't' ? 'delText' : 'delInstrText';
  }

  private split(piece: ReviewPiece | undefined): void {
    if (piece === undefined) return;
    this.end('</w:t></w:r>', 't');
    this.out.push(piece.xml);
    this.isDeleted = piece.isDeletedAfter;
    this.out.push(this.run, this.opening('t'));
  }
}

/** Word needs a unique 32-bit id for each change; the library writes a timestamp. */
function withOwnIds(xml: string): string {
  let id = 0;
  return xml.replace(
    /(<w:(?:ins|del|cellIns|cellDel|cellMerge|(?:p|r|tr|tc|tbl|sect)PrChange)\s(?:[^<>]*?\s)?w:id=")\d+/g,
    (_, before: string) => {
      id += 1;
      return before + id;
    },
  );
}
