import { decodeEntities } from '@redraft/documents';
import { type RunLook, runsOf, type TextPiece, withBreaksAlike } from '../../../canvas/format/segments.ts';
import type { TextBody, TextParagraph } from '../../../canvas/scene/scene.ts';
import type { Element } from '../../../xml/element.ts';
import { numberOf, stringOf, textOf } from '../../../xml/values.ts';
import { anchorOf, formWith, insetOf, lookWith, type ParagraphForm, plainForm, plainLook } from './looks.ts';
import type { Properties, Styles } from './styles.ts';

/** Where the words of a shape get their looks from. */
export interface TextContext {
  styles: Styles;
  /** The look and form that the shape itself gives. */
  look: RunLook;
  form: ParagraphForm;
}

/** `graphic` is the style of the shape, `paragraph` the one that it gives to all its paragraphs. */
export function textContext(
  styles: Styles,
  graphic: string | null,
  paragraph: string | null = null,
): TextContext {
  const of = (kind: string) => styles.propertiesOf('graphic', graphic, kind);
  const own = (kind: string): Properties =>
    paragraph === null ? new Map() : styles.propertiesOf('paragraph', paragraph, kind);
  const look = lookWith(of('style:text-properties'), plainLook, styles);
  const form = formWith(of('style:paragraph-properties'), plainForm);
  return {
    styles,
    look: lookWith(own('style:text-properties'), look, styles),
    form: formWith(own('style:paragraph-properties'), form),
  };
}

/** A piece of a paragraph with the spans and links that it stands in, the outermost first. */
export interface DrawnPiece extends TextPiece {
  wraps: readonly Element[];
  /** The element that it is, where it is more than words. */
  element: Element | null;
}

/** A paragraph with the lists that it stands in. */
export interface DrawnParagraph {
  element: Element;
  list: 'none' | 'bullet' | 'number';
  level: number;
}

const mostParagraphs = 20_000;
const deepest = 30;

/** The paragraphs in an element, in the order of the text. */
export function paragraphsIn(holder: Element, styles: Styles): DrawnParagraph[] {
  const found: DrawnParagraph[] = [];
  const visit = (element: Element, lists: readonly (string | null)[]): void => {
    if (found.length >= mostParagraphs || lists.length > deepest) return;
    for (const child of element.children) {
      if (child.name === 'text:p' || child.name === 'text:h')
        found.push({
          element: child,
          level: Math.min(8, Math.max(0, lists.length - 1)),
          list: listKind(lists, styles),
        });
      else if (child.name === 'text:list')
        visit(child, [...lists, stringOf(child, 'text:style-name') ?? lists.at(-1) ?? null]);
      else if (child.name === 'text:list-item' || child.name === 'text:list-header') visit(child, lists);
    }
  };
  visit(holder, []);
  return found;
}

function listKind(lists: readonly (string | null)[], styles: Styles): DrawnParagraph['list'] {
  return lists.length === 0 ? 'none' : listKindAt(lists.at(-1) ?? null, lists.length, styles);
}

/** What a list style shows before a paragraph of a level, the outermost being the first. */
export function listKindAt(name: string | null, level: number, styles: Styles): DrawnParagraph['list'] {
  const list = styles.named('text:list-style', name);
  const own = list?.children.find((child) => numberOf(child, 'text:level') === level);
  if (own?.name !== 'text:list-level-style-number') return 'bullet';
  // A number without a form is how a list is switched off.
  return (stringOf(own, 'style:num-format') ?? '') === '' ? 'none' : 'number';
}

/** What is read of one element's own style. */
const ownText = (styles: Styles, family: 'text' | 'paragraph', name: string | null): Properties =>
  name === null ? new Map() : styles.propertiesOf(family, name, 'style:text-properties');

export function paragraphLook({ styles, look }: TextContext, paragraph: Element): RunLook {
  return lookWith(ownText(styles, 'paragraph', stringOf(paragraph, 'text:style-name')), look, styles);
}

export function paragraphForm(
  { styles, form }: TextContext,
  { element, list, level }: DrawnParagraph,
): ParagraphForm {
  const name = stringOf(element, 'text:style-name');
  const own: Properties =
    name === null ? new Map() : styles.propertiesOf('paragraph', name, 'style:paragraph-properties');
  return { ...formWith(own, form), list, level: list === 'none' ? 0 : level };
}

