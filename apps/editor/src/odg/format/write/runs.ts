import { encodeAttribute, encodeText } from '@redraft/documents';
import { alignText } from '../../../canvas/format/align.ts';
import { isSameRunFormat, type RunFormat } from '../../../canvas/scene/run-format.ts';
import type { TextRun } from '../../../canvas/scene/scene.ts';
import { type Element, getOpenTag, getRawXml } from '../../../xml/element.ts';
import { getString, removeInvalidCharacters } from '../../../xml/values.ts';
import type { Chain } from '../read/styles.ts';
import { linkIn, type ParagraphSource, type TextPiece } from '../read/text.ts';
import { runFormatOf, type TextContext } from '../read/text-styles.ts';
import type { DocumentWriter } from './document-writer.ts';
import { foldWrappers, type Wrapped, type Wrapper } from './wrapped.ts';

export interface RunsTask {
  book: DocumentWriter;
  context: TextContext;
  /** Default text styles of the new paragraph. */
  chain: Chain;
  /** The original paragraph; null for a new one. */
  source: ParagraphSource | null;
  /** The paragraph that a new one takes its format from. */
  like: ParagraphSource | null;
}

interface Segment {
  text: string;
  format: RunFormat;
  /** The piece it came from, or follows. */
  base: TextPiece | null;
  isTyped: boolean;
}

/** The content of a paragraph for these runs. Preserved content stays in its place. */
export function runsXml(task: RunsTask, runs: readonly TextRun[]): string {
  const all = task.source?.pieces ?? [];
  const pieces = all.filter(({ kind, element }) => kind !== 'kept' || element?.name !== 'text:span');
  const origins = alignText(pieces.map(({ text }) => text).join(''), runs.map(({ text }) => text).join(''));
  const segments = segmentsOf(task, { runs, pieces, origins });
  const kept = reusedPieces(pieces);
  const write = segmentWriter(task);
  const written: Wrapped[] = [];
  let [at, nextReused] = [0, 0];
  const keepUpTo = (origin: number): void => {
    for (let one = kept[nextReused]; one !== undefined && one.at <= origin; one = kept[++nextReused])
      written.push({
        around: one.piece.around.map(wrapperOf),
        xml: one.piece.element === null ? '' : getRawXml(one.piece.element),
      });
  };
  segments.forEach((segment, index) => {
    const origin = origins[at] ?? null;
    if (origin !== null) keepUpTo(origin);
    written.push(write(segment, index === segments.length - 1));
    at += segment.text.length;
  });
  keepUpTo(Number.POSITIVE_INFINITY);
  return foldWrappers(written);
}

/** Pieces without text, each with the offset that it precedes. */
function reusedPieces(pieces: readonly TextPiece[]): { piece: TextPiece; at: number }[] {
  let at = 0;
  return pieces.flatMap((piece) => {
    at += piece.text.length;
    return piece.kind === 'kept' ? [{ piece, at }] : [];
  });
}

const isWords = ({ kind }: TextPiece): boolean => kind === 'text' || kind === 'field';

function segmentsOf(
  task: RunsTask,
  {
    runs,
    pieces,
    origins,
  }: { runs: readonly TextRun[]; pieces: readonly TextPiece[]; origins: readonly (number | null)[] },
): Segment[] {
  const owners = pieces.flatMap((piece) => new Array<TextPiece>(piece.text.length).fill(piece));
  const firstOrigin = origins.find((origin) => origin !== null);
  const first = firstOrigin === undefined ? undefined : owners[firstOrigin ?? -1];
  let last =
    (first !== undefined && isWords(first) ? first : undefined) ?? pieces.find(isWords) ?? emptyPiece(task);
  const segments: Segment[] = [];
  let at = 0;
  for (const { text, ...format } of runs) {
    let open: Segment | null = null;
    for (let unit = 0; unit < text.length; unit++, at++) {
      const letter = text[unit] ?? '';
      const origin = origins[at] ?? null;
      const owner = origin === null ? null : (owners[origin] ?? null);
      if (owner !== null && isWords(owner)) last = owner;
      const isTyped = origin === null;
      const isField = last?.kind === 'field';
      if (
        open !== null &&
        letter !== '\n' &&
        open.text !== '\n' &&
        open.base === last &&
        (!isField || open.isTyped === isTyped)
      )
        open.text += letter;
      else {
        open = { text: letter, format, base: last, isTyped };
        segments.push(open);
      }
      open.isTyped ||= isTyped;
    }
  }
  const [run] = runs;
  if (segments.length === 0 && run !== undefined) {
    const { text: _, ...format } = run;
    // An empty run has no link.
    segments.push({ text: '', format: { ...format, link: null }, base: last, isTyped: true });
  }
  return segments;
}

/** The format of an empty paragraph: that of its empty span, or of the end of the previous one. */
function emptyPiece({ source, like }: RunsTask): TextPiece | null {
  const span = source?.element.children.find(({ name }) => name === 'text:span');
  const [piece] = source?.pieces ?? [];
  if (span !== undefined && piece !== undefined) return { ...piece, kind: 'text', around: [span] };
  const before = source === null ? like?.pieces.findLast(isWords) : undefined;
  return before ?? null;
}

const wrapperOf = (element: Element): Wrapper => ({
  mark: element,
  name: element.name,
  tag: getOpenTag(element),
});

