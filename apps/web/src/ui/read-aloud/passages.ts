/** A part of the text that is spoken in one go, with the text nodes that it comes from. */
export interface Passage {
  text: string;
  /** In the order of the text; together they cover it. */
  pieces: readonly { node: Text; from: number; start: number; length: number }[];
}

/** Longer utterances end early in some browsers. */
const maxLength = 220;

const blockSelector = 'p, li, h1, h2, h3, h4, h5, h6, blockquote, td, th';

/** The sentences of an element, block by block. */
export function listPassages(root: HTMLElement, language: string): Passage[] {
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' });
  return listBlocks(root).flatMap((nodes) => {
    const text = nodes.map(({ data }) => data).join('');
    return joinSentences([...sentences.segment(text)].map(({ segment }) => segment)).flatMap(
      ({ start, length }) => {
        const passage = { text: text.slice(start, start + length), pieces: findPieces(nodes, start, length) };
        return passage.text.trim() === '' ? [] : [passage];
      },
    );
  });
}

/** Text nodes by the block that they are in. */
function listBlocks(root: HTMLElement): Text[][] {
  const blocks: { element: Element; nodes: Text[] }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    const element = node.parentElement?.closest(blockSelector) ?? root;
    const last = blocks.at(-1);
    if (last?.element === element) last.nodes.push(node);
    else blocks.push({ element, nodes: [node] });
  }
  return blocks.map(({ nodes }) => nodes);
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

function findPieces(nodes: readonly Text[], start: number, length: number): Passage['pieces'] {
  let offset = 0;
  return nodes.flatMap((node) => {
    const from = Math.max(start, offset);
    const to = Math.min(start + length, offset + node.length);
    const nodeStart = offset;
    offset += node.length;
    return to > from ? [{ node, from: from - start, start: from - nodeStart, length: to - from }] : [];
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
