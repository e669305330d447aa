import { encodeAttribute, encodeText } from '@redraft/documents';
import { pairedItems } from '../../../canvas/format/align.ts';
import { isSameValue } from '../../../canvas/format/same-values.ts';
import { isSameLook, type RunLook, segmentsOf } from '../../../canvas/format/segments.ts';
import type { TextParagraph } from '../../../canvas/scene/scene.ts';
import { type Draft, fresh, type Piece, setAttributes, xmlOf } from '../../../xml/draft.ts';
import { type Element, openTagOf, rawOf } from '../../../xml/element.ts';
import { find, stringOf, writable } from '../../../xml/values.ts';
import {
  type DrawnParagraph,
  type DrawnPiece,
  listKindAt,
  paragraphForm,
  paragraphLook,
  paragraphsIn,
  piecesOf,
  readParagraph,
  type TextContext,
} from '../read/text.ts';
import type { StyleBook, Values } from './style-book.ts';

interface TextTask {
  context: TextContext;
  styles: StyleBook;
}

const isText = (piece: Piece): boolean =>
  typeof piece !== 'string' &&
  (piece.name === 'text:p' || piece.name === 'text:list' || piece.name === 'text:h');

/** Puts paragraphs into what holds them; those that say what they said stay as they are written. */
export function writeParagraphs(
  holder: Draft,
  source: Element | null,
  { paragraphs, before, ...task }: TextTask & { paragraphs: readonly TextParagraph[]; before: string },
): void {
  const own = source === null ? [] : paragraphsIn(source, task.context.styles);
  const was = own.map((paragraph) => readParagraph(paragraph, task.context));
  const { origins, isSame } = pairedItems(was, paragraphs, isSameValue);
  let nearest: DrawnParagraph | null = own[0] ?? null;
  const written = paragraphs.map((paragraph, index): string => {
    const there = own[origins[index] ?? -1] ?? null;
    nearest = there ?? nearest;
    if (isSame[index] && there !== null) return rawOf(there.element);
    return writeParagraph(nearest, paragraph, { ...task, isNew: there === null });
  });
  const isInPlace =
    own.length === paragraphs.length &&
    own.every(({ list, level }, index) => {
      const now = paragraphs[index];
      return now?.list === list && (list === 'none' || now.level === level) && origins[index] === index;
    });
  if (isInPlace && source !== null) {
    const changed = new Map(own.map(({ element }, index) => [element, written[index] ?? '']));
    holder.parts = holder.parts.map((piece) =>
      isText(piece) && typeof piece !== 'string' && 'source' in piece ? spliced(piece, changed) : piece,
    );
    return;
  }
  const list = source === null ? null : stringOf(find(source, ['text:list']), 'text:style-name');
  const pieces = inLists(paragraphs, written, { ...task, list });
  const at = holder.parts.findIndex(isText);
  const rest = holder.parts.filter((piece) => !isText(piece));
  const behind = rest.findIndex((piece) => typeof piece !== 'string' && piece.name === before);
  const place = at !== -1 ? Math.min(at, rest.length) : behind !== -1 ? behind : rest.length;
  rest.splice(place, 0, ...pieces);
  holder.parts = rest;
}

/** An element with some of its paragraphs in other words; all else stays as it is written. */
function spliced(element: Element, changed: ReadonlyMap<Element, string>): string {
  let xml = '';
  let at = element.start;
  for (const [{ start, end }, text] of changed) {
    if (start < element.start || end > element.end) continue;
    xml += element.source.slice(at, start) + text;
    at = end;
  }
  return xml + element.source.slice(at, element.end);
}

