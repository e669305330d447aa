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

export interface SaveState {
  openedAt: number;
  /** Last `Doc_ModifiedStatus` of the editor; null before the first. */
  isModified: boolean | null;
  /** Time of the first change that no confirmed save contains. */
  changedAt: number | null;
  lastChangeAt: number | null;
  requestedAt: number | null;
  /** Time of a request whose answer is pending. */
  waitingSince: number | null;
  /** Time of the last answer, if it reported a failure. */
  failedAt: number | null;
}

export type SaveStatus = 'saved' | 'unsaved' | 'stuck';

const second = 1000;
/** Texts are recorded as they are written (docs/metrics.md#the-log); for other documents a version every 2 minutes is enough. */
const maxDelayMs = { text: 0, other: 120 * second } as const;
const gapMs = second;
/** Delay after the last change before any document is saved. */
const restMs = 10 * second;
/** If an editor's server is gone, the editor no longer reports changes: after the last reported one it is asked once more. */
const closingMs = 2 * second;
/** Some editors report changes only when the writer pauses; while focused they are asked at this interval and save if there are changes. */
const focusedMs = 5 * second;
const retryMs = 5 * second;
/** The page reports a save that takes longer than this. */
export const stuckAfterMs = 8 * second;
/** Time for saving a large document over a slow connection; after this the page stops waiting, but the save continues. */
export const answerWithinMs = 20 * second;

export function initialSaveState(now: number): SaveState {
  return {
    openedAt: now,
    isModified: null,
    changedAt: null,
    lastChangeAt: null,
    requestedAt: null,
    waitingSince: null,
    failedAt: null,
  };
}

export function withModified(state: SaveState, isModified: boolean, now: number): SaveState {
  if (!isModified) return { ...state, isModified, changedAt: null };
  return { ...state, isModified, changedAt: state.changedAt ?? now, lastChangeAt: now };
}

export function withRequest(
  state: SaveState,
  now: number,
  { isAnswered }: { isAnswered: boolean },
): SaveState {
  return {
    ...state,
    requestedAt: now,
    waitingSince: isAnswered ? (state.waitingSince ?? now) : state.waitingSince,
  };
}

/** Records an answer or its absence. Changes after the request are not in that save. */
export function withAnswer(state: SaveState, success: boolean, now: number): SaveState {
  const answered = { ...state, waitingSince: null };
  if (!success) return { ...answered, failedAt: now };
  const isIncluded = state.lastChangeAt === null || state.lastChangeAt <= (state.waitingSince ?? now);
  // An editor that has not reported itself unmodified may have further changes.
  const unsavedSince = isIncluded ? now : state.lastChangeAt;
  return { ...answered, failedAt: null, changedAt: state.isModified === true ? unsavedSince : null };
}

/** Time of the next automatic save; null if there is nothing to save. */
export function nextAutosaveAt(state: SaveState, conditions: AutosaveConditions): number | null {
  if (state.waitingSince !== null) return null;
  const due = dueAt(state, conditions);
  if (due === null) return null;
  const earliest = Math.max(
    state.requestedAt === null ? due : state.requestedAt + gapMs,
    state.failedAt === null ? due : state.failedAt + retryMs,
  );
  return Math.max(due, earliest);
}

function dueAt(state: SaveState, { pace, hasFocus }: AutosaveConditions): number | null {
  const { isModified, openedAt, requestedAt, changedAt, lastChangeAt, failedAt } = state;
  if (failedAt !== null) return failedAt + retryMs;
  if (isModified === null) return (requestedAt ?? openedAt) + restMs;
  if (isModified && changedAt !== null)
    return Math.min(
      changedAt + maxDelayMs[pace],
      Math.max(lastChangeAt ?? changedAt, requestedAt ?? 0) + restMs,
    );
  const focusedDue = pace === 'text' && hasFocus ? (requestedAt ?? openedAt) + focusedMs : null;
  if (lastChangeAt === null) return focusedDue;
  const closingDue = lastChangeAt + closingMs;
  return requestedAt === null || requestedAt < closingDue ? closingDue : focusedDue;
}

/** Save status to show; null before the first change. */
export function computeSaveStatus(state: SaveState, now: number): SaveStatus | null {
  const { isModified, waitingSince, failedAt, lastChangeAt } = state;
  if (failedAt !== null) return 'stuck';
  if (waitingSince !== null && now - waitingSince >= stuckAfterMs) return 'stuck';
  if (isModified === true) return 'unsaved';
  if (lastChangeAt === null) return null;
  return waitingSince === null ? 'saved' : 'unsaved';
}
