import type { WritingLog } from '../log.ts';
import { lengthOf as listLength } from '../process/block-list.ts';
import type { Process } from '../process/process.ts';
import { stretchOf, type Whereabouts } from './carry.ts';
import { returnsOf } from './returns.ts';
import { goTo, type PassedSave, passSave, placeOf, startWalk, textOfStretches, type Walk } from './walk.ts';

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
export interface LifeStep {
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

export interface PassageLife {
  /** What of it the text began with. */
  began: string;
  chosen: string;
  now: string;
  /** From the oldest to the newest. */
  steps: LifeStep[];
}

/** Changes that are no further apart are one step, in seconds: as in an episode of revision (docs/metrics.md#revision). */
const stepGap = 30;
/** Beyond so many, neighbours are one step whatever lies between them. */
const mostSteps = 200;

/**
 * @param process That of the log.
 * @returns Null where the text after that save has no such passage.
 */
export function lifeOf(log: WritingLog, process: Process, chosen: ChosenPassage): PassageLife | null {
  const { save, from, to } = chosen;
  if (save > process.saves.length || from >= to) return null;
  const walk = startWalk(log, returnsOf(process));
  goTo(walk, 0, save);
  if (to > listLength(walk.text)) return null;
  const passage: Whereabouts = { stretches: [stretchOf(from, to)], away: [] };
  const said = textOfStretches(walk, passage.stretches);
  const earlier = walkBack(walk, passage, { save, process });
  goTo(walk, earlier.save, save);
  const later = walkOn(walk, passage, { save, process });
  return {
    began: earlier.save === 0 ? (earlier.steps[0]?.before ?? said) : '',
    chosen: said,
    now: later.at(-1)?.after ?? said,
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
function walkBack(walk: Walk, passage: Whereabouts, { save, process }: Start) {
  const steps: LifeStep[] = [];
  let current = passage;
  let said = textOfStretches(walk, current.stretches);
  let reached = save;
  for (; reached > 0 && isAnywhere(current); reached--) {
    const placeAfter = placeOf(walk, current.stretches);
    const passed = passSave(walk, current, { save: reached - 1, isBack: true });
    current = passed.passage;
    if (!passed.isTouched) continue;
    const after = said;
    said = textOfStretches(walk, current.stretches);
    const step = {
      ...whenOf(process, reached),
      kind: isAnywhere(current) ? kindBack(passed) : ('came' as const),
      before: said,
      after,
      placeBefore: placeOf(walk, current.stretches),
      placeAfter,
    };
    const next = steps.at(-1);
    if (next && areOne(step, next, steps.length)) steps[steps.length - 1] = oneOf(step, next);
    else steps.push(step);
  }
  return { steps: steps.reverse(), save: reached };
}

function walkOn(walk: Walk, passage: Whereabouts, { save, process }: Start): LifeStep[] {
  const steps: LifeStep[] = [];
  let current = passage;
  let said = textOfStretches(walk, current.stretches);
  for (let next = save; next < process.saves.length && isAnywhere(current); next++) {
    const placeBefore = placeOf(walk, current.stretches);
    const passed = passSave(walk, current, { save: next, isBack: false });
    current = passed.passage;
    if (!passed.isTouched) continue;
    const before = said;
    said = textOfStretches(walk, current.stretches);
    const step = {
      ...whenOf(process, next + 1),
      kind: kindOn(passed),
      before,
      after: said,
      placeBefore,
      placeAfter: placeOf(walk, current.stretches),
    };
    const last = steps.at(-1);
    if (last && areOne(last, step, steps.length)) steps[steps.length - 1] = oneOf(last, step);
    else steps.push(step);
  }
  return steps;
}

function isAnywhere({ stretches, away }: Whereabouts): boolean {
  return stretches.length > 0 || away.length > 0;
}

function whenOf({ saves }: Process, save: number) {
  const { at = 0, session = 0 } = saves[save - 1] ?? {};
  return { firstSave: save, lastSave: save, firstAt: at, lastAt: at, sitting: session };
}

/** What a save did, found from its end to its beginning: where a part is led away, it was put. */
function kindBack({ leaves, arrives }: PassedSave): StepKind {
  if (leaves !== 'none') return leaves === 'moved' ? 'moved' : 'put-back';
  return arrives === 'none' ? 'changed' : 'left-out';
}

function kindOn({ leaves, arrives, passage }: PassedSave): StepKind {
  if (arrives !== 'none') return arrives === 'moved' ? 'moved' : 'put-back';
  return leaves !== 'none' || passage.stretches.length === 0 ? 'left-out' : 'changed';
}

/** Whether a step goes on with the one before it. */
function areOne(one: LifeStep, next: LifeStep, count: number): boolean {
  if (count >= mostSteps) return true;
  const goesOn =
    next.kind === 'changed'
      ? one.kind === 'came' || one.kind === 'changed'
      : next.kind !== 'moved' && next.kind === one.kind;
  return goesOn && one.sitting === next.sitting && next.firstAt - one.lastAt <= stepGap * 1000;
}

function oneOf(one: LifeStep, next: LifeStep): LifeStep {
  const { lastSave, lastAt, after, placeAfter } = next;
  return { ...one, lastSave, lastAt, after, placeAfter };
}
