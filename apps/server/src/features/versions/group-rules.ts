import { constants } from '@redraft/analytics';
import type { VersionOrigin } from '@redraft/contracts';
import { countCodePoints, createTextReplay, type StoredOp } from '@redraft/revision-log';

/** A version of the log: its time in milliseconds, and its text changes. */
export interface LoggedVersion {
  seq: number;
  at: number;
  origin: VersionOrigin;
  ops: readonly StoredOp[];
}

export interface Group<V> {
  /** In order; never empty. */
  first: V;
  last: V;
  versions: readonly V[];
}

/**
 * Groups versions by writing session (docs/metrics.md#sessions): a new one begins with a text change more than 30 minutes after the previous one.
 * Formatting changes belong to the surrounding session, or begin one after the same interval without saves. The initial version is a group of its
 * own.
 */
export function groupVersions<V extends LoggedVersion>(versions: readonly V[]): Group<V>[] {
  const [base, ...saves] = versions;
  if (!base) return [];
  const firstChange = saves.find(isChange);
  const secondOf = (version: V) => Math.floor((version.at - (firstChange?.at ?? base.at)) / 1000);
  const groups: Group<V>[] = [{ first: base, last: base, versions: [base] }];
  let open: { versions: V[]; lastChange: number | null; last: number } | null = null;
  for (const save of saves) {
    const time = secondOf(save);
    const secondsSinceLast = open && time - (isChange(save) ? (open.lastChange ?? open.last) : open.last);
    if (!open || secondsSinceLast === null || secondsSinceLast > constants.sessionGap) {
      open = { versions: [], lastChange: null, last: time };
      groups.push({ first: save, last: save, versions: open.versions });
    }
    open.versions.push(save);
    open.last = time;
    if (isChange(save)) open.lastChange = time;
  }
  return groups.map((group) => ({ ...group, last: group.versions.at(-1) ?? group.last }));
}

function isChange(version: LoggedVersion): boolean {
  return version.ops.length > 0;
}

/** The texts of some versions and their length in code points, in sequence. */
export function readTexts<V extends LoggedVersion>(
  versions: readonly V[],
  requested: ReadonlySet<number>,
  addToGroup: (version: V, text: string, chars: number) => void,
): void {
  const replay = createTextReplay('');
  let chars = 0;
  let reported = 0;
  for (const version of versions) {
    for (const op of version.ops) {
      replay.apply(op);
      chars += countCodePoints(op.ins) - op.del;
    }
    if (requested.has(version.seq)) {
      addToGroup(version, replay.text(), chars);
      reported += 1;
    }
    if (reported === requested.size) return;
  }
}
