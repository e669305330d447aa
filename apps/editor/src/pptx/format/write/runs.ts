import { encodeText } from '@redraft/documents';
import { alignedText } from '../../../canvas/format/align.ts';
import type { TextRun } from '../../../canvas/scene/scene.ts';
import { type Draft, draftIn, draftOf, drop, fresh, needed, type Piece } from '../../../xml/draft.ts';
import { childOf, type Element } from '../../../xml/element.ts';
import { writable } from '../../../xml/values.ts';
import { isSameLook, type TextPiece } from '../read/text.ts';
import { type LevelDefaults, lookOf, type RunLook, type TextContext } from '../read/text-styles.ts';
import { type LinkTo, writeLook } from './look.ts';

export interface RunsTask {
  pieces: readonly TextPiece[];
  /** Properties for words that stand beside none that were there (`a:endParaRPr`). */
  end: Element | null;
  defaults: LevelDefaults;
  context: TextContext;
  linkTo: LinkTo;
}

interface Segment {
  text: string;
  look: RunLook;
  /** The piece that it was a part of, or whose words stand before it. */
  base: TextPiece | null;
  isTyped: boolean;
}

/** The children of a paragraph that say these runs; what they said before is the same markup as it was. */
export function writeRuns(task: RunsTask, runs: readonly TextRun[]): Piece[] {
  const { pieces } = task;
  const before = pieces.map(({ text }) => text).join('');
  const after = runs.map(({ text }) => text).join('');
  const origins = alignedText(before, after);
  const owners = ownersOf(pieces);
  const kept = keptPieces(pieces);
  const written: Piece[] = [];
  let at = 0;
  let nextKept = 0;
  const keepUpTo = (origin: number): void => {
    for (; nextKept < kept.length; nextKept++) {
      const one = kept[nextKept];
      if (one === undefined || one.at > origin) break;
      written.push(one.piece.element);
    }
  };
  let last: TextPiece | null = null;
  for (const run of runs) {
    for (const segment of segmentsOf(run, {
      at,
      origins,
      owners,
      last: last ?? firstBase(task, { at, origins, owners }),
    })) {
      const origin = origins[at] ?? null;
      if (origin !== null) keepUpTo(origin);
      written.push(writeSegment(task, segment));
      if (segment.base?.kind !== 'break') last = segment.base ?? last;
      at += segment.text.length;
    }
  }
  keepUpTo(Number.POSITIVE_INFINITY);
  return written;
}

/** Pieces without words, each with the place in the text that it stands before. */
function keptPieces(pieces: readonly TextPiece[]): { piece: TextPiece; at: number }[] {
  let at = 0;
  return pieces.flatMap((piece) => {
    at += piece.text.length;
    return piece.kind === 'kept' ? [{ piece, at }] : [];
  });
}

/** The piece of each unit of a text. */
function ownersOf(pieces: readonly TextPiece[]): TextPiece[] {
  return pieces.flatMap((piece) => new Array<TextPiece>(piece.text.length).fill(piece));
}

interface Around {
  at: number;
  origins: readonly (number | null)[];
  owners: readonly TextPiece[];
}

/** Words at the beginning take after those behind them. */
function firstBase({ pieces }: RunsTask, { at, origins, owners }: Around): TextPiece | null {
  const origin = origins.slice(at).find((one) => one !== null) ?? null;
  const behind = origin === null ? null : (owners[origin] ?? null);
  if (behind !== null && behind.kind !== 'break') return behind;
  return pieces.find(({ kind }) => kind === 'run' || kind === 'field') ?? null;
}

/** A run of the scene in pieces that each come from one place; a line break is one of its own. */
function segmentsOf({ text, ...look }: TextRun, around: Around & { last: TextPiece | null }): Segment[] {
  const { at, origins, owners } = around;
  const segments: Segment[] = [];
  let base = around.last;
  for (let unit = 0; unit < text.length; unit++) {
    const letter = text[unit] ?? '';
    const origin = origins[at + unit] ?? null;
    const owner = origin === null ? null : (owners[origin] ?? null);
    if (owner !== null && owner.kind !== 'break') base = owner;
    const own = letter === '\n' ? (owner ?? null) : base;
    const open = segments.at(-1);
    // What is typed behind a field is no part of it.
    const isAlike = own?.kind !== 'field' || open?.isTyped === (origin === null);
    const goesOn = open?.base === own && letter !== '\n' && open?.text !== '\n' && isAlike;
    if (open !== undefined && goesOn) {
      open.text += letter;
      open.isTyped ||= origin === null;
    } else segments.push({ text: letter, look, base: own, isTyped: origin === null });
  }
  return segments;
}

function writeSegment(task: RunsTask, { text, look, base, isTyped }: Segment): Piece {
  const isBreak = text === '\n';
  const isWhole = base !== null && base.text === text && !isTyped;
  const isAsItWas = isWhole && isSameLook(base.look, look);
  if (isAsItWas && (isBreak || isSameLook(resolvedOf(task, base.element), look))) return base.element;
  const isKept = isWhole && (base.kind === 'field' || base.kind === 'break');
  const isOwn = base !== null && (isKept || base.kind === 'run') && !(isBreak && base.kind !== 'break');
  const run = isOwn ? draftOf(base.element) : fresh(isBreak ? '<a:br/>' : '<a:r/>');
  const { draft, resolved } = propertiesFor(task, run, base);
  writeLook(draft, { wanted: look, resolved, context: task.context, linkTo: task.linkTo });
  if (draft.parts.length === 0 && draft.tag === '<a:rPr/>') drop(run, ['a:rPr']);
  if (!isKept && !isBreak) needed(run, 'a:t', ['a:rPr', 'a:t']).parts = [encodeText(writable(text))];
  return run;
}

function resolvedOf({ defaults, context }: RunsTask, element: Element): RunLook {
  return lookOf(childOf(element, 'a:rPr'), defaults.look, context);
}

/** The properties that a run begins with: its own, those of the field it was, or those of the end of the paragraph. */
function propertiesFor(
  task: RunsTask,
  run: Draft,
  base: TextPiece | null,
): { draft: Draft; resolved: RunLook } {
  const { defaults, context, end } = task;
  const own = base === null ? end : childOf(base.element, 'a:rPr');
  const resolved = lookOf(own, defaults.look, context);
  const there = draftIn(run, 'a:rPr');
  if (there !== null) return { draft: there, resolved };
  const draft = own === null ? fresh('<a:rPr/>') : renamed(draftOf(own), 'a:rPr');
  run.parts.unshift(draft);
  return { draft, resolved };
}

export function renamed(draft: Draft, name: string): Draft {
  return { ...draft, name, tag: draft.tag.replace(/^<[^\s/>]+/, `<${name}`) };
}
