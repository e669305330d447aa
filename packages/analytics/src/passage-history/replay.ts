import type { WritingLog } from '../log.ts';
import {
  type BlockList,
  createBlockList,
  getLength as listLength,
  readItems,
  spliceItems,
} from '../process/block-list.ts';
import { toCodePoints } from '../process/characters.ts';
import {
  mapPassage,
  type OpToMap,
  type PassageState,
  type Relocation,
  type RelocationKind,
  type Span,
} from './map-passage.ts';
import type { Part, Return, Returns } from './returns.ts';

/** An op with what it deleted and inserted. */
export interface InvertibleOp {
  save: number;
  p: number;
  del: readonly number[];
  ins: readonly number[];
}

/** The ops of a log as a process counts them, and the text as a walk has made it. */
export interface Replay {
  ops: readonly InvertibleOp[];
  /** Index of the first op of each save, and one more at the end. */
  firstOps: readonly number[];
  text: BlockList;
  returns: Returns;
}

export function startReplay({ base, saves }: WritingLog, returns: Returns): Replay {
  const ops: InvertibleOp[] = [];
  const firstOps: number[] = [];
  let save = 0;
  for (const { ops: operations } of saves) {
    const changes = operations.filter(({ del, ins }) => del !== ins);
    if (changes.length === 0) continue;
    firstOps.push(ops.length);
    for (const { p, del, ins } of changes)
      ops.push({ save, p, del: toCodePoints(del), ins: toCodePoints(ins) });
    save++;
  }
  firstOps.push(ops.length);
  return { ops, firstOps, text: createBlockList(toCodePoints(base)), returns };
}

/** Makes the text that of another number of saves. */
export function seek(replay: Replay, from: number, to: number): void {
  const { ops, firstOps, text } = replay;
  const [start = 0, end = 0] = [firstOps[from], firstOps[to]];
  for (let op = start; op < end; op++) applyOp(text, ops[op]);
  for (let op = start - 1; op >= end; op--) invertOp(text, ops[op]);
}

function applyOp(text: BlockList, op: InvertibleOp | undefined): void {
  if (op) spliceItems(text, { at: op.p, remove: op.del.length, insert: op.ins });
}

function invertOp(text: BlockList, op: InvertibleOp | undefined): void {
  if (op) spliceItems(text, { at: op.p, remove: op.ins.length, insert: op.del });
}

/** Something that an op brought which stands already before the op is passed that leads there: both are of one save. */
interface PendingPart {
  target: Part;
  at: number;
}

export interface MappedSave {
  passage: PassageState;
  isTouched: boolean;
  leaves: RelocationKind;
  arrives: RelocationKind;
}

/** Carries a passage over all ops of a save, from its end to its beginning, or the other way. */
export function mapThroughSave(
  replay: Replay,
  passage: PassageState,
  { save, isBack }: { save: number; isBack: boolean },
): MappedSave {
  const [first = 0, endOp = 0] = [replay.firstOps[save], replay.firstOps[save + 1]];
  const passed: MappedSave = { passage, isTouched: false, leaves: 'none', arrives: 'none' };
  let ghosts: PendingPart[] = [];
  for (let step = 0; step < endOp - first; step++) {
    const index = isBack ? endOp - 1 - step : first + step;
    const op = replay.ops[index];
    if (!op) continue;
    if (isBack) invertOp(replay.text, op);
    else applyOp(replay.text, op);
    const passing = getPassing(replay.returns, { op, index, isBack });
    ghosts = updateGhosts(ghosts, passing, getBrings(replay.returns, { index, isBack }));
    const mappedPassage = mapPassage(passed.passage, passing, (requested) => standsNow(ghosts, requested));
    passed.passage = mappedPassage;
    passed.isTouched ||= mappedPassage.isTouched;
    passed.leaves = strongest(passed.leaves, mappedPassage.removal);
    passed.arrives = strongest(passed.arrives, mappedPassage.insertion);
  }
  return passed;
}

function strongest(one: RelocationKind, other: RelocationKind): RelocationKind {
  return one === 'moved' || other === 'none' ? one : other;
}

function getPassing(
  returns: Returns,
  { op, index, isBack }: { op: InvertibleOp; index: number; isBack: boolean },
): OpToMap {
  const { p, del, ins } = op;
  const relocations = ((isBack ? returns.byPaste : returns.byCut).get(index) ?? [])
    .map(({ cut, paste, isMove }): Relocation => {
      const [operations, target] = isBack ? [paste, cut] : [cut, paste];
      return { from: operations.from, to: operations.to, target, isMove };
    })
    .toSorted((one, other) => one.from - other.from);
  return {
    op: index,
    p,
    deletedLength: isBack ? ins.length : del.length,
    inserted: isBack ? del : ins,
    relocations: relocations,
    followsEdges: isBack,
  };
}

/** What this op brings and an op behind it in the walk leads to. */
function getBrings(
  { byCut, byPaste }: Returns,
  { index, isBack }: { index: number; isBack: boolean },
): Part[] {
  const operations = (isBack ? byCut : byPaste).get(index) ?? [];
  const isAhead = ({ cut, paste }: Return) => (isBack ? paste.op < index : cut.op > index);
  return operations.filter(isAhead).map(({ cut, paste }) => (isBack ? cut : paste));
}

function updateGhosts(
  ghosts: readonly PendingPart[],
  { p, deletedLength: takes, inserted: brings }: OpToMap,
  newParts: readonly Part[],
): PendingPart[] {
  const shifted = ghosts.flatMap(({ target, at }) => {
    const length = target.to - target.from;
    if (at + length <= p) return [{ target, at }];
    return p + takes <= at ? [{ target, at: at + brings.length - takes }] : [];
  });
  return [...shifted, ...newParts.map((target) => ({ target, at: p + target.from }))];
}

function standsNow(
  ghosts: readonly PendingPart[],
  { op, from, to }: Part,
): { from: number; to: number } | null {
  const ghost = ghosts.find(({ target }) => target.op === op && target.from <= from && to <= target.to);
  if (!ghost) return null;
  const at = ghost.at + from - ghost.target.from;
  return { from: at, to: at + to - from };
}

/** Between two parts of a passage that stood apart. */
export const apart = ' … ';
const charactersPerCall = 4096;

export function textOfSpans({ text }: Replay, spans: readonly Span[]): string {
  return spans.map(({ from, to }) => textBetween(text, from, to)).join(apart);
}

function textBetween(text: BlockList, from: number, to: number): string {
  let spanText = '';
  for (let at = from; at < to; at += charactersPerCall)
    spanText += String.fromCodePoint(...readItems(text, at, Math.min(to, at + charactersPerCall)));
  return spanText;
}

/** Where in the whole text the passage begins, 0 to 1; null where it stands nowhere. */
export function getOffset({ text }: Replay, spans: readonly Span[]): number | null {
  const [first] = spans;
  if (!first) return null;
  const length = listLength(text);
  return length === 0 ? 0 : first.from / length;
}
