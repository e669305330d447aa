import type { TextBody, TextParagraph, TextRun } from '../../../canvas/scene/scene.ts';
import { childOf, type Element } from '../../../xml/element.ts';
import { childrenOf, numberOf, stringOf, textOf } from '../../../xml/values.ts';
import { defaultsOf, formOf, levelOf, lookOf, type RunLook, type TextContext } from './text-styles.ts';

/** A child of a paragraph and the words that it stands for: none for what is only kept (an equation, an empty run). */
export interface TextPiece {
  kind: 'run' | 'break' | 'field' | 'kept';
  element: Element;
  text: string;
  look: RunLook;
}

/** Beyond this a text is no longer something that a person reads on a slide. */
const mostParagraphs = 20_000;

export function paragraphsOf(body: Element | null): Element[] {
  return childrenOf(body, 'a:p').slice(0, mostParagraphs);
}

export function piecesOf(paragraph: Element, context: TextContext): TextPiece[] {
  const { look: base } = defaultsOf(context, levelOf(childOf(paragraph, 'a:pPr')));
  const pieces: TextPiece[] = [];
  for (const element of paragraph.children) {
    const look = lookOf(childOf(element, 'a:rPr'), base, context);
    if (element.name === 'a:br') pieces.push({ kind: 'break', element, text: '\n', look });
    else if (element.name === 'a:r' || element.name === 'a:fld') {
      const content = childOf(element, 'a:t');
      const text = content === null ? '' : textOf(content);
      const kind = text === '' ? 'kept' : element.name === 'a:fld' ? 'field' : 'run';
      pieces.push({ kind, element, text, look });
    } else if (element.name !== 'a:pPr' && element.name !== 'a:endParaRPr') {
      pieces.push({ kind: 'kept', element, text: '', look });
    }
  }
  return withBreaksAlike(pieces);
}

/** A line break looks like the words before it, or else behind it: its own look is not to be seen. */
function withBreaksAlike(pieces: readonly TextPiece[]): TextPiece[] {
  const first = pieces.find(({ kind }) => kind === 'run' || kind === 'field')?.look;
  let last = first;
  return pieces.map((piece) => {
    if (piece.kind === 'run' || piece.kind === 'field') last = piece.look;
    return piece.kind === 'break' && last !== undefined ? { ...piece, look: last } : piece;
  });
}

export function readParagraph(paragraph: Element, context: TextContext): TextParagraph {
  const properties = childOf(paragraph, 'a:pPr');
  const { look, form } = defaultsOf(context, levelOf(properties));
  const runs: TextRun[] = [];
  for (const piece of piecesOf(paragraph, context)) {
    const last = runs.at(-1);
    if (piece.text === '') continue;
    if (last !== undefined && isSameLook(last, piece.look)) last.text += piece.text;
    else runs.push({ text: piece.text, ...piece.look });
  }
  if (runs.length === 0) runs.push({ text: '', ...endLook(paragraph, context) });
  return { runs, ...formOf(properties, { form, look: runs[0] ?? look, context }) };
}

/** How words would look that are written into a paragraph without any. */
export function endLook(paragraph: Element, context: TextContext): RunLook {
  const { look } = defaultsOf(context, levelOf(childOf(paragraph, 'a:pPr')));
  return lookOf(childOf(paragraph, 'a:endParaRPr'), look, context);
}

export function isSameLook(one: RunLook, other: RunLook): boolean {
  return (
    one.bold === other.bold &&
    one.italic === other.italic &&
    one.underline === other.underline &&
    one.strike === other.strike &&
    one.size === other.size &&
    one.color === other.color &&
    one.font === other.font &&
    one.link === other.link
  );
}

export function emptyParagraph(context: TextContext): TextParagraph {
  const { look, form } = defaultsOf(context, 0);
  return { runs: [{ text: '', ...look }], ...form };
}

const anchors: Readonly<Record<string, TextBody['anchor']>> = { t: 'top', ctr: 'middle', b: 'bottom' };
const usualInset = { left: 91_440, top: 45_720, right: 91_440, bottom: 45_720 };

/** The words of a box; `bodies` are its own `a:bodyPr` and those that it inherits from. */
export function readBody(
  body: Element | null,
  context: TextContext,
  bodies: readonly (Element | null)[],
): TextBody {
  const read = <Value>(pick: (properties: Element | null) => Value | null): Value | null => {
    for (const properties of bodies) {
      const value = pick(properties);
      if (value !== null) return value;
    }
    return null;
  };
  const inset = (name: string, usual: number): number =>
    Math.max(0, Math.round(read((properties) => numberOf(properties, name)) ?? usual));
  const paragraphs = paragraphsOf(body).map((paragraph) => readParagraph(paragraph, context));
  return {
    paragraphs: paragraphs.length > 0 ? paragraphs : [emptyParagraph(context)],
    anchor: anchors[read((properties) => stringOf(properties, 'anchor')) ?? 't'] ?? 'top',
    inset: {
      left: inset('lIns', usualInset.left),
      top: inset('tIns', usualInset.top),
      right: inset('rIns', usualInset.right),
      bottom: inset('bIns', usualInset.bottom),
    },
  };
}
