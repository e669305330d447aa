import { encodeAttribute, encodeText } from '@redraft/documents';
import { alignText } from '../../../canvas/format/align.ts';
import { isSameRunFormat, type RunFormat } from '../../../canvas/scene/run-format.ts';
import type { TextRun } from '../../../canvas/scene/scene.ts';
import { type Element, getOpenTag, getRawXml } from '../../../xml/element.ts';
import { getString, removeInvalidCharacters } from '../../../xml/values.ts';
import type { StyleChain } from '../read/styles.ts';
import { type ParagraphSource, type TextPiece, toAllowedLink } from '../read/text.ts';
import { resolveRunFormat, type TextContext } from '../read/text-styles.ts';
import type { DocumentWriter } from './document-writer.ts';
import { joinWrapped, type WrappedXml, type Wrapper } from './wrapped.ts';

export interface RunWriteContext {
  writer: DocumentWriter;
  context: TextContext;
  /** Default text styles of the new paragraph. */
  chain: StyleChain;
  /** The original paragraph; null for a new one. */
  source: ParagraphSource | null;
  /** The paragraph that a new one takes its format from. */
  template: ParagraphSource | null;
}

interface Segment {
  text: string;
  format: RunFormat;
  /** The piece it came from, or follows. */
  base: TextPiece | null;
  isTyped: boolean;
}

/** The content of a paragraph for these runs. Preserved content stays in its place. */
export function writeRuns(writeContext: RunWriteContext, runs: readonly TextRun[]): string {
  const allPieces = writeContext.source?.pieces ?? [];
  const pieces = allPieces.filter(({ kind, element }) => kind !== 'kept' || element?.name !== 'text:span');
  const origins = alignText(pieces.map(({ text }) => text).join(''), runs.map(({ text }) => text).join(''));
  const segments = splitIntoSegments(writeContext, { runs, pieces, origins });
  const emptyPieces = listEmptyPieces(pieces);
  const writeSegment = createSegmentWriter(writeContext);
  const written: WrappedXml[] = [];
  let [offset, nextEmpty] = [0, 0];
  const insertEmptyPiecesUpTo = (origin: number): void => {
    for (
      let emptyPieceAt = emptyPieces[nextEmpty];
      emptyPieceAt !== undefined && emptyPieceAt.at <= origin;
      emptyPieceAt = emptyPieces[++nextEmpty]
    )
      written.push({
        wrappers: emptyPieceAt.piece.ancestors.map(toWrapper),
        xml: emptyPieceAt.piece.element === null ? '' : getRawXml(emptyPieceAt.piece.element),
      });
  };
  segments.forEach((segment, index) => {
    const origin = origins[offset] ?? null;
    if (origin !== null) insertEmptyPiecesUpTo(origin);
    written.push(writeSegment(segment, index === segments.length - 1));
    offset += segment.text.length;
  });
  insertEmptyPiecesUpTo(Number.POSITIVE_INFINITY);
  return joinWrapped(written);
}

/** Pieces without text, each with the offset that it precedes. */
function listEmptyPieces(pieces: readonly TextPiece[]): { piece: TextPiece; at: number }[] {
  let at = 0;
  return pieces.flatMap((piece) => {
    at += piece.text.length;
    return piece.kind === 'kept' ? [{ piece, at }] : [];
  });
}

const hasText = ({ kind }: TextPiece): boolean => kind === 'text' || kind === 'field';

