import { createHash } from 'node:crypto';
import {
  limits,
  type RosterChange,
  type RosterCounts,
  type RosterProblemLine,
  type RosterSkipReason,
} from '@redraft/contracts';
import { z } from 'zod';
import { findDesired, placeKey } from './desired-rules.ts';
import { countChanges, planImport } from './plan-rules.ts';
import { type KnownState, knownSchemas, type Plan, type PlanGroup } from './plan-shapes.ts';
import { inBatches, parseRoster } from './roster-text.ts';

export interface PlanWork {
  roster: string;
  changedUsers: string[];
  today: string;
  /** Each is a list as JSON. */
  known: Record<keyof typeof knownSchemas, string>;
}

export interface PlanAnswer {
  counts: RosterCounts;
  skipped: Record<RosterSkipReason, number>;
  changes: RosterChange[];
  problems: RosterProblemLine[];
  digest: string;
  /** Number of changes in all groups. */
  acts: number;
  /** Each group of changes, as batches of JSON. */
  groups: Record<PlanGroup, string[]>;
}

/** Plans the changes of an import; runs in a worker thread. */
export default function plan({ roster, changedUsers, today, known }: PlanWork): PlanAnswer {
  const desired = findDesired(parseRoster(roster), today);
  const planned = planImport(desired, parseKnown(known), new Set(changedUsers));
  return {
    counts: countChanges(planned.changes),
    skipped: planned.skipped,
    changes: mostNotableFirst(planned.changes).slice(0, limits.rosterChangesListed),
    problems: planned.problems,
    digest: createHash('sha256').update(JSON.stringify(planned.plan)).digest('hex'),
    acts: Object.values(planned.plan).reduce((sum, group) => sum + group.length, 0),
    groups: batchesOf(planned.plan),
  };
}

/** Sorts removals first, then new usernames that differ from those of the system, because the end of a long list is cut off. */
function mostNotableFirst(changes: readonly RosterChange[]): RosterChange[] {
  const rank = ({ kind, renamed }: RosterChange) => {
    if (kind.endsWith('removed') || kind === 'class_archived') return 0;
    return renamed !== null && renamed.reason !== 'missing' ? 1 : 2;
  };
  return changes.toSorted((one, other) => rank(one) - rank(other));
}

function batchesOf(all: Plan): Record<PlanGroup, string[]> {
  return {
    accountsToCreate: inBatches(all.accountsToCreate),
    accountsToConnect: inBatches(all.accountsToConnect),
    accountsToChange: inBatches(all.accountsToChange),
    classesToCreate: inBatches(all.classesToCreate),
    classesToConnect: inBatches(all.classesToConnect),
    classesToChange: inBatches(all.classesToChange),
    classesToArchive: inBatches(all.classesToArchive),
    placesToRemove: inBatches(all.placesToRemove),
    placesToAdd: inBatches(all.placesToAdd),
  };
}

function parseKnown(text: PlanWork['known']): KnownState {
  const { people, classes, places, accounts, usernames, classKeys, areas } = knownSchemas;
  return {
    people: new Map(listIn(text.people, people).map((one) => [one.sourcedId, one])),
    classes: new Map(listIn(text.classes, classes).map((one) => [one.sourcedId, one])),
    places: new Map(listIn(text.places, places).map((one) => [placeKey(one), one])),
    accounts: new Map(listIn(text.accounts, accounts).map((one) => [one.email, one])),
    usernames: new Set(listIn(text.usernames, usernames).map(({ username }) => username)),
    classKeys: new Map(listIn(text.classKeys, classKeys).map(({ key, classId }) => [key, classId])),
    areas: new Map(listIn(text.areas, areas).map(({ id, name }) => [name.toLowerCase(), id])),
  };
}

function listIn<Item extends z.ZodType>(text: string, item: Item): z.output<Item>[] {
  return z.array(item).parse(JSON.parse(text));
}
