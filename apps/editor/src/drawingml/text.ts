import { formatBreaks, type TextPiece, toRuns } from '../canvas/format/segments.ts';
import type { RunFormat } from '../canvas/scene/run-format.ts';
import type { TextBody, TextParagraph } from '../canvas/scene/scene.ts';
import { defaultInset } from '../canvas/text/text-formats.ts';
import { type Element, findChild } from '../xml/element.ts';
import { getNumber, getString, getText, listChildren } from '../xml/values.ts';
import { type ReadFirst, readTextLayout } from './text-layout.ts';
import {
  applyRunProperties,
  getLevelDefaults,
  readLevel,
  resolveParagraphFormat,
  type TextContext,
} from './text-styles.ts';

/** A child of a paragraph and its text. */
export interface SlidePiece extends TextPiece {
  element: Element;
}

/** Maximum number of paragraphs read from a text. */
const maxParagraphs = 20_000;

export function listParagraphs(body: Element | null): Element[] {
  return listChildren(body, 'a:p').slice(0, maxParagraphs);
}

export function readPieces(paragraph: Element, context: TextContext): SlidePiece[] {
  const { format: base } = getLevelDefaults(context, readLevel(findChild(paragraph, 'a:pPr')));
  const pieces: SlidePiece[] = [];
  for (const element of paragraph.children) {
    const format = applyRunProperties(findChild(element, 'a:rPr'), base, context);
    if (element.name === 'a:br') pieces.push({ kind: 'break', element, text: '\n', format });
    else if (element.name === 'a:r' || element.name === 'a:fld') {
      const content = findChild(element, 'a:t');
      const text = content === null ? '' : getText(content);
      const kind = text === '' ? 'kept' : element.name === 'a:fld' ? 'field' : 'run';
      const isNumber =
        context.isOnLayoutOrMaster === true && kind === 'field' && getString(element, 'type') === 'slidenum';
      pieces.push({ kind, element, text, format: isNumber ? { ...format, field: 'pageNumber' } : format });
    } else if (element.name !== 'a:pPr' && element.name !== 'a:endParaRPr') {
      pieces.push({ kind: 'kept', element, text: '', format });
    }
  }
  return formatBreaks(pieces);
}

export function readParagraph(paragraph: Element, context: TextContext): TextParagraph {
  const properties = findChild(paragraph, 'a:pPr');
  const defaults = getLevelDefaults(context, readLevel(properties));
  const runs = toRuns(readPieces(paragraph, context), readEndFormat(paragraph, context));
  return {
    runs,
    ...resolveParagraphFormat(properties, { defaults, format: runs[0] ?? defaults.format, context }),
  };
}

/** The format of text typed into an empty paragraph. */
export function readEndFormat(paragraph: Element, context: TextContext): RunFormat {
  const { format } = getLevelDefaults(context, readLevel(findChild(paragraph, 'a:pPr')));
  return applyRunProperties(findChild(paragraph, 'a:endParaRPr'), format, context);
}

export function createEmptyParagraph(context: TextContext): TextParagraph {
  const { format, paragraphFormat } = getLevelDefaults(context, 0);
  return { runs: [{ text: '', ...format }], ...paragraphFormat };
}

const anchors: Readonly<Record<string, TextBody['anchor']>> = { t: 'top', ctr: 'middle', b: 'bottom' };

/** Reads the text of a box; `bodies` are its own `a:bodyPr` and the inherited ones. */
export function readBody(
  body: Element | null,
  context: TextContext,
  bodies: readonly (Element | null)[],
): TextBody {
  const paragraphs = listParagraphs(body).map((paragraph) => readParagraph(paragraph, context));
  return {
    paragraphs: paragraphs.length > 0 ? paragraphs : [createEmptyParagraph(context)],
    ...readTextArea(bodies),
  };
}

/** How a text stands in its box. */
export function readTextArea(bodies: readonly (Element | null)[]): Omit<TextBody, 'paragraphs'> {
  const readFirst: ReadFirst = (readValue) => {
    for (const properties of bodies) {
      const value = readValue(properties);
      if (value !== null) return value;
    }
    return null;
  };
  const readInset = (name: string, fallback: number): number =>
    Math.max(0, Math.round(readFirst((properties) => getNumber(properties, name)) ?? fallback));
  return {
    anchor: anchors[readFirst((properties) => getString(properties, 'anchor')) ?? 't'] ?? 'top',
    inset: {
      left: readInset('lIns', defaultInset.left),
      top: readInset('tIns', defaultInset.top),
      right: readInset('rIns', defaultInset.right),
      bottom: readInset('bIns', defaultInset.bottom),
    },
    layout: readTextLayout(readFirst),
  };
}