function splitIntoSegments(
  writeContext: RunWriteContext,
  {
    runs,
    pieces,
    origins,
  }: { runs: readonly TextRun[]; pieces: readonly TextPiece[]; origins: readonly (number | null)[] },
): Segment[] {
  const pieceByOffset = pieces.flatMap((piece) => new Array<TextPiece>(piece.text.length).fill(piece));
  const firstOrigin = origins.find((origin) => origin !== null);
  const firstPiece = firstOrigin === undefined ? undefined : pieceByOffset[firstOrigin ?? -1];
  let lastPiece =
    (firstPiece !== undefined && hasText(firstPiece) ? firstPiece : undefined) ??
    pieces.find(hasText) ??
    findEmptyFormatPiece(writeContext);
  const segments: Segment[] = [];
  let offset = 0;
  for (const { text, ...format } of runs) {
    let currentSegment: Segment | null = null;
    for (let unit = 0; unit < text.length; unit++, offset++) {
      const unitText = text[unit] ?? '';
      const origin = origins[offset] ?? null;
      const owner = origin === null ? null : (pieceByOffset[origin] ?? null);
      if (owner !== null && hasText(owner)) lastPiece = owner;
      const isTyped = origin === null;
      const isField = lastPiece?.kind === 'field';
      if (
        currentSegment !== null &&
        unitText !== '\n' &&
        currentSegment.text !== '\n' &&
        currentSegment.base === lastPiece &&
        (!isField || currentSegment.isTyped === isTyped)
      )
        currentSegment.text += unitText;
      else {
        currentSegment = { text: unitText, format, base: lastPiece, isTyped };
        segments.push(currentSegment);
      }
      currentSegment.isTyped ||= isTyped;
    }
  }
  const [run] = runs;
  if (segments.length === 0 && run !== undefined) {
    const { text: _, ...format } = run;
    // An empty run has no link.
    segments.push({ text: '', format: { ...format, link: null }, base: lastPiece, isTyped: true });
  }
  return segments;
}

/** The format of an empty paragraph: that of its empty span, or of the end of the previous one. */
function findEmptyFormatPiece({ source, template }: RunWriteContext): TextPiece | null {
  const span = source?.element.children.find(({ name }) => name === 'text:span');
  const [piece] = source?.pieces ?? [];
  if (span !== undefined && piece !== undefined) return { ...piece, kind: 'text', ancestors: [span] };
  const lastTextPiece = source === null ? template?.pieces.findLast(hasText) : undefined;
  return lastTextPiece ?? null;
}

const toWrapper = (element: Element): Wrapper => ({
  identity: element,
  name: element.name,
  tag: getOpenTag(element),
});

function createSegmentWriter(
  writeContext: RunWriteContext,
): (segment: Segment, isLast: boolean) => WrappedXml {
  const findWrappers = createWrapperFinder(writeContext);
  let followsSpace = true;
  return ({ text, format, base, isTyped }, isLast) => {
    const wrappers = findWrappers(base, format);
    if (text === '\n') {
      followsSpace = true;
      return { wrappers, xml: '<text:line-break/>' };
    }
    if (base?.kind === 'field' && base.element !== null && !isTyped && base.text === text) {
      followsSpace = false;
      return { wrappers, xml: getRawXml(base.element) };
    }
    const xml = createTextXml(removeInvalidCharacters(text), { isBehindSpace: followsSpace, isLast });
    if (text !== '') followsSpace = text.endsWith(' ');
    return { wrappers, xml };
  };
}

/** Text with elements for white space that XML does not preserve. */
export function createTextXml(
  text: string,
  { isBehindSpace, isLast }: { isBehindSpace: boolean; isLast: boolean },
): string {
  return text.replaceAll('\r', '').replace(/ +|[^ \t\n]+|[\t\n]/g, (piece, offset: number) => {
    if (piece === '\t') return '<text:tab/>';
    if (piece === '\n') return '<text:line-break/>';
    if (!piece.startsWith(' ')) return encodeText(piece);
    const characterBefore = offset === 0 ? (isBehindSpace ? ' ' : 'x') : (text[offset - 1] ?? '');
    const canStartWithSpace =
      !/\s/.test(characterBefore) && !(isLast && offset + piece.length === text.length);
    const spaceCount = piece.length - (canStartWithSpace ? 1 : 0);
    const spaceElement =
      spaceCount === 0 ? '' : spaceCount === 1 ? '<text:s/>' : `<text:s text:c="${spaceCount}"/>`;
    return (canStartWithSpace ? ' ' : '') + spaceElement;
  });
}