/** Paragraphs of one kind of list that follow each other are one list. */
function inLists(
  paragraphs: readonly TextParagraph[],
  written: readonly string[],
  { styles, context, list }: TextTask & { list: string | null },
): string[] {
  let xml = '';
  for (let at = 0; at < paragraphs.length; ) {
    const kind = paragraphs[at]?.list ?? 'none';
    let end = at + 1;
    while (end < paragraphs.length && paragraphs[end]?.list === kind) end += 1;
    const inside = written.slice(at, end);
    const levels = paragraphs.slice(at, end).map(({ level }) => level);
    at = end;
    if (kind === 'none') {
      xml += inside.join('');
      continue;
    }
    // The style that was there, where it shows the same at all these levels.
    const isKnown =
      list !== null && levels.every((level) => listKindAt(list, level + 1, context.styles) === kind);
    const items = inside.map((paragraph, index) => {
      const level = levels[index] ?? 0;
      const [deeper, back] = ['<text:list><text:list-item>', '</text:list-item></text:list>'];
      return `<text:list-item>${deeper.repeat(level)}${paragraph}${back.repeat(level)}</text:list-item>`;
    });
    xml += `<text:list text:style-name="${encodeAttribute(isKnown ? list : styles.list(kind))}">${items.join('')}</text:list>`;
  }
  return [xml];
}

/** A paragraph as it is to be; `from` is the one that it was, or (`isNew`) the one whose form it takes over. */
function writeParagraph(
  from: DrawnParagraph | null,
  paragraph: TextParagraph,
  task: TextTask & { isNew: boolean },
): string {
  const { context, styles, isNew } = task;
  const element = from?.element ?? null;
  const tag = element === null ? fresh('<text:p/>') : fresh(`${openTagOf(element)}</${element.name}>`);
  if (isNew) setAttributes(tag, { 'xml:id': null });
  const base = from === null ? context.form : paragraphForm(context, from);
  const values = formValues(base, paragraph);
  if (Object.keys(values).length > 0) {
    const name = styles.styled('paragraph', element === null ? null : stringOf(element, 'text:style-name'), {
      'style:paragraph-properties': values,
    });
    setAttributes(tag, { 'text:style-name': name });
  }
  const look = element === null ? context.look : paragraphLook(context, element);
  const pieces = element === null || isNew ? [] : piecesOf(element, context);
  tag.parts = [wordsXml(pieces, paragraph, { look, styles })];
  return xmlOf(tag);
}

const aligns = { left: 'start', center: 'center', right: 'end', justify: 'justify' } as const;

function formValues(base: Omit<TextParagraph, 'runs'>, now: TextParagraph): Values {
  const values: Record<string, string> = {};
  if (base.isRightToLeft !== now.isRightToLeft)
    values['style:writing-mode'] = now.isRightToLeft ? 'rl-tb' : 'lr-tb';
  if (base.align !== now.align || base.isRightToLeft !== now.isRightToLeft) {
    // Start and end change places with the direction; left and right are what they say.
    const isPlain = !now.isRightToLeft || now.align === 'center' || now.align === 'justify';
    values['fo:text-align'] = isPlain ? aligns[now.align] : now.align;
  }
  if (base.lineSpacing !== now.lineSpacing)
    values['fo:line-height'] = `${Math.round(now.lineSpacing * 100)}%`;
  if (base.spaceBefore !== now.spaceBefore) values['fo:margin-top'] = `${now.spaceBefore}pt`;
  return values;
}

/** What of a look a style has to say that is written where the other look is. */
function lookValues(base: RunLook, now: RunLook): Values {
  const values: Record<string, string> = {};
  if (base.bold !== now.bold) values['fo:font-weight'] = now.bold ? 'bold' : 'normal';
  if (base.italic !== now.italic) values['fo:font-style'] = now.italic ? 'italic' : 'normal';
  if (base.underline !== now.underline)
    values['style:text-underline-style'] = now.underline ? 'solid' : 'none';
  if (base.strike !== now.strike) values['style:text-line-through-style'] = now.strike ? 'solid' : 'none';
  if (base.size !== now.size) values['fo:font-size'] = `${now.size}pt`;
  if (base.color !== now.color) values['fo:color'] = now.color;
  if (base.font !== now.font)
    values['fo:font-family'] = /[^\w]/.test(now.font) ? `'${now.font.replaceAll("'", '')}'` : now.font;
  return values;
}

