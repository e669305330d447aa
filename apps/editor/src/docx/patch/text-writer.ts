import {
  attributesOf,
  childOf,
  type Element,
  openTagOf,
  rawOf,
  readElement,
  tagWith,
} from '../../xml/element.ts';
import { type Atom, isInEqual, type Wrapper } from './atoms.ts';
import { isFieldMark } from './fields.ts';
import { isSame, mergeProperties, mergeTags, type States } from './properties.ts';
import { type Formatting, formattingOf, type Piece, writePieces } from './written-text.ts';

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
  const out: string[] = [];
  const fieldMarks: Atom[] = [];
  let pieces: Piece[] = [];
  let near: Triple | null = null;
  let nearMark: Triple | null = null;
  const push = (piece: Piece): void => {
    pieces.push(piece);
    if (isFieldMark(piece.atom)) fieldMarks.push(piece.atom);
  };
  const endParagraph = (tag: string, pPr: string): void => {
    out.push(`${tag}${pPr}${writePieces(pieces)}</w:p>`);
    pieces = [];
    near = null;
  };
  return {
    keep: (atom) => {
      if (atom.kind === 'block') out.push(rawOf(atom.element));
      else if (atom.kind === 'mark') endParagraph(openTagOf(atom.element), rawOfChild(atom.element, 'w:pPr'));
      else push({ atom, formatting: atom.run && formattingOf(atom.run), wrappers: atom.wrappers });
    },
    merge: (triple) => {
      const { opened, before, after } = triple;
      if (opened.kind === 'block') out.push(mergeElements(elementsOf(triple)));
      else if (opened.kind === 'mark') {
        nearMark = triple;
        endParagraph(markTag(triple), mergedChild(triple, 'w:pPr'));
      } else {
        if (isVisible(opened)) near = triple;
        const isAsOpened = saysTheSame(before, after);
        push({
          atom: isAsOpened ? opened : after.kind === 'text' ? after : mergedObject(triple, mergeElements),
          formatting: mergeFormatting(triple),
          wrappers: mergedWrappers(triple),
        });
      }
    },
    add: (atom, index) => {
      if (atom.kind === 'block') out.push(rawOf(atom.element));
      else if (atom.kind === 'mark') endParagraph(openTagOf(atom.element), newMark(atom, nearMark));
      else push({ atom, ...newPlace(atom, near, next[index] ?? null) });
    },
    end: () => {
      // The rest belonged to a removed paragraph: only text is kept, in a paragraph of its own.
      if (pieces.some(({ atom }) => atom.kind === 'text')) endParagraph('<w:p>', '');
      return out.join('');
    },
    fieldMarks: () => fieldMarks,
  };
}

/** Atoms that new text may share a run with: not field markers. */
export function isVisible(atom: Atom): boolean {
  return atom.run !== null && !isFieldMark(atom);
}

/** A character is unchanged wherever it is, unless it has been deleted since. */
function saysTheSame(before: Atom, after: Atom): boolean {
  if (before.kind === 'text' && after.kind === 'text') return before.element.name === after.element.name;
  return isSame(before.element, after.element);
}

/** A changed object: its text is merged if only that differs, otherwise it is taken as a whole. */
function mergedObject({ opened, before, after }: Triple, mergeElements: MergeElements): Atom {
  const boxes = {
    opened: boxesIn(opened.element),
    before: boxesIn(before.element),
    after: boxesIn(after.element),
  };
  const [was] = boxes.before;
  const [is] = boxes.after;
  const isOneBox = boxes.before.length === 1 && boxes.after.length === 1 && boxes.opened.length > 0;
  if (!isOneBox || !was || !is || around(before.element, was) !== around(after.element, is)) return after;
  // A shape contains its text twice: again as a VML fallback for older programs.
  let raw = '';
  let from = opened.element.start;
  for (const box of boxes.opened) {
    raw +=
      opened.element.source.slice(from, box.start) + mergeElements({ opened: box, before: was, after: is });
    from = box.end;
  }
  raw += opened.element.source.slice(from, opened.element.end);
  const element = readElement(raw);
  return element === null ? after : { ...opened, element };
}

/** The outermost text boxes. */
function boxesIn(element: Element): Element[] {
  if (element.name === 'w:txbxContent') return [element];
  return element.children.flatMap(boxesIn);
}

