import { type Element, openTagOf, rawOf } from '../../xml/element.ts';
import { type Atom, isInSame, type Run, type Wrapper } from './atoms.ts';

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
  const out: string[] = [];
  let open: readonly Wrapper[] = [];
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at];
    if (!piece) break;
    changeWrappers(out, open, piece.wrappers);
    open = piece.wrappers;
    const end = piece.formatting === null ? at + 1 : endOfRun(pieces, at);
    out.push(
      piece.formatting === null
        ? rawOf(piece.atom.element)
        : writeRun(pieces.slice(at, end), piece.formatting),
    );
    at = end;
  }
  changeWrappers(out, open, []);
  return out.join('');
}

function changeWrappers(out: string[], open: readonly Wrapper[], requested: readonly Wrapper[]): void {
  let shared = 0;
  while (shared < open.length && open[shared] === requested[shared]) shared++;
  for (let at = open.length - 1; at >= shared; at--) out.push(open[at]?.close ?? '');
  for (let at = shared; at < requested.length; at++) out.push(requested[at]?.open ?? '');
}

function endOfRun(pieces: readonly Piece[], from: number): number {
  const first = pieces[from];
  let end = from + 1;
  for (; end < pieces.length; end++) {
    const piece = pieces[end];
    if (!first || !piece || piece.formatting !== first.formatting) break;
    if (!isInSame(piece.wrappers, first.wrappers)) break;
  }
  return end;
}

function writeRun(pieces: readonly Piece[], { tag, rPr }: Formatting): string {
  const whole = wholeRun(pieces, rPr);
  if (whole !== null) return rawOf(whole);
  const out: string[] = [tag, rPr];
  let open = '';
  for (const { atom } of pieces) {
    const name = atom.kind === 'text' ? atom.element.name : '';
    if (open !== name) {
      if (open !== '') out.push(`</${open}>`);
      if (name !== '') out.push(`<${name} xml:space="preserve">`);
      open = name;
    }
    out.push(atom.kind === 'text' ? atom.raw : rawOf(atom.element));
  }
  if (open !== '') out.push(`</${open}>`);
  out.push('</w:r>');
  return out.join('');
}

function wholeRun(pieces: readonly Piece[], rPr: string): Element | null {
  const run = pieces[0]?.atom.run;
  if (!run || run.size !== pieces.length) return null;
  const { source } = run.element;
  const isAsOpened = pieces.every(({ atom }) => atom.run === run && atom.element.source === source);
  return isAsOpened && formattingOf(run).rPr === rPr ? run.element : null;
}

const formattings = new WeakMap<Run, Map<string, Formatting>>();

/** The format of a run, or a replacement: the same object for the same XML. */
export function formattingOf(run: Run, rPr = run.rPr ? rawOf(run.rPr) : ''): Formatting {
  const known = formattings.get(run) ?? new Map<string, Formatting>();
  formattings.set(run, known);
  const formatting = known.get(rPr) ?? { tag: openTagOf(run.element), rPr };
  known.set(rPr, formatting);
  return formatting;
}
