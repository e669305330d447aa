import type { WritingLog } from '../log.ts';
import { getLength as listLength } from '../process/block-list.ts';
import type { Process } from '../process/process.ts';
import { createSpan, type PassageState } from './map-passage.ts';
import {
  getOffset,
  type MappedSave,
  mapThroughSave,
  type Replay,
  seek,
  startReplay,
  textOfSpans,
} from './replay.ts';
import { findReturns } from './returns.ts';

/** A passage of the text after so many saves, in characters (code points). */
export interface ChosenPassage {
  /** 0 for what the text began with. */
  save: number;
  from: number;
  to: number;
}

/**
 * What a step did to the passage: it `came`, was `changed`; some of it or all was `left-out` (deleted), `put-back` as it had been, or
 * `moved`: taken out at one place to come at another, at once or in two steps.
 */
export type StepKind = 'came' | 'changed' | 'left-out' | 'put-back' | 'moved';

/** One or several neighbouring saves that did something to the passage (docs/metrics.md#history-of-a-passage). */
export interface HistoryStep {
  kind: StepKind;
  /** Counted from 1. */
  firstSave: number;
  lastSave: number;
  /** Milliseconds since 1970. */
  firstAt: number;
  lastAt: number;
  /** Index of the sitting of its first save. */
  sitting: number;
  /** What the passage said. */
  before: string;
  after: string;
  /** Where in the whole text it began, 0 to 1; null while it stood nowhere. */
  placeBefore: number | null;
  placeAfter: number | null;
}

export interface PassageHistory {
  /** What of it the text began with. */
  began: string;
  chosen: string;
  now: string;
  /** From the oldest to the newest. */
  steps: HistoryStep[];
}

/** Changes that are no further apart are one step, in seconds: as in an episode of revision (docs/metrics.md#revision). */
const stepGap = 30;
/** Beyond so many, neighbours are one step whatever lies between them. */
const maxSteps = 200;

/**
 * @param process That of the log.
 * @returns Null where the text after that save has no such passage.
 */
export function readPassageHistory(
  log: WritingLog,
  process: Process,
  chosen: ChosenPassage,
): PassageHistory | null {
  const { save, from, to } = chosen;
  if (save > process.saves.length || from >= to) return null;
  const replay = startReplay(log, findReturns(process));
  seek(replay, 0, save);
  if (to > listLength(replay.text)) return null;
  const passage: PassageState = { spans: [createSpan(from, to)], removed: [] };
  const textNow = textOfSpans(replay, passage.spans);
  const earlier = replayBackward(replay, passage, { save, process });
  seek(replay, earlier.save, save);
  const later = replayForward(replay, passage, { save, process });
  return {
    began: earlier.save === 0 ? (earlier.steps[0]?.before ?? textNow) : '',
    chosen: textNow,
    now: later.at(-1)?.after ?? textNow,
    // What was typed and deleted again within a step is none.
    steps: [...earlier.steps, ...later].filter(
      ({ kind, before, after }) => kind !== 'changed' || before !== after,
    ),
  };
}

interface Start {
  save: number;
  process: Process;
}

/** To where nothing of the passage stood yet; the steps in the order in which they were made. */
function replayBackward(replay: Replay, passage: PassageState, { save, process }: Start) {
  const steps: HistoryStep[] = [];
  let current = passage;
  let textNow = textOfSpans(replay, current.spans);
  let reached = save;
  for (; reached > 0 && hasText(current); reached--) {
    const placeAfter = getOffset(replay, current.spans);
    const passed = mapThroughSave(replay, current, { save: reached - 1, isBack: true });
    current = passed.passage;
    if (!passed.isTouched) continue;
    const after = textNow;
    textNow = textOfSpans(replay, current.spans);
    const step = {
      ...timeOfSave(process, reached),
      kind: hasText(current) ? kindOfBackwardStep(passed) : ('came' as const),
      before: textNow,
      after,
      placeBefore: getOffset(replay, current.spans),
      placeAfter,
    };
    const next = steps.at(-1);
    if (next && canMerge(step, next, steps.length)) steps[steps.length - 1] = mergeSteps(step, next);
    else steps.push(step);
  }
  return { steps: steps.reverse(), save: reached };
}

function replayForward(replay: Replay, passage: PassageState, { save, process }: Start): HistoryStep[] {
  const steps: HistoryStep[] = [];
  let current = passage;
  let textNow = textOfSpans(replay, current.spans);
  for (let next = save; next < process.saves.length && hasText(current); next++) {
    const placeBefore = getOffset(replay, current.spans);
    const passed = mapThroughSave(replay, current, { save: next, isBack: false });
    current = passed.passage;
    if (!passed.isTouched) continue;
    const before = textNow;
    textNow = textOfSpans(replay, current.spans);
    const step = {
      ...timeOfSave(process, next + 1),
      kind: kindOfForwardStep(passed),
      before,
      after: textNow,
      placeBefore,
      placeAfter: getOffset(replay, current.spans),
    };
    const last = steps.at(-1);
    if (last && canMerge(last, step, steps.length)) steps[steps.length - 1] = mergeSteps(last, step);
    else steps.push(step);
  }
  return steps;
}

function hasText({ spans, removed: away }: PassageState): boolean {
  return spans.length > 0 || away.length > 0;
}

function timeOfSave({ saves }: Process, save: number) {
  const { at = 0, session = 0 } = saves[save - 1] ?? {};
  return { firstSave: save, lastSave: save, firstAt: at, lastAt: at, sitting: session };
}

/** What a save did, found from its end to its beginning: where a part is led away, it was put. */
function kindOfBackwardStep({ leaves, arrives }: MappedSave): StepKind {
  if (leaves !== 'none') return leaves === 'moved' ? 'moved' : 'put-back';
  return arrives === 'none' ? 'changed' : 'left-out';
}

function kindOfForwardStep({ leaves, arrives, passage }: MappedSave): StepKind {
  if (arrives !== 'none') return arrives === 'moved' ? 'moved' : 'put-back';
  return leaves !== 'none' || passage.spans.length === 0 ? 'left-out' : 'changed';
}

/** Whether a step goes on with the one before it. */
function canMerge(one: HistoryStep, next: HistoryStep, count: number): boolean {
  if (count >= maxSteps) return true;
  const goesOn =
    next.kind === 'changed'
      ? one.kind === 'came' || one.kind === 'changed'
      : next.kind !== 'moved' && next.kind === one.kind;
  return goesOn && one.sitting === next.sitting && next.firstAt - one.lastAt <= stepGap * 1000;
}

function mergeSteps(one: HistoryStep, next: HistoryStep): HistoryStep {
  const { lastSave, lastAt, after, placeAfter } = next;
  return { ...one, lastSave, lastAt, after, placeAfter };
}