function around(element: Element, box: Element): string {
  return element.source.slice(element.start, box.start) + element.source.slice(box.end, element.end);
}

const elementsOf = ({ opened, before, after }: Triple): States<Element> => ({
  opened: opened.element,
  before: before.element,
  after: after.element,
});

function rawOfChild(element: Element, name: string): string {
  const child = childOf(element, name);
  return child ? rawOf(child) : '';
}

function mergedChild({ opened, before, after }: Triple, name: string): string {
  return mergeProperties({
    opened: childOf(opened.element, name),
    before: childOf(before.element, name),
    after: childOf(after.element, name),
  });
}

/** A changed paragraph gets the editor's id for it. */
function markTag({ opened, before, after }: Triple): string {
  const tag = mergeTags({
    opened: openTagOf(opened.element),
    before: openTagOf(before.element),
    after: openTagOf(after.element),
  });
  const attributes = attributesOf(tag);
  const name = attributesOf(openTagOf(after.element)).get('w14:paraId');
  if (name === undefined || attributes.has('w14:paraId')) return tag;
  return tagWith(tag, attributes.set('w14:paraId', name));
}

/** A new paragraph formatted like the previous one also takes that one's unsupported properties. */
function newMark(atom: Atom, near: Triple | null): string {
  const pPr = childOf(atom.element, 'w:pPr');
  if (near === null) return pPr ? rawOf(pPr) : '';
  const [opened, before] = [childOf(near.opened.element, 'w:pPr'), childOf(near.before.element, 'w:pPr')];
  const isAlike = isSame(before, pPr) && !(opened && childOf(opened, 'w:sectPr'));
  if (isAlike) return opened ? rawOf(opened) : '';
  return pPr ? rawOf(pPr) : '';
}

function mergeFormatting({ opened, before, after }: Triple): Formatting | null {
  if (!opened.run || !before.run || !after.run) return opened.run && formattingOf(opened.run);
  const [was, is] = [before.run.rPr, after.run.rPr];
  if (isSame(was, is)) return formattingOf(opened.run);
  return formattingOf(opened.run, mergeProperties({ opened: opened.run.rPr, before: was, after: is }));
}

/** Supported wrappers as the editor has them now, around the unsupported ones. */
function mergedWrappers({ opened, before, after }: Triple): readonly Wrapper[] {
  const was = new Map(before.wrappers.map((wrapper) => [wrapper.canonical, wrapper]));
  if (isInEqual(before.wrappers, after.wrappers)) return opened.wrappers;
  const knownNames = new Set(before.wrappers.map(({ name }) => name));
  const mine = new Map(opened.wrappers.map((wrapper) => [wrapper.name, wrapper]));
  const unknown = opened.wrappers.filter(({ name }) => !knownNames.has(name));
  const now = after.wrappers.map((wrapper) =>
    was.has(wrapper.canonical) ? (mine.get(wrapper.name) ?? wrapper) : wrapper,
  );
  return [...unknown, ...now];
}

/** New content takes the run and wrappers of its neighbours if the editor's version does not distinguish them. */
function newPlace(
  atom: Atom,
  last: Triple | null,
  next: Triple | null,
): Pick<Piece, 'formatting' | 'wrappers'> {
  const own = { formatting: atom.run && formattingOf(atom.run), wrappers: atom.wrappers };
  const near = last ?? next;
  if (!near?.opened.run || !near.before.run || !near.after.run || !atom.run) return own;
  const isSameFormatting =
    isSame(near.before.run.rPr, atom.run.rPr) && isSame(near.before.run.rPr, near.after.run.rPr);
  return {
    // Programs read fields by runs: each marker needs its own.
    formatting: isSameFormatting && !isFieldMark(atom) ? formattingOf(near.opened.run) : own.formatting,
    wrappers: isInEqual(atom.wrappers, near.after.wrappers)
      ? mergedWrappers(near).filter((wrapper) => isAround(wrapper, atom, last, next))
      : atom.wrappers,
  };
}

/** The editor supports the wrapper, or there is content of it on both sides. */
function isAround(wrapper: Wrapper, atom: Atom, last: Triple | null, next: Triple | null): boolean {
  if (atom.wrappers.some(({ name }) => name === wrapper.name)) return true;
  return [last, next].every((triple) => triple?.opened.wrappers.includes(wrapper));
}
