import type { SubmissionStatus } from '@redraft/contracts';

export type ActivityProgress = 'Initialized' | 'Started' | 'InProgress' | 'Submitted' | 'Completed';
export type GradingProgress = 'NotReady' | 'PendingManual' | 'FullyGraded';

/** The facts about one step of a text from which its score is computed. */
export interface StepFacts {
  status: SubmissionStatus;
  submittedAt: Date | null;
  /** The grade, for the final text that of the whole work; null in a class with letter grades, which has `letter` instead. */
  score: number | null;
  letter: string | null;
  /** False while the grade is held back from its student. */
  isShown: boolean;
  /** The feedback on this step that the student can read, in order. */
  comments: readonly string[];
  /** Whether the text is graded anonymously and its name still hidden. */
  isHidden: boolean;
  /** Whether every earlier step is handed in or missed. */
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
 * The wanted score; undefined while names are hidden, because the time of a hand-in would tell the platform's staff whose text it is. A grade is sent
 * once its student can see it; a letter is sent as a comment, since a score is a number.
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

/** Whether a first score is worth a call: not if nothing has happened on the step yet. */
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

/** A time stamp later than the previous one, even if the clock was set back. */
export function scoreTime(before: Date | null, now: Date): Date {
  return before === null ? now : new Date(Math.max(now.getTime(), before.getTime() + 1));
}

/** The body of the request that sends a score. */
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

/**
 * Whether the platform's result equals the sent score. If so, a 409 to a repeated call means that an earlier call succeeded and its answer was lost.
 */
export function isResultOf(
  result: { score: number | null; maximum: number | null },
  { scoreGiven }: Pick<WantedScore, 'scoreGiven'>,
): boolean {
  if (scoreGiven === null || result.score === null) return scoreGiven === null && result.score === null;
  const share = result.score / (result.maximum ?? scoreMaximum);
  return Math.abs(share - scoreGiven / scoreMaximum) < 0.0001;
}
