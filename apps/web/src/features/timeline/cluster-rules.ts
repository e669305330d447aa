import type { Lane, TimelineEvent } from './timeline-rules.ts';

/** Marks of one lane that would overlap are drawn as one. */
export interface Cluster {
  /** Id of its first event. */
  id: string;
  lane: Lane;
  /** Position of its first event in pixels. */
  x: number;
  /** In chronological order, at least one. */
  events: readonly TimelineEvent[];
}

/** Events closer to the first of their cluster than the width of a mark join it. */
export function buildClusters(
  events: readonly TimelineEvent[],
  { xOf, width }: { xOf: (at: number) => number; width: number },
): Cluster[] {
  const open = new Map<Lane, { first: number; events: TimelineEvent[] }>();
  const groups: { first: number; events: TimelineEvent[] }[] = [];
  for (const event of events.toSorted((one, other) => one.at - other.at)) {
    const x = xOf(event.at);
    const current = open.get(event.lane);
    if (current !== undefined && x - current.first < width) {
      current.events.push(event);
      continue;
    }
    const group = { first: x, events: [event] };
    open.set(event.lane, group);
    groups.push(group);
  }
  return groups.flatMap((group) => {
    const [first] = group.events;
    return first === undefined
      ? []
      : [{ id: first.id, lane: first.lane, x: group.first, events: group.events }];
  });
}
