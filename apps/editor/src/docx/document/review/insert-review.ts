import type { ReviewPiece } from './mark-review.ts';

/** Replaces each marker by its XML; a run that contains one is split. */
export function insertReviewMarkup(xml: string, pieces: readonly ReviewPiece[]): string {
  return assignUniqueIds(new ReviewInserter(pieces).insert(xml));
}

const runHeader = /<w:r(?:\s[^<>]*)?>(?:<w:lastRenderedPageBreak\/>)?(?:<w:rPr\/>|<w:rPr>.*?<\/w:rPr>)?/
  .source;
const tokens = new RegExp(
  `${runHeader}|<(/?)w:(t|instrText)(?:\\s[^<>]*)?>(?:</w:r>)?|\\uFDD0(\\d+)\\uFDD1`,
  'gs',
);

class ReviewInserter {
  private readonly pieces: readonly ReviewPiece[];
  private readonly output: string[] = [];
  private runOpening = '';
  private isDeleted = false;
  /** The opening tag of a text element was just written, without content yet. */
  private isEmpty = false;

  constructor(pieces: readonly ReviewPiece[]) {
    this.pieces = pieces;
  }

  insert(xml: string): string {
    let copiedUpTo = 0;
    for (const found of xml.matchAll(tokens)) {
      const [text, slash, name, marker] = found;
      this.copy(xml.slice(copiedUpTo, found.index));
      copiedUpTo = found.index + text.length;
      if (marker !== undefined) this.insertPiece(this.pieces[Number(marker)]);
      else if (name === undefined) this.beginRun(text);
      else if (slash) this.closeTextElement(text, name);
      else this.output.push(this.openTextElement(name));
      this.isEmpty = marker !== undefined || (name === 't' && !slash);
    }
    this.copy(xml.slice(copiedUpTo));
    return this.output.join('');
  }

  private copy(text: string): void {
    if (text === '') return;
    this.output.push(text);
    this.isEmpty = false;
  }

  private beginRun(run: string): void {
    this.runOpening = run.replace('<w:lastRenderedPageBreak/>', '');
    this.output.push(run);
  }

  /** Split text may begin or end with a space. */
  private openTextElement(name: string): string {
    return `<w:${this.getElementName(name)} xml:space="preserve">`;
  }

  private closeTextElement(text: string, name: string): void {
    const isRunEnd = text.endsWith('</w:r>');
    // The run is empty: its two opening pieces are removed again.
    if (this.isEmpty && isRunEnd && this.output.at(-2) === this.runOpening) this.output.length -= 2;
    else this.output.push(`</w:${this.getElementName(name)}>`, isRunEnd ? '</w:r>' : '');
  }

  private getElementName(name: string): string {
    if (!this.isDeleted) return name;
    return name === 't' ? 'delText' : 'delInstrText';
  }

  private insertPiece(piece: ReviewPiece | undefined): void {
    if (piece === undefined) return;
    this.closeTextElement('</w:t></w:r>', 't');
    this.output.push(piece.xml);
    this.isDeleted = piece.isDeletedAfter;
    this.output.push(this.runOpening, this.openTextElement('t'));
  }
}

/** Word needs a unique 32-bit id for each change; the library writes a timestamp. */
function assignUniqueIds(xml: string): string {
  let id = 0;
  return xml.replace(
    /(<w:(?:ins|del|cellIns|cellDel|cellMerge|(?:p|r|tr|tc|tbl|sect)PrChange)\s(?:[^<>]*?\s)?w:id=")\d+/g,
    (_, before: string) => {
      id += 1;
      return before + id;
    },
  );
}
