import type { ParagraphRole, Pasted } from './blocks.ts';
import type { Budget } from './budget.ts';
import { readClassStyles } from './cell-shading.ts';
import { findCopiedNotes } from './copied-notes.ts';
import {
  computeMarks,
  isHidden,
  isPreformatted,
  parseStyle,
  readDirection,
  toSafeAddress,
} from './inline-style.ts';
import type { ParagraphProperties } from './paragraph-builder.ts';
import { isTrackingPixel, readPictureElement, toEmbeddedSource } from './pictures.ts';
import { readTable } from './read-table.ts';
import {
  addText,
  closeParagraph,
  createReading,
  openParagraph,
  type Reading,
  type ReadingPosition,
  startPosition,
  trimEmptyParagraphs,
} from './reading.ts';
import { isWordMarker, readWordList } from './word-lists.ts';

/** Converts a copied page to our blocks. Reads the DOM without changing it or loading anything. */
export function readBlocks(body: Element, budget: Budget): Pasted {
  const reading = createReading(budget, findCopiedNotes(body), readClassStyles(body.ownerDocument));
  walkChildren(reading, body, startPosition);
  closeParagraph(reading);
  const { blocks, lostPictures } = reading;
  return { blocks: trimEmptyParagraphs(blocks), lostPictures, isTruncated: budget.isUsedUp() };
}

const blockNames = new Set(
  'address article aside body caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header html main nav p pre section summary blockquote'.split(
    ' ',
  ),
);
/** Elements that are never text: scripts, forms, graphics and embedded content. */
const skippedElements = new Set(
  'applet area audio base button canvas embed head hr iframe input link map math meta noscript object script select source style svg template textarea title track video wbr xml'.split(
    ' ',
  ),
);

function walkChildren(reading: Reading, element: Element, position: ReadingPosition): void {
  for (const child of element.childNodes) walk(reading, child, position);
}

function walk(reading: Reading, node: Node, position: ReadingPosition): void {
  const { budget, notes } = reading;
  if (!budget.use('nodes')) return;
  if (node.nodeType === node.TEXT_NODE) addText(reading, node.nodeValue ?? '', position);
  if (!isElement(node) || skippedElements.has(node.localName) || notes.bodies.has(node)) return;
  const style = parseStyle(node);
  if (isHidden(node, style) || isWordMarker(style)) return;
  const note = notes.references.get(node);
  if (note !== undefined) openParagraph(reading, position).add({ kind: 'note', text: note });
  else if (position.depth >= budget.depth) addText(reading, node.textContent ?? '', position);
  else readElement(reading, node, { style, position: getInnerPosition(node, style, position) });
}

function readElement(
  reading: Reading,
  element: Element,
  { style, position }: { style: Map<string, string>; position: ReadingPosition },
): void {
  const name = element.localName;
  if (name === 'br') readLineBreak(reading, element, position);
  else if (name === 'img') readPicture(reading, element, position);
  else if (name === 'table')
    readTable(reading, element, {
      position: position,
      walkers: { block: walkBlock, children: walkChildren },
    });
  else if (name === 'ul' || name === 'ol') readList(reading, element, position);
  else if (name === 'li') readItem(reading, element, position);
  else if (style.has('mso-tab-count')) openParagraph(reading, position).add({ kind: 'tab' });
  else if (blockNames.has(name)) {
    const frame = readProperties(element, style, position.frame);
    const wordList = isHeading(frame.role) ? null : readWordList(element, style);
    walkBlock(reading, element, {
      ...position,
      frame,
      ...(wordList === null ? {} : { list: wordList, item: null }),
    });
  } else walkChildren(reading, element, position);
}

function walkBlock(reading: Reading, element: Element, position: ReadingPosition): void {
  closeParagraph(reading);
  // A paragraph counts even if it is empty; other blocks are only containers.
  if (/^(p|h[1-6])$/.test(element.localName)) openParagraph(reading, position);
  walkChildren(reading, element, position);
  closeParagraph(reading);
}

function readLineBreak(reading: Reading, element: Element, position: ReadingPosition): void {
  if (element.classList.contains('Apple-interchange-newline')) return;
  if (reading.paragraph !== null) {
    reading.paragraph.add({ kind: 'break' });
    return;
  }
  // Between blocks it represents an empty line.
  openParagraph(reading, position);
  closeParagraph(reading);
}

