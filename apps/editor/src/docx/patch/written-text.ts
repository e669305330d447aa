import { type Element, getOpenTag, getRawXml } from '../../xml/element.ts';
import { type Atom, hasSameWrappers, type Run, type Wrapper } from './atoms.ts';

/** A piece of text to be written. */
export interface Piece {
  atom: Atom;
  /** Its run and format, as one object each; null outside runs. */
  formatting: Formatting | null;
  wrappers: readonly Wrapper[];
}

export interface Formatting {
  /** The opening tag of the run. */
  tag: string;
  rPr: string;
}

/** Serialises the pieces of one paragraph. A run whose pieces are all present and unchanged is copied as it was. */
export function writePieces(pieces: readonly Piece[]): string {
  const output: string[] = [];
  let openWrappers: readonly Wrapper[] = [];
  for (let index = 0; index < pieces.length; ) {
    const piece = pieces[index];
    if (!piece) break;
    changeWrappers(output, openWrappers, piece.wrappers);
    openWrappers = piece.wrappers;
    const end = piece.formatting === null ? index + 1 : findEndOfRun(pieces, index);
    output.push(
      piece.formatting === null
        ? getRawXml(piece.atom.element)
        : writeRun(pieces.slice(index, end), piece.formatting),
    );
    index = end;
  }
  changeWrappers(output, openWrappers, []);
  return output.join('');
}

function changeWrappers(
  output: string[],
  openWrappers: readonly Wrapper[],
  nextWrappers: readonly Wrapper[],
): void {
  let shared = 0;
  while (shared < openWrappers.length && openWrappers[shared] === nextWrappers[shared]) shared++;
  for (let index = openWrappers.length - 1; index >= shared; index--)
    output.push(openWrappers[index]?.close ?? '');
  for (let index = shared; index < nextWrappers.length; index++) output.push(nextWrappers[index]?.open ?? '');
}

function findEndOfRun(pieces: readonly Piece[], from: number): number {
  const first = pieces[from];
  let end = from + 1;
  for (; end < pieces.length; end++) {
    const piece = pieces[end];
    if (!first || !piece || piece.formatting !== first.formatting) break;
    if (!hasSameWrappers(piece.wrappers, first.wrappers)) break;
  }
  return end;
}

function writeRun(pieces: readonly Piece[], { tag, rPr }: Formatting): string {
  const unchangedRun = findUnchangedRun(pieces, rPr);
  if (unchangedRun !== null) return getRawXml(unchangedRun);
  const output: string[] = [tag, rPr];
  let openElement = '';
  for (const { atom } of pieces) {
    const name = atom.kind === 'text' ? atom.element.name : '';
    if (openElement !== name) {
      if (openElement !== '') output.push(`</${openElement}>`);
      if (name !== '') output.push(`<${name} xml:space="preserve">`);
      openElement = name;
    }
    output.push(atom.kind === 'text' ? atom.raw : getRawXml(atom.element));
  }
  if (openElement !== '') output.push(`</${openElement}>`);
  output.push('</w:r>');
  return output.join('');
}

function findUnchangedRun(pieces: readonly Piece[], rPr: string): Element | null {
  const run = pieces[0]?.atom.run;
  if (!run || run.size !== pieces.length) return null;
  const { source } = run.element;
  const isUnchanged = pieces.every(({ atom }) => atom.run === run && atom.element.source === source);
  return isUnchanged && getFormatting(run).rPr === rPr ? run.element : null;
}

const formattingCache = new WeakMap<Run, Map<string, Formatting>>();

/** The format of a run, or a replacement: the same object for the same XML. */
export function getFormatting(run: Run, rPr = run.rPr ? getRawXml(run.rPr) : ''): Formatting {
  const cached = formattingCache.get(run) ?? new Map<string, Formatting>();
  formattingCache.set(run, cached);
  const formatting = cached.get(rPr) ?? { tag: getOpenTag(run.element), rPr };
  cached.set(rPr, formatting);
  return formatting;
}
