import type { SubmissionStatus } from '@redraft/contracts';

export type ActivityProgress = 'Initialized' | 'Started' | 'InProgress' | 'Submitted' | 'Completed';
export type GradingProgress = 'NotReady' | 'PendingManual' | 'FullyGraded';

/** What is known of one step of a text when its score is worked out. */
export interface StepFacts {
  status: SubmissionStatus;
  submittedAt: Date | null;
  /** Of the two kinds of grades the one that the class gives; of a final text that of the work as a whole. */
  score: number | null;
  letter: string | null;
  /** False while the grade is held back from its student. */
  isShown: boolean;
  /** The words that the student reads about this step, in their order. */
  comments: readonly string[];
  /** Of those who grade nobody may know whose text it is. */
  isHidden: boolean;
  /** No step before it is still to be handed in. */
  isCurrent: boolean;
}

/** A score as it is wanted on the platform (Assignment and Grade Services 2.0, 3.4). */
export interface WantedScore {
  activityProgress: ActivityProgress;
  gradingProgress: GradingProgress;
  scoreGiven: number | null;
  comment: string | null;
  submittedAt: Date | null;
}

export const scoreMaximum = 100;
const maxComment = 4000;

/**
 * Undefined where nothing may be told: while names are hidden the platform would show by the time of a hand-in whose text it is.
 * A grade goes out once its student sees it; a letter as a comment, since a score is a number.
 */
export function computeScore(facts: StepFacts): WantedScore | undefined {
  if (facts.isHidden) return undefined;
  const isHandedIn = facts.status !== 'NONE' && facts.status !== 'MISSED';
  const hasGrade = facts.score !== null || facts.letter !== null;
  const isGraded = hasGrade && facts.isShown;
  return {
    activityProgress: progressOf(facts, { isHandedIn, isGraded }),
    gradingProgress: isGraded ? 'FullyGraded' : isHandedIn || hasGrade ? 'PendingManual' : 'NotReady',
    scoreGiven: isGraded ? facts.score : null,
    comment: joinComments([...(isGraded && facts.letter ? [facts.letter] : []), ...facts.comments]),
    submittedAt: isHandedIn ? facts.submittedAt : null,
  };
}

function progressOf(
  { status, isCurrent }: StepFacts,
  { isHandedIn, isGraded }: { isHandedIn: boolean; isGraded: boolean },
): ActivityProgress {
  if (isGraded) return 'Completed';
  if (isHandedIn) return 'Submitted';
  if (status === 'MISSED') return 'Started';
  return isCurrent ? 'InProgress' : 'Initialized';
}

function joinComments(comments: readonly string[]): string | null {
  const joined = comments.join('\n\n').trim();
  if (joined === '') return null;
  return joined.length > maxComment ? `${joined.slice(0, maxComment - 1)}…` : joined;
}

/** What is not worth a call: that nothing has happened yet, where nothing was told before. */
export function isWorthTelling({ activityProgress, gradingProgress, comment }: WantedScore): boolean {
  return activityProgress !== 'Initialized' || gradingProgress !== 'NotReady' || comment !== null;
}

export function isSameScore(one: WantedScore, other: WantedScore): boolean {
  return (
    one.activityProgress === other.activityProgress &&
    one.gradingProgress === other.gradingProgress &&
    one.scoreGiven === other.scoreGiven &&
    one.comment === other.comment &&
    one.submittedAt?.getTime() === other.submittedAt?.getTime()
  );
}

/** Later than what was told before, whatever the clock says. */
export function scoreTime(before: Date | null, now: Date): Date {
  return before === null ? now : new Date(Math.max(now.getTime(), before.getTime() + 1));
}

/** The body of a score. */
export function toScoreBody(
  score: WantedScore & { scoredAt: Date },
  userId: string,
): Record<string, unknown> {
  return {
    userId,
    timestamp: score.scoredAt.toISOString(),
    activityProgress: score.activityProgress,
    gradingProgress: score.gradingProgress,
    ...(score.scoreGiven === null ? {} : { scoreGiven: score.scoreGiven, scoreMaximum }),
    ...(score.comment === null ? {} : { comment: score.comment }),
    ...(score.submittedAt === null ? {} : { submission: { submittedAt: score.submittedAt.toISOString() } }),
  };
}

/** Whether the platform shows what was sent: then its refusal as older was the second answer to one call. */
export function isResultOf(
  result: { score: number | null; maximum: number | null },
  { scoreGiven }: Pick<WantedScore, 'scoreGiven'>,
): boolean {
  if (scoreGiven === null || result.score === null) return scoreGiven === null && result.score === null;
  const share = result.score / (result.maximum ?? scoreMaximum);
  return Math.abs(share - scoreGiven / scoreMaximum) < 0.0001;
}
