/**
 * When an editor is asked to save, and which save status the page shows; pure functions of messages and requests. Third-party editors remember only
 * one requester: a second request before the answer to the first replaces it, so only one is in flight.
 */
export type DocumentPace = 'text' | 'other';

/** Conditions outside the document that decide when its editor is asked to save. */
export interface AutosaveConditions {
  pace: DocumentPace;
  /** The editor has the keyboard focus. */
  hasFocus: boolean;
}

export interface SaveFacts {
  openedAt: number;
  /** Last `Doc_ModifiedStatus` of the editor; null before the first. */
  isModified: boolean | null;
  /** Time of the first change that no confirmed save contains. */
  changedAt: number | null;
  lastChangeAt: number | null;
  requestedAt: number | null;
  /** Time of a request whose answer is pending. */
  waitsSince: number | null;
  /** Time of the last answer, if it reported a failure. */
  failedAt: number | null;
}

export type SaveSign = 'saved' | 'unsaved' | 'stuck';

const second = 1000;
/** Texts are recorded as they are written (docs/metrics.md#the-log); for other documents a version every 2 minutes is enough. */
const withinMs = { text: 0, other: 120 * second } as const;
const gapMs = second;
/** Delay after the last change before any document is saved. */
const calmMs = 10 * second;
/** If an editor's server is gone, the editor no longer reports changes: after the last reported one it is asked once more. */
const closingMs = 2 * second;
/** Some editors report changes only when the writer pauses; while focused they are asked at this interval and save if there are changes. */
const focusedMs = 5 * second;
const retryMs = 5 * second;
/** The page reports a save that takes longer than this. */
export const patienceMs = 8 * second;
/** Time for saving a large document over a slow connection; after this the page stops waiting, but the save continues. */
export const answerWithinMs = 20 * second;

export function openedFacts(now: number): SaveFacts {
  return {
    openedAt: now,
    isModified: null,
    changedAt: null,
    lastChangeAt: null,
    requestedAt: null,
    waitsSince: null,
    failedAt: null,
  };
}

export function withModified(facts: SaveFacts, isModified: boolean, now: number): SaveFacts {
  if (!isModified) return { ...facts, isModified, changedAt: null };
  return { ...facts, isModified, changedAt: facts.changedAt ?? now, lastChangeAt: now };
}

export function withRequest(
  facts: SaveFacts,
  now: number,
  { isAnswered }: { isAnswered: boolean },
): SaveFacts {
  return {
    ...facts,
    requestedAt: now,
    waitsSince: isAnswered ? (facts.waitsSince ?? now) : facts.waitsSince,
  };
}

/** Records an answer or its absence. Changes after the request are not in that save. */
export function withAnswer(facts: SaveFacts, success: boolean, now: number): SaveFacts {
  const answered = { ...facts, waitsSince: null };
  if (!success) return { ...answered, failedAt: now };
  const isInIt = facts.lastChangeAt === null || facts.lastChangeAt <= (facts.waitsSince ?? now);
  // An editor that has not reported itself unmodified may have further changes.
  const left = isInIt ? now : facts.lastChangeAt;
  return { ...answered, failedAt: null, changedAt: facts.isModified === true ? left : null };
}

/** Time of the next automatic save; null if there is nothing to save. */
export function nextAutosaveAt(facts: SaveFacts, shown: AutosaveConditions): number | null {
  if (facts.waitsSince !== null) return null;
  const due = dueAt(facts, shown);
  if (due === null) return null;
  const earliest = Math.max(
    facts.requestedAt === null ? due : facts.requestedAt + gapMs,
    facts.failedAt === null ? due : facts.failedAt + retryMs,
  );
  return Math.max(due, earliest);
}

function dueAt(facts: SaveFacts, { pace, hasFocus }: AutosaveConditions): number | null {
  const { isModified, openedAt, requestedAt, changedAt, lastChangeAt, failedAt } = facts;
  if (failedAt !== null) return failedAt + retryMs;
  if (isModified === null) return (requestedAt ?? openedAt) + calmMs;
  if (isModified && changedAt !== null)
    return Math.min(
      changedAt + withinMs[pace],
      Math.max(lastChangeAt ?? changedAt, requestedAt ?? 0) + calmMs,
    );
  const whileFocused = pace === 'text' && hasFocus ? (requestedAt ?? openedAt) + focusedMs : null;
  if (lastChangeAt === null) return whileFocused;
  const closing = lastChangeAt + closingMs;
  return requestedAt === null || requestedAt < closing ? closing : whileFocused;
}

/** Save status to show; null before the first change. */
export function saveSign(facts: SaveFacts, now: number): SaveSign | null {
  const { isModified, waitsSince, failedAt, lastChangeAt } = facts;
  if (failedAt !== null) return 'stuck';
  if (waitsSince !== null && now - waitsSince >= patienceMs) return 'stuck';
  if (isModified === true) return 'unsaved';
  if (lastChangeAt === null) return null;
  return waitsSince === null ? 'saved' : 'unsaved';
}