function readPicture(reading: Reading, element: Element, position: ReadingPosition): void {
  if (isTrackingPixel(element)) return;
  const src = toEmbeddedSource(element.getAttribute('src'));
  const alt = element.getAttribute('alt') ?? '';
  if (src !== null) {
    openParagraph(reading, position).add({ kind: 'picture', picture: readPictureElement(element, src) });
  }
  // Some pages use pictures for emoji.
  else if (/^\p{Extended_Pictographic}(\p{Extended_Pictographic}|\u200d|\ufe0f){0,8}$/u.test(alt)) {
    addText(reading, alt, position);
  } else reading.lostPictures += 1;
}

function readList(reading: Reading, element: Element, position: ReadingPosition): void {
  closeParagraph(reading);
  const outerList = position.list;
  if (outerList === null) reading.lists += 1;
  const start = Number.parseInt(element.getAttribute('start') ?? '1', 10);
  const list = {
    key: outerList?.key ?? `list ${reading.lists}`,
    kind: element.localName === 'ol' ? ('numbered' as const) : ('bullet' as const),
    level: outerList === null ? 0 : Math.min(outerList.level + 1, 8),
    start: outerList === null && start > 0 ? start : 1,
  };
  walkChildren(reading, element, { ...position, list, item: null });
  closeParagraph(reading);
}

function readItem(reading: Reading, element: Element, position: ReadingPosition): void {
  closeParagraph(reading);
  const item = { isStarted: false };
  const list = position.list ?? { key: 'items', kind: 'bullet' as const, level: 0, start: 1 };
  const innerPosition: ReadingPosition = { ...position, list, item };
  walkChildren(reading, element, innerPosition);
  // An empty list item is kept.
  if (!item.isStarted) openParagraph(reading, innerPosition);
  closeParagraph(reading);
}

/** Elements that give their direction to what they contain; those of `blockNames` do so in `readProperties`. */
const inheritingNames = new Set(['ul', 'ol', 'li', 'table']);

function getInnerPosition(
  element: Element,
  style: Map<string, string>,
  position: ReadingPosition,
): ReadingPosition {
  const { text } = position;
  const direction = inheritingNames.has(element.localName) ? readDirection(element, style) : undefined;
  const address = element.localName === 'a' ? toSafeAddress(element.getAttribute('href')) : null;
  return {
    ...position,
    depth: position.depth + 1,
    frame: direction === undefined ? position.frame : { ...position.frame, direction },
    text: {
      marks: computeMarks(element, style, text.marks),
      href: address ?? text.href,
      isPreformatted: isPreformatted(element, style, text.isPreformatted),
    },
  };
}

const roleByClass: readonly (readonly [RegExp, ParagraphRole])[] = [
  [/^MsoTitle/, 'title'],
  [/^MsoSubtitle/, 'subtitle'],
  [/^Mso(Intense)?Quote/, 'quote'],
];
const headings = ['heading1', 'heading2', 'heading3', 'heading4', 'heading5', 'heading6'] as const;

function readProperties(
  element: Element,
  style: Map<string, string>,
  position: ReadingPosition['frame'],
): Omit<ParagraphProperties, 'list'> {
  const direction = readDirection(element, style) ?? position.direction;
  const declaredAlign = style.get('text-align') ?? element.getAttribute('align')?.toLowerCase();
  // From right to left, lines are at the right without an alignment.
  const otherSide = direction === 'rtl' ? 'left' : 'right';
  const supportedAlign = declaredAlign === 'center' || declaredAlign === otherSide ? declaredAlign : null;
  // Without a value, it is inherited.
  const align =
    declaredAlign === undefined
      ? element.localName === 'center'
        ? 'center'
        : position.align
      : supportedAlign;
  return {
    role: readRole(element) ?? position.role,
    align,
    ...(direction === undefined ? {} : { direction }),
  };
}

function readRole(element: Element): ParagraphRole | null {
  const level =
    /^h([1-6])$/.exec(element.localName)?.[1] ??
    (element.getAttribute('role') === 'heading' ? element.getAttribute('aria-level') : null);
  if (level !== null) return headings[Number(level) - 1] ?? 'heading6';
  if (element.localName === 'blockquote') return 'quote';
  return roleByClass.find(([pattern]) => pattern.test(element.className))?.[1] ?? null;
}

function isHeading(role: ParagraphRole): boolean {
  return role.startsWith('heading') || role === 'title' || role === 'subtitle';
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}
