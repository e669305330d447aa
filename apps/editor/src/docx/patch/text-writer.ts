import {
  createTag,
  type Element,
  findChild,
  getOpenTag,
  getRawXml,
  parseAttributes,
  readElement,
} from '../../xml/element.ts';
import { type Atom, hasEqualWrappers, type Wrapper } from './atoms.ts';
import { isFieldMark } from './fields.ts';
import { isSame, mergeProperties, mergeTags, type States, writeInSchemaOrder } from './properties.ts';
import { type Formatting, getFormatting, type Piece, writePieces } from './written-text.ts';

export type MergeElements = (states: States<Element>) => string;

/** An atom present in all three states. */
export type Triple = States<Atom>;

/** Writes atoms into runs and paragraphs. */
export interface TextWriter {
  /** An atom of the opened file only, which the editor does not know. */
  keep: (atom: Atom) => void;
  merge: (triple: Triple) => void;
  /** A new atom. */
  add: (atom: Atom, index: number) => void;
  end: () => string;
  /** Field markers in the order in which they were written. */
  fieldMarks: () => readonly Atom[];
}

export function createWriter(mergeElements: MergeElements, next: readonly (Triple | null)[]): TextWriter {
  const output: string[] = [];
  const fieldMarks: Atom[] = [];
  let pieces: Piece[] = [];
  let lastTriple: Triple | null = null;
  let lastMark: Triple | null = null;
  const push = (piece: Piece): void => {
    pieces.push(piece);
    if (isFieldMark(piece.atom)) fieldMarks.push(piece.atom);
  };
  const endParagraph = (tag: string, pPr: string): void => {
    output.push(`${tag}${pPr}${writePieces(pieces)}</w:p>`);
    pieces = [];
    lastTriple = null;
  };
  return {
    keep: (atom) => {
      if (atom.kind === 'block') output.push(getRawXml(atom.element));
      else if (atom.kind === 'mark')
        endParagraph(getOpenTag(atom.element), rawOfChild(atom.element, 'w:pPr'));
      else push({ atom, formatting: atom.run && getFormatting(atom.run), wrappers: atom.wrappers });
    },
    merge: (triple) => {
      const { opened, before, after } = triple;
      if (opened.kind === 'block') output.push(mergeElements(getElements(triple)));
      else if (opened.kind === 'mark') {
        lastMark = triple;
        endParagraph(mergeParagraphTag(triple), mergeChild(triple, 'w:pPr'));
      } else {
        if (isVisible(opened)) lastTriple = triple;
        const isUnchanged = isSameContent(before, after);
        push({
          atom: isUnchanged ? opened : after.kind === 'text' ? after : mergeObject(triple, mergeElements),
          formatting: mergeFormatting(triple),
          wrappers: mergeWrappers(triple),
        });
      }
    },
    add: (atom, index) => {
      if (atom.kind === 'block') output.push(getRawXml(atom.element));
      else if (atom.kind === 'mark')
        endParagraph(getOpenTag(atom.element), getNewParagraphProperties(atom, lastMark));
      else push({ atom, ...placeNewContent(atom, lastTriple, next[index] ?? null) });
    },
    end: () => {
      // The rest belonged to a removed paragraph: only text is kept, in a paragraph of its own.
      if (pieces.some(({ atom }) => atom.kind === 'text')) endParagraph('<w:p>', '');
      return output.join('');
    },
    fieldMarks: () => fieldMarks,
  };
}

/** Atoms that new text may share a run with: not field markers. */
export function isVisible(atom: Atom): boolean {
  return atom.run !== null && !isFieldMark(atom);
}

/** A character is unchanged wherever it is, unless it has been deleted since. */
function isSameContent(before: Atom, after: Atom): boolean {
  if (before.kind === 'text' && after.kind === 'text') return before.element.name === after.element.name;
  return isSame(before.element, after.element);
}

/** A changed object: its text is merged if only that differs, otherwise it is taken as a whole. */
function mergeObject({ opened, before, after }: Triple, mergeElements: MergeElements): Atom {
  const boxes = {
    opened: findTextBoxes(opened.element),
    before: findTextBoxes(before.element),
    after: findTextBoxes(after.element),
  };
  const [boxBefore] = boxes.before;
  const [boxAfter] = boxes.after;
  const isOneBox = boxes.before.length === 1 && boxes.after.length === 1 && boxes.opened.length > 0;
  if (
    !isOneBox ||
    !boxBefore ||
    !boxAfter ||
    getXmlAround(before.element, boxBefore) !== getXmlAround(after.element, boxAfter)
  )
    return after;
  // A shape contains its text twice: again as a VML fallback for older programs.
  let raw = '';
  let from = opened.element.start;
  for (const box of boxes.opened) {
    raw +=
      opened.element.source.slice(from, box.start) +
      mergeElements({ opened: box, before: boxBefore, after: boxAfter });
    from = box.end;
  }
  raw += opened.element.source.slice(from, opened.element.end);
  const element = readElement(raw);
  return element === null ? after : { ...opened, element };
}

