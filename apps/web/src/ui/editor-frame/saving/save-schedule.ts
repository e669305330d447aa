/**
 * When the editor in a frame is asked to save, and what the page may say of it; pure over what was heard and asked. An editor of another
 * maker keeps one note of who waits for an answer: a second request in front of the first answer takes it away, so one is under way at a time.
 */
export type DocumentPace = 'text' | 'other';

/** What beside the document itself decides when its editor is asked to save. */
export interface AutosaveConditions {
  pace: DocumentPace;
  /** The keyboard focus is in its editor. */
  hasFocus: boolean;
}

export interface SaveFacts {
  openedAt: number;
  /** As the editor said it last (`Doc_ModifiedStatus`); null as long as it has said nothing. */
  isModified: boolean | null;
  /** The first change that no answered save holds. */
  changedAt: number | null;
  lastChangeAt: number | null;
  requestedAt: number | null;
  /** An answer is still to come to what was asked then. */
  waitsSince: number | null;
  /** Of the last answer, where it was that nothing is saved. */
  failedAt: number | null;
}

export type SaveSign = 'saved' | 'unsaved' | 'stuck';

const second = 1000;
/** A text is wanted as it came about (docs/metrics.md#the-log); of another document a version every 2 minutes is enough. */
const withinMs = { text: 0, other: 120 * second } as const;
const gapMs = second;
/** So long after the last change any document is saved. */
const calmMs = 10 * second;
/** An editor whose server has gone says no more that there are changes: after the last one that was heard it is asked once whether it still answers. */
const closingMs = 2 * second;
/** An editor may tell of changes only once its writer pauses: while it has the focus it is asked meanwhile, and saves where there are some. */
const focusedMs = 5 * second;
const retryMs = 5 * second;
/** A page that waits so long for its save says so. */
export const patienceMs = 8 * second;
/** A save of a large document over a slow line; after this the page stops waiting, the save goes on. */
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

/** Of an answer, or that none has come. What changed after the request is not in what it saved. */
export function withAnswer(facts: SaveFacts, success: boolean, now: number): SaveFacts {
  const answered = { ...facts, waitsSince: null };
  if (!success) return { ...answered, failedAt: now };
  const isInIt = facts.lastChangeAt === null || facts.lastChangeAt <= (facts.waitsSince ?? now);
  // An editor that has not said that it has no changes left may have some.
  const left = isInIt ? now : facts.lastChangeAt;
  return { ...answered, failedAt: null, changedAt: facts.isModified === true ? left : null };
}

/** When the page asks next by itself; null while there is nothing to ask for. */
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

/** What the page says of the document; null before anything was written in it. */
export function saveSign(facts: SaveFacts, now: number): SaveSign | null {
  const { isModified, waitsSince, failedAt, lastChangeAt } = facts;
  if (failedAt !== null) return 'stuck';
  if (waitsSince !== null && now - waitsSince >= patienceMs) return 'stuck';
  if (isModified === true) return 'unsaved';
  if (lastChangeAt === null) return null;
  return waitsSince === null ? 'saved' : 'unsaved';
}