/** A line of spaces that long nobody has written. */
const mostSpaces = 1_000;

/** The pieces of a paragraph; white space is one space, as the format has it. */
export function piecesOf(paragraph: Element, context: TextContext): DrawnPiece[] {
  const pieces: DrawnPiece[] = [];
  let endsInSpace = true;
  const add = (
    text: string,
    around: Around,
    element: Element | null,
    kind: DrawnPiece['kind'] = 'run',
  ): void => {
    const last = pieces.at(-1);
    const isSame =
      last?.kind === 'run' &&
      kind === 'run' &&
      last.wraps === around.wraps &&
      element === null &&
      last.element === null;
    if (isSame) last.text += text;
    else pieces.push({ kind, text, look: around.look, wraps: around.wraps, element });
  };
  const addWords = (raw: string, around: Around): void => {
    let text = decodeEntities(raw).replace(/[\t\n\r ]+/g, ' ');
    if (endsInSpace && text.startsWith(' ')) text = text.slice(1);
    if (text === '') return;
    endsInSpace = text.endsWith(' ');
    add(text, around, null);
  };
  const visit = (element: Element, around: Around): void => {
    let at = element.from;
    for (const child of [...element.children, null]) {
      const raw = element.source.slice(at, child?.start ?? element.to);
      if (raw !== '') addWords(raw.replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g, ''), around);
      if (child === null) return;
      at = child.end;
      const isWrap = (child.name === 'text:span' || child.name === 'text:a') && around.wraps.length < deepest;
      if (isWrap) visit(child, wrapped(child, around, context));
      else if (child.name === 'text:s') {
        add(' '.repeat(Math.min(mostSpaces, numberOf(child, 'text:c') ?? 1)), around, null);
        endsInSpace = false;
      } else if (child.name === 'text:tab') {
        add('\t', around, null);
        endsInSpace = false;
      } else if (child.name === 'text:line-break') {
        add('\n', around, child, 'break');
        endsInSpace = true;
      } else {
        const text = isField(child) ? textOf(child) : '';
        add(text, around, child, text === '' ? 'kept' : 'field');
        if (text !== '') endsInSpace = false;
      }
    }
  };
  visit(paragraph, { wraps: [], look: paragraphLook(context, paragraph) });
  return withBreaksAlike(pieces);
}

interface Around {
  wraps: readonly Element[];
  look: RunLook;
}

/** Fields say in their text what they come to; a note or a bookmark is no part of the line. */
const isField = ({ name, children }: Element): boolean =>
  name.startsWith('text:') &&
  !/^text:(?:note|bookmark|reference-mark|soft-page-break|ruby)/.test(name) &&
  children.length === 0;

function wrapped(element: Element, { wraps, look }: Around, { styles }: TextContext): Around {
  const own = [...wraps, element];
  if (element.name === 'text:a') {
    const address = stringOf(element, 'xlink:href') ?? '';
    return { wraps: own, look: { ...look, link: /^(?:https?|mailto):/i.test(address) ? address : null } };
  }
  return {
    wraps: own,
    look: lookWith(ownText(styles, 'text', stringOf(element, 'text:style-name')), look, styles),
  };
}

export function readParagraph(paragraph: DrawnParagraph, context: TextContext): TextParagraph {
  const { element } = paragraph;
  const empty = emptyLook(element, context);
  return { runs: runsOf(piecesOf(element, context), empty), ...paragraphForm(context, paragraph) };
}

/** Empty spans and links say how words will look that are written into them. */
export function emptyLook(paragraph: Element, context: TextContext): RunLook {
  let around: Around = { wraps: [], look: paragraphLook(context, paragraph) };
  let inner: Element | undefined = paragraph;
  while (inner !== undefined && around.wraps.length < deepest) {
    inner = inner.children.find(({ name }) => name === 'text:span' || name === 'text:a');
    if (inner !== undefined) around = wrapped(inner, around, context);
  }
  return around.look;
}

export function readBody(holder: Element, context: TextContext, graphic: Properties): TextBody {
  const paragraphs = paragraphsIn(holder, context.styles).map((paragraph) =>
    readParagraph(paragraph, context),
  );
  return {
    paragraphs:
      paragraphs.length > 0 ? paragraphs : [{ runs: [{ text: '', ...context.look }], ...context.form }],
    anchor: anchorOf(graphic),
    inset: insetOf(graphic),
  };
}