/** The outermost text boxes. */
function findTextBoxes(element: Element): Element[] {
  if (element.name === 'w:txbxContent') return [element];
  return element.children.flatMap(findTextBoxes);
}

function getXmlAround(element: Element, box: Element): string {
  return element.source.slice(element.start, box.start) + element.source.slice(box.end, element.end);
}

const getElements = ({ opened, before, after }: Triple): States<Element> => ({
  opened: opened.element,
  before: before.element,
  after: after.element,
});

function rawOfChild(element: Element, name: string): string {
  const child = findChild(element, name);
  return child ? getRawXml(child) : '';
}

function mergeChild({ opened, before, after }: Triple, name: string): string {
  return mergeProperties({
    opened: findChild(opened.element, name),
    before: findChild(before.element, name),
    after: findChild(after.element, name),
  });
}

/** A changed paragraph gets the editor's id for it. */
function mergeParagraphTag({ opened, before, after }: Triple): string {
  const tag = mergeTags({
    opened: getOpenTag(opened.element),
    before: getOpenTag(before.element),
    after: getOpenTag(after.element),
  });
  const attributes = parseAttributes(tag);
  const name = parseAttributes(getOpenTag(after.element)).get('w14:paraId');
  if (name === undefined || attributes.has('w14:paraId')) return tag;
  return createTag(tag, attributes.set('w14:paraId', name));
}

/** A new paragraph formatted like the previous one also takes that one's unsupported properties. */
function getNewParagraphProperties(atom: Atom, previous: Triple | null): string {
  const pPr = findChild(atom.element, 'w:pPr');
  if (previous === null) return pPr ? writeInSchemaOrder(pPr) : '';
  const [opened, before] = [
    findChild(previous.opened.element, 'w:pPr'),
    findChild(previous.before.element, 'w:pPr'),
  ];
  const hasSameProperties = isSame(before, pPr) && !(opened && findChild(opened, 'w:sectPr'));
  if (hasSameProperties) return opened ? getRawXml(opened) : '';
  return pPr ? writeInSchemaOrder(pPr) : '';
}

function mergeFormatting({ opened, before, after }: Triple): Formatting | null {
  if (!opened.run || !before.run || !after.run) return opened.run && getFormatting(opened.run);
  const [rPrBefore, rPrAfter] = [before.run.rPr, after.run.rPr];
  if (isSame(rPrBefore, rPrAfter)) return getFormatting(opened.run);
  return getFormatting(
    opened.run,
    mergeProperties({ opened: opened.run.rPr, before: rPrBefore, after: rPrAfter }),
  );
}

/** Supported wrappers as the editor has them now, around the unsupported ones. */
function mergeWrappers({ opened, before, after }: Triple): readonly Wrapper[] {
  const wrappersBefore = new Map(before.wrappers.map((wrapper) => [wrapper.canonical, wrapper]));
  if (hasEqualWrappers(before.wrappers, after.wrappers)) return opened.wrappers;
  const knownNames = new Set(before.wrappers.map(({ name }) => name));
  const openedByName = new Map(opened.wrappers.map((wrapper) => [wrapper.name, wrapper]));
  const unsupported = opened.wrappers.filter(({ name }) => !knownNames.has(name));
  const mergedAfter = after.wrappers.map((wrapper) =>
    wrappersBefore.has(wrapper.canonical) ? (openedByName.get(wrapper.name) ?? wrapper) : wrapper,
  );
  return [...unsupported, ...mergedAfter];
}

/** New content takes the run and wrappers of its neighbours if the editor's version does not distinguish them. */
function placeNewContent(
  atom: Atom,
  last: Triple | null,
  next: Triple | null,
): Pick<Piece, 'formatting' | 'wrappers'> {
  const ownPlacement = { formatting: atom.run && getFormatting(atom.run), wrappers: atom.wrappers };
  const neighbour = last ?? next;
  if (!neighbour?.opened.run || !neighbour.before.run || !neighbour.after.run || !atom.run)
    return ownPlacement;
  const isSameFormatting =
    isSame(neighbour.before.run.rPr, atom.run.rPr) &&
    isSame(neighbour.before.run.rPr, neighbour.after.run.rPr);
  return {
    // Programs read fields by runs: each marker needs its own.
    formatting:
      isSameFormatting && !isFieldMark(atom) ? getFormatting(neighbour.opened.run) : ownPlacement.formatting,
    wrappers: hasEqualWrappers(atom.wrappers, neighbour.after.wrappers)
      ? mergeWrappers(neighbour).filter((wrapper) => appliesToNewContent(wrapper, atom, last, next))
      : atom.wrappers,
  };
}

/** The editor supports the wrapper, or there is content of it on both sides. */
function appliesToNewContent(
  wrapper: Wrapper,
  atom: Atom,
  last: Triple | null,
  next: Triple | null,
): boolean {
  if (atom.wrappers.some(({ name }) => name === wrapper.name)) return true;
  return [last, next].every((triple) => triple?.opened.wrappers.includes(wrapper));
}
