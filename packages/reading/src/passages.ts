/** A part of the text that is spoken in one go, with the text nodes that it comes from. */
export interface Passage {
  text: string;
  /** Language tag. */
  language: string;
  /** In the order of the text; together they cover it. */
  pieces: readonly { node: Text; from: number; start: number; length: number }[];
}

/** Longer utterances end early in some browsers. */
const maxLength = 220;

const blockSelector = 'p, li, h1, h2, h3, h4, h5, h6, blockquote, td, th';

/** What is no text: controls, what screen readers leave out, and what a suggestion deletes. */
const unreadSelector = 'button, [aria-hidden="true"], del';

/** A part of a text node. */
interface Piece {
  node: Text;
  from: number;
  to: number;
}

/** The sentences of an element, or of a range in it, block by block as they are needed: nobody waits for a long text to be divided. */
export function* listPassages(root: HTMLElement, language: string, within?: Range): Generator<Passage> {
  for (const pieces of listBlocks(root, within)) {
    const text = pieces.map(({ node, from, to }) => node.data.slice(from, to)).join('');
    const ownLanguage =
      pieces[0]?.node.parentElement?.closest<HTMLElement>('[lang]:not([lang=""])')?.lang ?? language;
    const sentences = createSegmenter(ownLanguage).segment(text);
    for (const { start, length } of joinSentences([...sentences].map(({ segment }) => segment))) {
      const ownText = text.slice(start, start + length);
      if (ownText.trim() === '') continue;
      yield { text: ownText, language: ownLanguage, pieces: findPieces(pieces, start, length) };
    }
  }
}

/** A document may claim a language that is no tag. */
function createSegmenter(language: string): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language, { granularity: 'sentence' });
  } catch {
    return new Intl.Segmenter(undefined, { granularity: 'sentence' });
  }
}

/** Parts of text nodes by the block that they are in. */
function* listBlocks(root: HTMLElement, within: Range | undefined): Generator<Piece[]> {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let block: Element | null = null;
  let pieces: Piece[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const piece = node instanceof Text ? cutPiece(node, within) : null;
    if (piece === null || piece.node.parentElement?.closest(unreadSelector)) continue;
    const element: Element = piece.node.parentElement?.closest(blockSelector) ?? root;
    if (element !== block && pieces.length > 0) {
      yield pieces;
      pieces = [];
    }
    block = element;
    pieces.push(piece);
  }
  if (pieces.length > 0) yield pieces;
}

function cutPiece(node: Text, within: Range | undefined): Piece | null {
  if (within === undefined) return { node, from: 0, to: node.length };
  if (!within.intersectsNode(node)) return null;
  const from = node === within.startContainer ? within.startOffset : 0;
  const to = node === within.endContainer ? within.endOffset : node.length;
  return to > from ? { node, from, to } : null;
}

/** Short sentences are spoken together, and long ones in parts, between words. */
function joinSentences(sentences: readonly string[]): { start: number; length: number }[] {
  const joined: { start: number; length: number }[] = [];
  let at = 0;
  for (const part of sentences.flatMap(cutSentence)) {
    const last = joined.at(-1);
    if (last !== undefined && last.length + part.length <= maxLength) last.length += part.length;
    else joined.push({ start: at, length: part.length });
    at += part.length;
  }
  return joined;
}

function cutSentence(sentence: string): string[] {
  const parts: string[] = [];
  let rest = sentence;
  while (rest.length > maxLength) {
    const space = rest.lastIndexOf(' ', maxLength - 1);
    const cut = space > 0 ? space + 1 : maxLength;
    parts.push(rest.slice(0, cut));
    rest = rest.slice(cut);
  }
  return [...parts, rest];
}

function findPieces(pieces: readonly Piece[], start: number, length: number): Passage['pieces'] {
  let offset = 0;
  return pieces.flatMap((piece) => {
    const pieceStart = offset;
    offset += piece.to - piece.from;
    const from = Math.max(start, pieceStart);
    const to = Math.min(start + length, offset);
    return to > from
      ? [
          {
            node: piece.node,
            from: from - start,
            start: piece.from + from - pieceStart,
            length: to - from,
          },
        ]
      : [];
  });
}

/** The range of characters of a passage in the page. */
export function createRange({ pieces }: Passage, from: number, to: number): Range | null {
  const first = pieces.find((piece) => from < piece.from + piece.length);
  const last = pieces.findLast((piece) => piece.from < to);
  if (first === undefined || last === undefined || !first.node.isConnected || !last.node.isConnected)
    return null;
  const range = new Range();
  range.setStart(first.node, first.start + Math.max(0, from - first.from));
  range.setEnd(last.node, last.start + Math.min(last.length, to - last.from));
  return range;
}

/** The end of the word at this position; some voices do not say it. */
export function findWordEnd(text: string, at: number): number {
  const [word = ''] = /^\S+/u.exec(text.slice(at)) ?? [];
  return at + Math.max(1, word.length);
}
