import { formatBreaks, type TextPiece, toRuns } from '../../../canvas/format/segments.ts';
import type { RunFormat } from '../../../canvas/scene/run-format.ts';
import type { TextBody, TextParagraph } from '../../../canvas/scene/scene.ts';
import { type Element, findChild } from '../../../xml/element.ts';
import { getNumber, getString, getText, listChildren } from '../../../xml/values.ts';
import { defaultsOf, formOf, levelOf, runFormatOf, type TextContext } from './text-styles.ts';

/** A child of a paragraph and its text. */
export interface SlidePiece extends TextPiece {
  element: Element;
}

/** Maximum number of paragraphs read from a text. */
const maxParagraphs = 20_000;

export function paragraphsOf(body: Element | null): Element[] {
  return listChildren(body, 'a:p').slice(0, maxParagraphs);
}

export function piecesOf(paragraph: Element, context: TextContext): SlidePiece[] {
  const { format: base } = defaultsOf(context, levelOf(findChild(paragraph, 'a:pPr')));
  const pieces: SlidePiece[] = [];
  for (const element of paragraph.children) {
    const format = runFormatOf(findChild(element, 'a:rPr'), base, context);
    if (element.name === 'a:br') pieces.push({ kind: 'break', element, text: '\n', format });
    else if (element.name === 'a:r' || element.name === 'a:fld') {
      const content = findChild(element, 'a:t');
      const text = content === null ? '' : getText(content);
      const kind = text === '' ? 'kept' : element.name === 'a:fld' ? 'field' : 'run';
      pieces.push({ kind, element, text, format });
    } else if (element.name !== 'a:pPr' && element.name !== 'a:endParaRPr') {
      pieces.push({ kind: 'kept', element, text: '', format });
    }
  }
  return formatBreaks(pieces);
}

export function readParagraph(paragraph: Element, context: TextContext): TextParagraph {
  const properties = findChild(paragraph, 'a:pPr');
  const { format, form } = defaultsOf(context, levelOf(properties));
  const runs = toRuns(piecesOf(paragraph, context), endFormat(paragraph, context));
  return { runs, ...formOf(properties, { form, format: runs[0] ?? format, context }) };
}

/** The format of text typed into an empty paragraph. */
export function endFormat(paragraph: Element, context: TextContext): RunFormat {
  const { format } = defaultsOf(context, levelOf(findChild(paragraph, 'a:pPr')));
  return runFormatOf(findChild(paragraph, 'a:endParaRPr'), format, context);
}

export function emptyParagraph(context: TextContext): TextParagraph {
  const { format, form } = defaultsOf(context, 0);
  return { runs: [{ text: '', ...format }], ...form };
}

const anchors: Readonly<Record<string, TextBody['anchor']>> = { t: 'top', ctr: 'middle', b: 'bottom' };
const defaultInset = { left: 91_440, top: 45_720, right: 91_440, bottom: 45_720 };

/** Reads the text of a box; `bodies` are its own `a:bodyPr` and the inherited ones. */
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
  const inset = (name: string, fallback: number): number =>
    Math.max(0, Math.round(read((properties) => getNumber(properties, name)) ?? fallback));
  const paragraphs = paragraphsOf(body).map((paragraph) => readParagraph(paragraph, context));
  return {
    paragraphs: paragraphs.length > 0 ? paragraphs : [emptyParagraph(context)],
    anchor: anchors[read((properties) => getString(properties, 'anchor')) ?? 't'] ?? 'top',
    inset: {
      left: inset('lIns', defaultInset.left),
      top: inset('tIns', defaultInset.top),
      right: inset('rIns', defaultInset.right),
      bottom: inset('bIns', defaultInset.bottom),
    },
  };
}
