import type { Part } from './returns.ts';

/** A stretch of the text as it stands at the place that a walk has reached. */
export interface Stretch {
  from: number;
  to: number;
  /** Something of the passage stood before it, or behind it, and is no more. */
  isOpenAtStart: boolean;
  isOpenAtEnd: boolean;
}

/** Where a passage stands, from left to right without two that touch, and parts of it that stand nowhere now: they are in what an op brings. */
export interface Whereabouts {
  stretches: readonly Stretch[];
  away: readonly Away[];
}

export interface Away extends Part {
  isMove: boolean;
}

/** One op as a walk passes it: forward it takes what was deleted and brings what was inserted, backward the other way round. */
export interface Passing {
  op: number;
  p: number;
  takes: number;
  brings: readonly number[];
  /** Parts of what it takes that come back, from left to right, and where. */
  leads: readonly Lead[];
  /** Whether what was at an open edge belongs to the passage: it stood where the passage was written afterwards. */
  followsEdges: boolean;
}

export interface Lead {
  from: number;
  to: number;
  target: Part;
  isMove: boolean;
}

export interface Carried extends Whereabouts {
  /** Something of it came, went, or came back. */
  isTouched: boolean;
  /** A part of it was taken that the walk finds elsewhere. */
  leaves: Way;
  /** Such a part was found. */
  arrives: Way;
}

/** Whether something went another way than by being written and deleted, and by which. */
export type Way = 'none' | 'moved' | 'undone';

/** Parts of a passage that are followed at most, and characters: what comes beyond is not counted to it. */
const mostParts = 64;
const mostCharacters = 10_000;

type StandsNow = (target: Part) => { from: number; to: number } | null;

/**
 * A passage after an op. What an op brings belongs to it where it stands within a stretch, or instead of some of it and of nothing beside it.
 * @param standsNow Where a part stands already that was to come back: the op that brought it was passed before.
 */
export function carry(passage: Whereabouts, passing: Passing, standsNow: StandsNow): Carried {
  const back = passage.away.filter(({ op }) => op === passing.op);
  if (back.length === 0 && isApart(passage, passing)) return passedBy(passage, passing);
  const own = passage.stretches.map((stretch) => carryStretch(stretch, passing));
  const room = mostCharacters - lengthOf(passage.stretches);
  const brought =
    passing.brings.length > room ? [] : passage.stretches.flatMap((one) => broughtInto(one, passing));
  const led = passage.stretches.flatMap((stretch) => leadsFrom(stretch, passing));
  const isFull = passage.stretches.length + passage.away.length > mostParts;
  const found = (isFull ? [] : led).map(({ target, isMove }) => ({
    away: { ...target, isMove },
    now: standsNow(target),
  }));
  const arrived = [...back, ...found.flatMap(({ away, now }) => (now ? [away] : []))];
  const returned = back.map(({ from, to }) =>
    stretchOf(passing.p + from, passing.p + Math.min(to, passing.brings.length)),
  );
  return {
    stretches: joined([
      ...own.flatMap(({ stays }) => stays),
      ...brought,
      ...returned,
      ...found.flatMap(({ now }) => (now ? [stretchOf(now.from, now.to)] : [])),
    ]),
    away: [
      ...passage.away.filter(({ op }) => op !== passing.op),
      ...found.flatMap(({ away, now }) => (now ? [] : [away])),
    ],
    isTouched: own.some(({ isTaken }) => isTaken) || brought.length > 0 || back.length > 0,
    leaves: wayOf(led),
    arrives: wayOf(arrived),
  };
}

/** Whether an op is before all of a passage or behind it, without touching it. */
function isApart({ stretches }: Whereabouts, { p, takes }: Passing): boolean {
  const [first, last] = [stretches[0], stretches.at(-1)];
  return first === undefined || last === undefined || p + takes < first.from || p > last.to;
}

/** Nearly every op of a long log. */
function passedBy({ stretches, away }: Whereabouts, { p, takes, brings }: Passing): Carried {
  const shift = p > (stretches.at(-1)?.to ?? 0) ? 0 : brings.length - takes;
  const moved =
    shift === 0
      ? stretches
      : stretches.map((stretch) => ({ ...stretch, from: stretch.from + shift, to: stretch.to + shift }));
  return { stretches: moved, away, isTouched: false, leaves: 'none', arrives: 'none' };
}

