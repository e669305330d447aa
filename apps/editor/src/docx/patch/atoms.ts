import { decodeEntities, decodeSymbol } from '@redraft/documents';
import { type Element, findChild, getAttribute, getInnerXml, getRawXml, getTag } from '../../xml/element.ts';

/**
 * Text split into its smallest pieces: a character, any other element in or beside a run, a paragraph mark, and elements between paragraphs. Three
 * states of one text are compared in this form, however each is split into runs.
 */
export interface Atom {
  kind: 'text' | 'run' | 'inline' | 'mark' | 'block';
  /** Equal if two writers may write the same content this way. */
  key: string;
  /** Equal only for the same content from the same writer. */
  id: string;
  /** A character as it is written in the XML; empty for all others. */
  raw: string;
  /** The element; for a character the one that contains it, for a mark its paragraph. */
  element: Element;
  run: Run | null;
  /** Its ancestors within the paragraph, outermost first. */
  wrappers: readonly Wrapper[];
}

export interface Run {
  element: Element;
  rPr: Element | null;
  /** The number of atoms in it. */
  size: number;
}

/** A hyperlink, tracked change, content control or any other element that contains runs. */
export interface Wrapper {
  name: string;
  /** The markup before and after its content. */
  open: string;
  close: string;
  canonical: string;
}

/** Within the identical wrappers. */
export function hasSameWrappers(one: readonly Wrapper[], other: readonly Wrapper[]): boolean {
  return one.length === other.length && one.every((wrapper, at) => wrapper === other[at]);
}

/** Within equivalent wrappers, which need not be identical. */
export function hasEqualWrappers(one: readonly Wrapper[], other: readonly Wrapper[]): boolean {
  return one.length === other.length && one.every(({ canonical }, at) => canonical === other[at]?.canonical);
}

export const paragraphName = 'w:p';
const noWrappers: readonly Wrapper[] = [];

/** The atoms of these siblings, in order. */
export function splitIntoAtoms(elements: readonly Element[]): Atom[] {
  const atoms: Atom[] = [];
  for (const element of elements) {
    if (element.name === paragraphName) pushParagraph(atoms, element);
    else atoms.push(createBlockAtom(element));
  }
  return atoms;
}

/** Elements identified by id, whatever their position. */
const elementsWithId = new Set(['w:footnote', 'w:endnote', 'w:comment']);

function createBlockAtom(element: Element): Atom {
  const { name } = element;
  const id = elementsWithId.has(name) || isMarker(name) ? `${name} ${getAttribute(element, 'w:id')}` : null;
  return {
    kind: 'block',
    key: id ?? name,
    id: id ?? `${name} ${findFirstParagraphId(element) ?? ''}`,
    raw: '',
    element,
    run: null,
    wrappers: [],
  };
}

function findFirstParagraphId(element: Element): string | null {
  return /\bw14:paraId="([^"]*)"/.exec(getRawXml(element))?.[1] ?? null;
}

function pushParagraph(atoms: Atom[], paragraph: Element): void {
  for (const child of paragraph.children) {
    if (child.name !== 'w:pPr') pushInline(atoms, child, noWrappers);
  }
  const id = `¶ ${getAttribute(paragraph, 'w14:paraId') ?? ''}`;
  atoms.push({ kind: 'mark', key: '¶', id, raw: '', element: paragraph, run: null, wrappers: [] });
}

const wrapperElements = new Set(
  [
    'hyperlink',
    'ins',
    'del',
    'moveFrom',
    'moveTo',
    'smartTag',
    'customXml',
    'sdt',
    'fldSimple',
    'dir',
    'bdo',
  ].map((name) => `w:${name}`),
);
/** Child elements that belong to the start of a wrapper. */
const headElements = new Set(['w:sdtPr', 'w:sdtEndPr', 'w:smartTagPr', 'w:customXmlPr', 'w:fldData']);

