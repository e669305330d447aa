import type { Direction } from '@redraft/sentences/languages';
import type { TextMark } from './blocks.ts';

/** Declarations of the `style` attribute; parsed here because browsers drop unknown properties, including those of Word's lists. */
export function parseStyle(element: Element): Map<string, string> {
  return parseDeclarations(element.getAttribute('style') ?? '');
}

export function parseDeclarations(text: string): Map<string, string> {
  const declarations = new Map<string, string>();
  for (const declaration of text.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon <= 0) continue;
    declarations.set(
      declaration.slice(0, colon).trim().toLowerCase(),
      declaration
        .slice(colon + 1)
        .trim()
        .toLowerCase(),
    );
  }
  return declarations;
}

const markByTag: Partial<Record<string, TextMark>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  cite: 'italic',
  dfn: 'italic',
  var: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strike',
  strike: 'strike',
  del: 'strike',
  sup: 'superscript',
  sub: 'subscript',
};

/** The marks of text inside an element, given the inherited ones. Styles override tags: Google Docs wraps everything in a `<b>` that is not bold. */
export function computeMarks(
  element: Element,
  style: Map<string, string>,
  inherited: ReadonlySet<TextMark>,
): ReadonlySet<TextMark> {
  const marks = new Set(inherited);
  const tagMark = markByTag[element.localName];
  if (tagMark !== undefined) addMark(marks, tagMark);
  setMark(marks, 'bold', isBold(style.get('font-weight')));
  setMark(marks, 'italic', isItalic(style.get('font-style')));
  const decoration = style.get('text-decoration') ?? style.get('text-decoration-line');
  if (decoration?.includes('underline')) marks.add('underline');
  if (decoration?.includes('line-through')) marks.add('strike');
  if (decoration === 'none') {
    marks.delete('underline');
    marks.delete('strike');
  }
  const vertical = style.get('vertical-align');
  if (vertical === 'super') addMark(marks, 'superscript');
  if (vertical === 'sub') addMark(marks, 'subscript');
  return marks;
}

function addMark(marks: Set<TextMark>, mark: TextMark): void {
  if (mark === 'superscript') marks.delete('subscript');
  if (mark === 'subscript') marks.delete('superscript');
  marks.add(mark);
}

function setMark(marks: Set<TextMark>, mark: TextMark, isOn: boolean | null): void {
  if (isOn === true) marks.add(mark);
  if (isOn === false) marks.delete(mark);
}

function isBold(weight: string | undefined): boolean | null {
  if (weight === undefined) return null;
  if (weight.startsWith('bold')) return true;
  if (weight === 'normal' || weight === 'lighter') return false;
  const number = Number.parseInt(weight, 10);
  return Number.isNaN(number) ? null : number >= 600;
}

function isItalic(style: string | undefined): boolean | null {
  if (style === undefined) return null;
  if (style === 'italic' || style === 'oblique') return true;
  return style === 'normal' ? false : null;
}

/** Not visible, or marked as not to be copied. */
export function isHidden(element: Element, style: Map<string, string>): boolean {
  return (
    style.get('display') === 'none' ||
    style.get('visibility') === 'hidden' ||
    style.get('mso-hide') === 'all' ||
    element.hasAttribute('hidden') ||
    element.classList.contains('mw-editsection')
  );
}

export function isPreformatted(element: Element, style: Map<string, string>, isInherited: boolean): boolean {
  const whiteSpace = style.get('white-space');
  if (whiteSpace !== undefined) return whiteSpace.startsWith('pre') && whiteSpace !== 'pre-line';
  return isInherited || element.localName === 'pre';
}

/** The address of a link if its protocol is allowed in a document; otherwise null. */
export function toSafeAddress(address: string | null): string | null {
  const trimmed = address?.trim() ?? '';
  if (!/^(https?|mailto):/i.test(trimmed) || trimmed.length > 2000) return null;
  return URL.canParse(trimmed) ? trimmed : null;
}

/** Undefined where the element does not say. */
export function readDirection(element: Element, style: Map<string, string>): Direction | undefined {
  const declared = style.get('direction') ?? element.getAttribute('dir')?.toLowerCase();
  return declared === 'ltr' || declared === 'rtl' ? declared : undefined;
}
