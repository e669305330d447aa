import type { Lane, TimelineEvent } from './timeline-rules.ts';

/** Marks of one lane that would lie over each other stand as one. */
export interface Cluster {
  /** Of its first event. */
  id: string;
  lane: Lane;
  /** In pixels, where its first event is. */
  x: number;
  /** In the order of time, at least one. */
  events: readonly TimelineEvent[];
}

/** Neighbours that are nearer to the first of their group than a mark is wide belong to it. */
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