function wayOf(parts: readonly { isMove: boolean }[]): Way {
  if (parts.length === 0) return 'none';
  return parts.some(({ isMove }) => isMove) ? 'moved' : 'undone';
}

export function stretchOf(from: number, to: number): Stretch {
  return { from, to, isOpenAtStart: false, isOpenAtEnd: false };
}

export function lengthOf(stretches: readonly Stretch[]): number {
  return stretches.reduce((sum, { from, to }) => sum + to - from, 0);
}

function takenFrom({ from, to }: Stretch, { p, takes }: Passing) {
  return { from: Math.max(from, p), to: Math.min(to, p + takes) };
}

/** What is left of it, where it stands then. */
function carryStretch(stretch: Stretch, passing: Passing): { stays: Stretch[]; isTaken: boolean } {
  const { p, takes, brings } = passing;
  const { from, to } = stretch;
  const end = p + takes;
  const shift = brings.length - takes;
  const taken = takenFrom(stretch, passing);
  const isTaken = taken.from < taken.to;
  if (end <= from) return { stays: [{ ...stretch, from: from + shift, to: to + shift }], isTaken };
  if (p >= to) return { stays: [stretch], isTaken };
  const isOpen = isTaken && hasVanished(stretch, passing);
  const before = { ...stretch, to: p, isOpenAtEnd: isOpen };
  const behind = { ...stretch, from: end + shift, to: to + shift, isOpenAtStart: isOpen };
  return { stays: [before, behind].filter((one) => one.from < one.to), isTaken };
}

/** Whether some of what is taken from it does not come back. */
function hasVanished(stretch: Stretch, passing: Passing): boolean {
  const taken = takenFrom(stretch, passing);
  const led = leadsFrom(stretch, passing).reduce((sum, { from, to }) => sum + to - from, 0);
  return led < taken.to - taken.from;
}

function leadsFrom(stretch: Stretch, passing: Passing): Lead[] {
  const taken = takenFrom(stretch, passing);
  let reached = taken.from - passing.p;
  const end = taken.to - passing.p;
  const leads: Lead[] = [];
  for (const lead of passing.leads) {
    const from = Math.max(reached, lead.from);
    const to = Math.min(end, lead.to);
    if (from >= to) continue;
    reached = to;
    const { target } = lead;
    // White space that was folded on the way is as long as it is there.
    const part = {
      op: target.op,
      from: Math.min(target.to, target.from + from - lead.from),
      to: to === lead.to ? target.to : Math.min(target.to, target.from + to - lead.from),
    };
    if (part.from < part.to) leads.push({ from, to, target: part, isMove: lead.isMove });
  }
  return leads;
}

const lineBreak = 10;

/** What of the brought characters belongs to the stretch, where it stands then. */
function broughtInto(stretch: Stretch, { p, takes, brings, followsEdges }: Passing): Stretch[] {
  if (brings.length === 0) return [];
  const { from, to, isOpenAtStart, isOpenAtEnd } = stretch;
  const isWithin = from < p && p + takes < to;
  const isInstead = takes > 0 && from <= p && p + takes <= to;
  if (isWithin || isInstead)
    return [{ from: p, to: p + brings.length, isOpenAtStart: from === p, isOpenAtEnd: p + takes === to }];
  if (!followsEdges || takes > 0) return [];
  const line = brings.indexOf(lineBreak);
  if (p === to && isOpenAtEnd && line !== 0)
    return [{ ...stretchOf(p, p + (line === -1 ? brings.length : line)), isOpenAtEnd: line === -1 }];
  const last = brings.lastIndexOf(lineBreak) + 1;
  if (p === from && isOpenAtStart && last < brings.length)
    return [{ ...stretchOf(p + last, p + brings.length), isOpenAtStart: last === 0 }];
  return [];
}

/** From left to right; those that touch become one. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const all: Stretch[] = [];
  for (const stretch of stretches.toSorted((one, other) => one.from - other.from)) {
    const last = all.at(-1);
    if (last === undefined || last.to < stretch.from) all.push(stretch);
    else if (stretch.to > last.to)
      all[all.length - 1] = { ...last, to: stretch.to, isOpenAtEnd: stretch.isOpenAtEnd };
  }
  return all;
}
