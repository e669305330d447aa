import type { PeerReviewSetup, PopulateBody, ReviewMode, UserId } from '@redraft/contracts';
import { stripDiacritics } from '../../../lib/strip-diacritics.ts';
import type { Bins } from './pairing-rules.ts';
import { isSameBins, toBins, toReviewersOf } from './pairing-rules.ts';

/** The data that the reviewers tab saves. */
export interface PairingSettings {
  bins: Bins;
  mode: ReviewMode;
  /** Number of reviewers per text. */
  count: number;
  anonymous: boolean;
  openReview: boolean;
  heldUntilDeadline: boolean;
  /** Without pairs: they are drawn when the draft closes. */
  pairsAtClose: boolean;
}

/** Reviewers who left the class are removed: their slots are open. */
export function toPairingSettings(saved: PeerReviewSetup): PairingSettings {
  const present = new Set(saved.students.map(({ id }) => id));
  const bins = saved.peerReview
    .filter(({ id }) => present.has(id))
    .map(({ id, reviewers }) => ({ id, reviewers: reviewers.filter((reviewer) => present.has(reviewer)) }));
  return {
    bins: toBins(bins),
    mode: saved.record?.options ?? 'Optional',
    count: saved.record?.reviewer ?? 1,
    anonymous: saved.anonymous,
    openReview: saved.openReview,
    heldUntilDeadline: saved.heldUntilDeadline,
    pairsAtClose: saved.pairsAtClose,
  };
}

/** If pairs exist, they need not be drawn. */
function generatesPairs({ bins, pairsAtClose }: PairingSettings): boolean {
  return bins.size === 0 && pairsAtClose;
}

export function isSamePairingSettings(one: PairingSettings, other: PairingSettings): boolean {
  return (
    one.mode === other.mode &&
    one.count === other.count &&
    one.anonymous === other.anonymous &&
    one.openReview === other.openReview &&
    one.heldUntilDeadline === other.heldUntilDeadline &&
    generatesPairs(one) === generatesPairs(other) &&
    isSameBins(one.bins, other.bins)
  );
}

export function toPopulateBody(
  settings: PairingSettings,
  { assignmentId, version }: Pick<PeerReviewSetup, 'assignmentId' | 'version'>,
): PopulateBody {
  const { bins, mode, count, anonymous, openReview, heldUntilDeadline } = settings;
  return {
    assignmentId,
    peerReview: toReviewersOf(bins),
    anonymous,
    openReview,
    heldUntilDeadline,
    pairsAtClose: generatesPairs(settings),
    reviewer: count,
    options: mode,
    version,
  };
}

export interface NamedStudent {
  id: UserId;
  name: string;
}

/** Students whose names contain the term, ignoring case and diacritics. */
export function filterByName(students: readonly NamedStudent[], searchTerm: string): readonly NamedStudent[] {
  const normalizedTerm = normalizeName(searchTerm.trim());
  return normalizedTerm === ''
    ? students
    : students.filter(({ name }) => normalizeName(name).includes(normalizedTerm));
}

const normalizeName = (text: string) => stripDiacritics(text).toLowerCase();
