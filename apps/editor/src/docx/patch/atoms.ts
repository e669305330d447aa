import { decodeEntities, symbolOf } from '@redraft/documents';
import { attributeOf, childOf, type Element, insideOf, rawOf, tagOf } from '../../xml/element.ts';

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
export function isInSame(one: readonly Wrapper[], other: readonly Wrapper[]): boolean {
  return one.length === other.length && one.every((wrapper, at) => wrapper === other[at]);
}

/** Within equivalent wrappers, which need not be identical. */
export function isInEqual(one: readonly Wrapper[], other: readonly Wrapper[]): boolean {
  return one.length === other.length && one.every(({ canonical }, at) => canonical === other[at]?.canonical);
}

export const paragraphName = 'w:p';
const none: readonly Wrapper[] = [];

/** The atoms of these siblings, in order. */
export function atomsOf(elements: readonly Element[]): Atom[] {
  const atoms: Atom[] = [];
  for (const element of elements) {
    if (element.name === paragraphName) pushParagraph(atoms, element);
    else atoms.push(blockAtom(element));
  }
  return atoms;
}

/** Elements identified by id, whatever their position. */
const numbered = new Set(['w:footnote', 'w:endnote', 'w:comment']);

function blockAtom(element: Element): Atom {
  const { name } = element;
  const id = numbered.has(name) || isMarker(name) ? `${name} ${attributeOf(element, 'w:id')}` : null;
  return {
    kind: 'block',
    key: id ?? name,
    id: id ?? `${name} ${firstParagraphId(element) ?? ''}`,
    raw: '',
    element,
    run: null,
    wrappers: [],
  };
}

function firstParagraphId(element: Element): string | null {
  return /\bw14:paraId="([^"]*)"/.exec(rawOf(element))?.[1] ?? null;
}

function pushParagraph(atoms: Atom[], paragraph: Element): void {
  for (const child of paragraph.children) {
    if (child.name !== 'w:pPr') pushInline(atoms, child, none);
  }
  const id = `¶ ${attributeOf(paragraph, 'w14:paraId') ?? ''}`;
  atoms.push({ kind: 'mark', key: '¶', id, raw: '', element: paragraph, run: null, wrappers: [] });
}

const enclosing = new Set(
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
const heads = new Set(['w:sdtPr', 'w:sdtEndPr', 'w:smartTagPr', 'w:customXmlPr', 'w:fldData']);

function pushInline(atoms: Atom[], element: Element, wrappers: readonly Wrapper[]): void {
  const before = atoms.length;
  if (element.name === 'w:r') pushRun(atoms, element, wrappers);
  else if (enclosing.has(element.name)) {
    const content = element.name === 'w:sdt' ? childOf(element, 'w:sdtContent') : element;
    const within = [...wrappers, wrapperOf(element, content ?? element)];
    for (const child of content?.children ?? []) {
      if (!heads.has(child.name)) pushInline(atoms, child, within);
    }
  }
  if (atoms.length === before) atoms.push(inlineAtom(element, wrappers));
}

function wrapperOf(element: Element, content: Element): Wrapper {
  const { source, start, end, name } = element;
  const first = content.children.find((child) => !heads.has(child.name));
  const from = first?.start ?? content.to;
  return {
    name,
    open: source.slice(start, from),
    close: source.slice(content.to, end),
    canonical: canonicalHead(element, from),
  };
}

function canonicalHead(element: Element, from: number): string {
  const head = element.source.slice(element.start, from);
  return head.replace(/(<w:(?:ins|del|moveFrom|moveTo)\b[^<>]*?)\sw:id="[^"]*"/g, '$1');
}

function isMarker(name: string): boolean {
  return /^w:(bookmark|commentRange|perm|move(From|To)Range|customXml\w+Range)(Start|End)$/.test(name);
}

function inlineAtom(element: Element, wrappers: readonly Wrapper[]): Atom {
  const { name } = element;
  const key = isMarker(name) ? `${name} ${attributeOf(element, 'w:id')}` : name;
  return { kind: 'inline', key, id: key, raw: '', element, run: null, wrappers };
}

/** Run elements that are read as one character. */
const characters: Readonly<Record<string, string>> = {
  'w:tab': '\t',
  'w:ptab': '\t',
  'w:cr': '\n',
  'w:noBreakHyphen': '\u2011',
  'w:softHyphen': '\u00ad',
};
/** Drawing objects: different writers use different elements for the same thing. */
const objects = new Set(['w:drawing', 'w:pict', 'w:object', 'mc:AlternateContent']);

function pushRun(atoms: Atom[], element: Element, wrappers: readonly Wrapper[]): void {
  const run: Run = { element, rPr: childOf(element, 'w:rPr'), size: 0 };
  const first = atoms.length;
  for (const child of element.children) {
    if (child.name === 'w:rPr') continue;
    if (child.name === 'w:t' || child.name === 'w:delText') pushText(atoms, child, { run, wrappers });
    else atoms.push({ kind: 'run', ...keysOf(child), raw: '', element: child, run, wrappers });
  }
  run.size = atoms.length - first;
}

function pushText(atoms: Atom[], element: Element, place: { run: Run; wrappers: readonly Wrapper[] }): void {
  for (const [raw] of insideOf(element).matchAll(/&[^;&]*;|[^&]/gsu)) {
    // Equal whether deleted or not: one writer's `w:moveFrom` is another's `w:del`.
    const character = decodeEntities(raw);
    atoms.push({ kind: 'text', key: character, id: character, raw, element, ...place });
  }
}

function keysOf(element: Element): { key: string; id: string } {
  const { name } = element;
  // A picture stays the same in another size, a text box with other text.
  if (objects.has(name)) return { key: 'object', id: `object ${pictureOf(element)}` };
  if (name === 'w:br') {
    const type = attributeOf(element, 'w:type') ?? 'textWrapping';
    return both(type === 'textWrapping' ? '\n' : `${name} ${type}`);
  }
  if (name === 'w:fldChar') return both(`${name} ${attributeOf(element, 'w:fldCharType')}`);
  if (name === 'w:sym') return both(symbolOf(tagOf(element)) || name);
  const number = attributeOf(element, 'w:id');
  return both(characters[name] ?? (number === null ? name : `${name} ${number}`));
}

function pictureOf(element: Element): string {
  return /\sr:(?:embed|id|link)="([^"]*)"/.exec(rawOf(element))?.[1] ?? '';
}

const both = (key: string) => ({ key, id: key });