/** Finds the elements around text: the original ones, plus one for the changed format. */
function createWrapperFinder({
  writer,
  context,
  chain,
  source,
}: RunWriteContext): (base: TextPiece | null, format: RunFormat) => readonly Wrapper[] {
  const created = new Map<string, Wrapper>();
  const getOrCreate = (key: string, name: string, tag: string): Wrapper => {
    const known = created.get(key) ?? { identity: {}, name, tag };
    created.set(key, known);
    return known;
  };
  return (base, format) => {
    const originalWrappers = base?.ancestors ?? [];
    const spans = originalWrappers.filter(({ name }) => name === 'text:span');
    const names = spans.map((span) => getString(span, 'text:style-name'));
    const anchor = originalWrappers.findLast(({ name }) => name === 'text:a') ?? null;
    const link = toAllowedLink(getString(anchor, 'xlink:href'));
    const currentFormat = resolveRunFormat(context, { spans: names, paragraph: chain, link });
    // Text from another paragraph is written again.
    const keepsParagraph = source !== null;
    const keptWrappers =
      link === format.link && (keepsParagraph || anchor === null)
        ? originalWrappers
        : originalWrappers.filter(({ name }) => name !== 'text:a');
    const wrappers = keptWrappers.map((element) =>
      keepsParagraph
        ? toWrapper(element)
        : getOrCreate(
            `like ${originalWrappers.indexOf(element)} ${getRawTag(element)}`,
            element.name,
            getRawTag(element),
          ),
    );
    if (format.link !== null && (link !== format.link || keptWrappers !== originalWrappers))
      wrappers.unshift(
        getOrCreate(
          `a ${format.link}`,
          'text:a',
          `<text:a xlink:type="simple" xlink:href="${encodeAttribute(removeInvalidCharacters(format.link))}">`,
        ),
      );
    if (isSameRunFormat({ ...currentFormat, link: format.link }, format)) return wrappers;
    const changes = {
      'style:text-properties': createRunAttributes(
        format,
        (key) => currentFormat[key] !== format[key],
        writer.hasOpacity,
      ),
    };
    const endsWithSpan = wrappers.at(-1)?.name === 'text:span';
    const name = writer.findOrAddStyle('text', endsWithSpan ? (names.at(-1) ?? null) : null, changes);
    const outerWrappers = endsWithSpan ? wrappers.slice(0, -1) : wrappers;
    return [
      ...outerWrappers,
      getOrCreate(`span ${name}`, 'text:span', `<text:span text:style-name="${encodeAttribute(name)}">`),
    ];
  };
}

const getRawTag = (element: Element): string =>
  getOpenTag(element).replace(/\sxml:id\s*=\s*(?:"[^"]*"|'[^']*')/, '');

/** Size of raised and lowered letters, as other programs write it. */
const raisedSize = '58%';

/** Western, Asian and complex scripts have separate properties. */
const scripts = ['', '-asian', '-complex'];

type WrittenFormat = Omit<RunFormat, 'link' | 'field'>;

/** The attributes of a style for those values that are written. */
export function createRunAttributes(
  format: WrittenFormat,
  isWritten: (key: keyof WrittenFormat) => boolean,
  hasOpacity: boolean,
): Record<string, string | null> {
  const changes: Record<string, string | null> = {};
  const setForAllScripts = (name: string, value: string): void => {
    for (const script of scripts) changes[`${script === '' ? 'fo' : 'style'}:${name}${script}`] = value;
  };
  if (isWritten('bold')) setForAllScripts('font-weight', format.bold ? 'bold' : 'normal');
  if (isWritten('italic')) setForAllScripts('font-style', format.italic ? 'italic' : 'normal');
  if (isWritten('size')) setForAllScripts('font-size', `${format.size}pt`);
  if (isWritten('font')) {
    setForAllScripts('font-family', `'${format.font.replaceAll("'", '')}'`);
    for (const script of scripts) changes[`style:font-name${script}`] = null;
  }
  if (isWritten('color')) {
    changes['fo:color'] = format.color;
    changes['style:use-window-font-color'] = null;
    if (hasOpacity) changes['loext:opacity'] = '100%';
  }
  if (isWritten('underline')) {
    changes['style:text-underline-style'] = format.underline ? 'solid' : 'none';
    if (format.underline)
      Object.assign(changes, {
        'style:text-underline-width': 'auto',
        'style:text-underline-color': 'font-color',
      });
  }
  if (isWritten('capitals')) {
    changes['fo:text-transform'] = format.capitals === 'all' ? 'uppercase' : 'none';
    changes['fo:font-variant'] = format.capitals === 'small' ? 'small-caps' : 'normal';
  }
  if (isWritten('baseline'))
    changes['style:text-position'] =
      format.baseline === 0 ? '0% 100%' : `${Math.round(format.baseline * 100)}% ${raisedSize}`;
  if (isWritten('strike')) {
    changes['style:text-line-through-style'] = format.strike ? 'solid' : 'none';
    if (format.strike) changes['style:text-line-through-type'] = 'single';
  }
  return changes;
}