function pushInline(atoms: Atom[], element: Element, wrappers: readonly Wrapper[]): void {
  const before = atoms.length;
  if (element.name === 'w:r') pushRun(atoms, element, wrappers);
  else if (wrapperElements.has(element.name)) {
    const content = element.name === 'w:sdt' ? findChild(element, 'w:sdtContent') : element;
    const innerWrappers = [...wrappers, createWrapper(element, content ?? element)];
    for (const child of content?.children ?? []) {
      if (!headElements.has(child.name)) pushInline(atoms, child, innerWrappers);
    }
  }
  if (atoms.length === before) atoms.push(createInlineAtom(element, wrappers));
}

function createWrapper(element: Element, content: Element): Wrapper {
  const { source, start, end, name } = element;
  const first = content.children.find((child) => !headElements.has(child.name));
  const from = first?.start ?? content.to;
  return {
    name,
    open: source.slice(start, from),
    close: source.slice(content.to, end),
    canonical: toCanonicalHead(element, from),
  };
}

function toCanonicalHead(element: Element, from: number): string {
  const head = element.source.slice(element.start, from);
  return head.replace(/(<w:(?:ins|del|moveFrom|moveTo)\b[^<>]*?)\sw:id="[^"]*"/g, '$1');
}

function isMarker(name: string): boolean {
  return /^w:(bookmark|commentRange|perm|move(From|To)Range|customXml\w+Range)(Start|End)$/.test(name);
}

function createInlineAtom(element: Element, wrappers: readonly Wrapper[]): Atom {
  const { name } = element;
  const key = isMarker(name) ? `${name} ${getAttribute(element, 'w:id')}` : name;
  return { kind: 'inline', key, id: key, raw: '', element, run: null, wrappers };
}

/** Run elements that are read as one character. */
const characterElements: Readonly<Record<string, string>> = {
  'w:tab': '\t',
  'w:ptab': '\t',
  'w:cr': '\n',
  'w:noBreakHyphen': '\u2011',
  'w:softHyphen': '\u00ad',
};
/** Drawing objects: different writers use different elements for the same thing. */
const drawingElements = new Set(['w:drawing', 'w:pict', 'w:object', 'mc:AlternateContent']);

function pushRun(atoms: Atom[], element: Element, wrappers: readonly Wrapper[]): void {
  const run: Run = { element, rPr: findChild(element, 'w:rPr'), size: 0 };
  const first = atoms.length;
  for (const child of element.children) {
    if (child.name === 'w:rPr') continue;
    if (child.name === 'w:t' || child.name === 'w:delText') pushText(atoms, child, { run, wrappers });
    else atoms.push({ kind: 'run', ...createKeys(child), raw: '', element: child, run, wrappers });
  }
  run.size = atoms.length - first;
}

function pushText(
  atoms: Atom[],
  element: Element,
  position: { run: Run; wrappers: readonly Wrapper[] },
): void {
  for (const [raw] of getInnerXml(element).matchAll(/&[^;&]*;|[^&]/gsu)) {
    // Equal whether deleted or not: one writer's `w:moveFrom` is another's `w:del`.
    const character = decodeEntities(raw);
    atoms.push({ kind: 'text', key: character, id: character, raw, element, ...position });
  }
}

function createKeys(element: Element): { key: string; id: string } {
  const { name } = element;
  // A picture stays the same in another size, a text box with other text.
  if (drawingElements.has(name)) return { key: 'object', id: `object ${getPictureId(element)}` };
  if (name === 'w:br') {
    const type = getAttribute(element, 'w:type') ?? 'textWrapping';
    return sameKeyAndId(type === 'textWrapping' ? '\n' : `${name} ${type}`);
  }
  if (name === 'w:fldChar') return sameKeyAndId(`${name} ${getAttribute(element, 'w:fldCharType')}`);
  if (name === 'w:sym') return sameKeyAndId(decodeSymbol(getTag(element)) || name);
  const number = getAttribute(element, 'w:id');
  return sameKeyAndId(characterElements[name] ?? (number === null ? name : `${name} ${number}`));
}

function getPictureId(element: Element): string {
  return /\sr:(?:embed|id|link)="([^"]*)"/.exec(getRawXml(element))?.[1] ?? '';
}

const sameKeyAndId = (key: string) => ({ key, id: key });
