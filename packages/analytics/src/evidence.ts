import { constants, type SaveOrigin } from './log.ts';

/**
 * How much of the editing time the record covers, as a fold over change saves (docs/metrics.md#evidence). A save represents the time since its first
 * unsaved change: up to two seconds of it count as covered; of a longer period only the end is known.
 */
export interface EvidenceState {
  saves: number;
  /** Milliseconds since 1970 of the first and the last save, as a running maximum. */
  firstAt: number | null;
  lastAt: number;
  /** Whole seconds. */
  editingSeconds: number;
  coveredSeconds: number;
  gaps: EvidenceGap[];
  /** Saves with words that the student marked as dictated. */
  dictatedSaves: number;
}

/** `batched`: written without saving; `import`: a whole file was inserted; `reread`: existing text that a newer program extracts. */
export interface EvidenceGap {
  kind: 'batched' | 'import' | 'reread';
  /** Milliseconds since 1970. */
  from: number;
  to: number;
  /** The number of the save that ends it, among those that changed the text. */
  save: number;
  chars: number;
}

export interface EvidencedSave {
  /** Milliseconds since 1970. */
  t: number;
  dirtyMs: number | null;
  origin: SaveOrigin;
  /** Inserted and deleted. */
  chars: number;
}

/** Minimum seconds for listing an unsaved period; shorter ones only affect the share. */
const minGap = 10;

export function startEvidence(): EvidenceState {
  return {
    saves: 0,
    firstAt: null,
    lastAt: 0,
    editingSeconds: 0,
    coveredSeconds: 0,
    gaps: [],
    dictatedSaves: 0,
  };
}

/** Folds a save that changed the text; the initial text is not one. */
export function foldEvidence(state: EvidenceState, { t, dirtyMs, origin, chars }: EvidencedSave): void {
  // If the clock goes backwards, the running maximum is used.
  const at = Math.max(t, state.firstAt === null ? t : state.lastAt);
  const { firstAt } = state;
  const sinceFirstMs =
    firstAt === null ? null : secondsBetween(firstAt, at) - secondsBetween(firstAt, state.lastAt);
  state.saves += 1;
  if (origin === 'dictated') state.dictatedSaves += 1;
  state.firstAt ??= at;
  state.lastAt = at;
  if (origin === 'import' || origin === 'reread') {
    state.gaps.push({ kind: origin, from: at, to: at, save: state.saves, chars });
    return;
  }
  const dirtySeconds = Math.max(constants.sampling, Math.floor((dirtyMs ?? 0) / 1000));
  const unsaved = sinceFirstMs === null ? dirtySeconds : Math.min(dirtySeconds, sinceFirstMs);
  const isSampled = unsaved <= constants.activeGap;
  const active =
    sinceFirstMs !== null && sinceFirstMs <= constants.activeGap ? sinceFirstMs : constants.sampling;
  state.editingSeconds += isSampled ? active : unsaved;
  state.coveredSeconds += isSampled ? active : constants.sampling;
  if (unsaved >= minGap)
    state.gaps.push({ kind: 'batched', from: at - unsaved * 1000, to: at, save: state.saves, chars });
}

const secondsBetween = (from: number, to: number) => Math.floor((to - from) / 1000);

/** In whole percent, rounded down, so that 100 means complete; null if nothing was edited. */
export function evidenceShare({ editingSeconds, coveredSeconds }: EvidenceState): number | null {
  if (editingSeconds === 0) return null;
  return Math.floor((100 * coveredSeconds) / editingSeconds + 1e-9);
}
