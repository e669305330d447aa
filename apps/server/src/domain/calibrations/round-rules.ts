import type { Mark, SubmissionId, UserId } from '@redraft/contracts';

export interface GivenMark {
  submissionId: SubmissionId;
  userId: UserId;
  mark: Mark;
}

export interface Round {
  /** Team members who may still grade in the class; the others are not waited for. */
  team: readonly UserId[];
  texts: readonly SubmissionId[];
  marks: readonly GivenMark[];
  isClosed: boolean;
}

/** Marks are shown once the whole team has marked all texts, or the instructor reveals them: earlier, they would influence other markers. */
export function isShown({ team, texts, marks, isClosed }: Round): boolean {
  if (isClosed) return true;
  const markKeys = new Set(marks.map(({ submissionId, userId }) => `${submissionId} ${userId}`));
  return (
    texts.length > 0 &&
    team.length > 0 &&
    texts.every((text) => team.every((member) => markKeys.has(`${text} ${member}`)))
  );
}