function wordsXml(
  pieces: readonly DrawnPiece[],
  paragraph: TextParagraph,
  { look, styles }: { look: RunLook; styles: StyleBook },
): string {
  const [first] = paragraph.runs;
  if (paragraph.runs.every(({ text }) => text === '')) {
    const kept = pieces
      .filter(({ kind }) => kind === 'kept')
      .map(({ element }) => (element === null ? '' : rawOf(element)));
    if (first === undefined) return kept.join('');
    const { text: _, ...wanted } = first;
    return kept.join('') + (isSameLook(look, wanted) ? '' : dressed('', { base: look, wanted, styles }));
  }
  const segments = segmentsOf(pieces, paragraph.runs);
  const state = { endsInSpace: true };
  const open: Element[] = [];
  let xml = '';
  const closeTo = (depth: number): void => {
    while (open.length > depth) xml += `</${open.pop()?.name}>`;
  };
  segments.forEach((segment, index) => {
    if ('kept' in segment) {
      if (segment.kept.element !== null) xml += rawOf(segment.kept.element);
      return;
    }
    const { base, text, look: wanted, isTyped } = segment;
    const isLinkKept = base !== null && base.look.link === wanted.link;
    const wraps = (base?.wraps ?? []).filter(({ name }) => name !== 'text:a' || isLinkKept);
    let shared = 0;
    while (shared < wraps.length && open[shared] === wraps[shared]) shared += 1;
    closeTo(shared);
    for (const wrap of wraps.slice(shared)) {
      xml += openTagOf(wrap);
      open.push(wrap);
    }
    const isWhole = base !== null && base.element !== null && base.text === text && !isTyped;
    const isLast = segments.slice(index + 1).every((one) => 'kept' in one);
    const words = isWhole
      ? rawOf(base.element ?? base.wraps[0] ?? emptyElement)
      : spaced(text, state, isLast);
    if (isWhole) state.endsInSpace = text === '\n';
    const from = base?.look ?? look;
    xml += dressed(words, { base: isLinkKept ? from : { ...from, link: null }, wanted, styles });
  });
  closeTo(0);
  return xml;
}

const emptyElement: Element = { name: '', source: '', start: 0, from: 0, to: 0, end: 0, children: [] };

/** Words in a look of their own, where that is not the one that they stand in. */
function dressed(
  words: string,
  { base, wanted, styles }: { base: RunLook; wanted: RunLook; styles: StyleBook },
): string {
  const values = lookValues(base, wanted);
  const isSame = Object.keys(values).length === 0;
  const name = isSame ? '' : styles.styled('text', null, { 'style:text-properties': values });
  const span = isSame ? words : `<text:span text:style-name="${name}">${words}</text:span>`;
  if (base.link === wanted.link || wanted.link === null) return span;
  return `<text:a xlink:type="simple" xlink:href="${encodeAttribute(writable(wanted.link))}">${span}</text:a>`;
}

/** Words with their spaces as the format has them: one is a space, all others are counted. */
function spaced(text: string, state: { endsInSpace: boolean }, isLast: boolean): string {
  let xml = '';
  for (const [piece] of writable(text).matchAll(/ +|\t|\n|[^ \t\n]+/g)) {
    if (piece === '\n') xml += '<text:line-break/>';
    else if (piece === '\t') xml += '<text:tab/>';
    else if (piece.startsWith(' ')) {
      const isPlain = !state.endsInSpace && !(isLast && text.endsWith(piece));
      const counted = piece.length - (isPlain ? 1 : 0);
      xml +=
        (isPlain ? ' ' : '') +
        (counted === 0 ? '' : counted === 1 ? '<text:s/>' : `<text:s text:c="${counted}"/>`);
    } else xml += encodeText(piece);
    state.endsInSpace = piece === '\n' || piece.startsWith(' ');
  }
  return xml;
}