function segmentWriter(task: RunsTask): (segment: Segment, isLast: boolean) => Wrapped {
  const wrappers = wrapperMaker(task);
  let isBehindSpace = true;
  return ({ text, format, base, isTyped }, isLast) => {
    const around = wrappers(base, format);
    if (text === '\n') {
      isBehindSpace = true;
      return { around, xml: '<text:line-break/>' };
    }
    if (base?.kind === 'field' && base.element !== null && !isTyped && base.text === text) {
      isBehindSpace = false;
      return { around, xml: getRawXml(base.element) };
    }
    const xml = wordsXml(removeInvalidCharacters(text), { isBehindSpace, isLast });
    if (text !== '') isBehindSpace = text.endsWith(' ');
    return { around, xml };
  };
}

/** Text with elements for white space that XML does not preserve. */
export function wordsXml(
  text: string,
  { isBehindSpace, isLast }: { isBehindSpace: boolean; isLast: boolean },
): string {
  return text.replaceAll('\r', '').replace(/ +|[^ \t\n]+|[\t\n]/g, (piece, at: number) => {
    if (piece === '\t') return '<text:tab/>';
    if (piece === '\n') return '<text:line-break/>';
    if (!piece.startsWith(' ')) return encodeText(piece);
    const before = at === 0 ? (isBehindSpace ? ' ' : 'x') : (text[at - 1] ?? '');
    const isPlain = !/\s/.test(before) && !(isLast && at + piece.length === text.length);
    const signs = piece.length - (isPlain ? 1 : 0);
    const sign = signs === 0 ? '' : signs === 1 ? '<text:s/>' : `<text:s text:c="${signs}"/>`;
    return (isPlain ? ' ' : '') + sign;
  });
}

/** Finds the elements around text: the original ones, plus one for the changed format. */
function wrapperMaker({
  book: writer,
  context,
  chain,
  source,
}: RunsTask): (base: TextPiece | null, format: RunFormat) => readonly Wrapper[] {
  const created = new Map<string, Wrapper>();
  const once = (key: string, name: string, tag: string): Wrapper => {
    const known = created.get(key) ?? { mark: {}, name, tag };
    created.set(key, known);
    return known;
  };
  return (base, format) => {
    const given = base?.around ?? [];
    const spans = given.filter(({ name }) => name === 'text:span');
    const names = spans.map((span) => getString(span, 'text:style-name'));
    const anchor = given.findLast(({ name }) => name === 'text:a') ?? null;
    const link = linkIn(getString(anchor, 'xlink:href'));
    const resolved = runFormatOf(context, { spans: names, paragraph: chain, link });
    // Text from another paragraph is written again.
    const isOwn = source !== null;
    const kept =
      link === format.link && (isOwn || anchor === null)
        ? given
        : given.filter(({ name }) => name !== 'text:a');
    const around = kept.map((element) =>
      isOwn
        ? wrapperOf(element)
        : once(`like ${given.indexOf(element)} ${rawTag(element)}`, element.name, rawTag(element)),
    );
    if (format.link !== null && (link !== format.link || kept !== given))
      around.unshift(
        once(
          `a ${format.link}`,
          'text:a',
          `<text:a xlink:type="simple" xlink:href="${encodeAttribute(removeInvalidCharacters(format.link))}">`,
        ),
      );
    if (isSameRunFormat({ ...resolved, link: format.link }, format)) return around;
    const changes = { 'style:text-properties': formatChanges(resolved, format, writer) };
    const isInner = around.at(-1)?.name === 'text:span';
    const name = writer.style('text', isInner ? (names.at(-1) ?? null) : null, changes);
    const outer = isInner ? around.slice(0, -1) : around;
    return [
      ...outer,
      once(`span ${name}`, 'text:span', `<text:span text:style-name="${encodeAttribute(name)}">`),
    ];
  };
}

const rawTag = (element: Element): string =>
  getOpenTag(element).replace(/\sxml:id\s*=\s*(?:"[^"]*"|'[^']*')/, '');

/** Western, Asian and complex scripts have separate properties. */
const scripts = ['', '-asian', '-complex'];

function formatChanges(
  was: RunFormat,
  format: RunFormat,
  { hasOpacity }: DocumentWriter,
): Record<string, string | null> {
  const changes: Record<string, string | null> = {};
  const forAll = (name: string, value: string): void => {
    for (const script of scripts) changes[`${script === '' ? 'fo' : 'style'}:${name}${script}`] = value;
  };
  if (was.bold !== format.bold) forAll('font-weight', format.bold ? 'bold' : 'normal');
  if (was.italic !== format.italic) forAll('font-style', format.italic ? 'italic' : 'normal');
  if (was.size !== format.size) forAll('font-size', `${format.size}pt`);
  if (was.font !== format.font) {
    forAll('font-family', `'${format.font.replaceAll("'", '')}'`);
    for (const script of scripts) changes[`style:font-name${script}`] = null;
  }
  if (was.color !== format.color) {
    changes['fo:color'] = format.color;
    changes['style:use-window-font-color'] = null;
    if (hasOpacity) changes['loext:opacity'] = '100%';
  }
  if (was.underline !== format.underline) {
    changes['style:text-underline-style'] = format.underline ? 'solid' : 'none';
    if (format.underline)
      Object.assign(changes, {
        'style:text-underline-width': 'auto',
        'style:text-underline-color': 'font-color',
      });
  }
  if (was.strike !== format.strike) {
    changes['style:text-line-through-style'] = format.strike ? 'solid' : 'none';
    if (format.strike) changes['style:text-line-through-type'] = 'single';
  }
  return changes;
}
