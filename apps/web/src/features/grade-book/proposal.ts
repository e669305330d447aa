import type { ReadSubmission } from '@redraft/contracts';
import {
  letterOfBand,
  nearestLetter,
  processScore,
  scoreBand,
  thirdsOfLetter,
  weightedGrade,
  withProcessShare,
} from '@redraft/contracts';

type Made = ReadSubmission['deadlineSubmissions'][number];

interface Graded extends Pick<ReadSubmission, 'gradeMethod' | 'gradeOptions' | 'grading'> {
  deadlines: readonly Pick<ReadSubmission['deadlines'][number], 'draftId' | 'draftPointValue'>[];
  deadlineSubmissions: readonly Pick<Made, 'draftId' | 'grade' | 'alternateGrade'>[];
}

export interface ProposalLine {
  draftId: number;
  weight: number;
  /** In points, or a letter in thirds of a band; null while there is none. */
  score: number | null;
}

export interface Proposal {
  lines: readonly ProposalLine[];
  /** Of the drafts among themselves. */
  text: number | null;
  weightScored: number;
  weightInAll: number;
  /** Percent from effort and revision that are counted: none where nothing was measured. */
  share: number;
  process: number | null;
  /** What all of it makes; in letters the nearest one of the class. */
  grade: number | string | null;
}

/** What the grades of the drafts make by their weights: a proposal, given by nobody yet. */
export function computeProposal(submission: Graded): Proposal {
  const { gradeMethod, gradeOptions, grading } = submission;
  const isLetter = gradeMethod === 'Letter';
  const lines = submission.deadlines.map(({ draftId, draftPointValue }) => {
    const made = submission.deadlineSubmissions.find((one) => one.draftId === draftId);
    const points = made === undefined || made.grade < 0 ? null : made.grade;
    const letter = made?.alternateGrade ?? null;
    const score = isLetter ? letter && thirdsOfLetter(letter) : points;
    return { draftId, weight: draftPointValue, score: score === '' ? null : score };
  });
  const { score: text, weightScored, weightInAll } = weightedGrade(lines);
  const measured = processScore(grading);
  const process = measured !== null && isLetter ? inThirds(measured) : measured;
  const share = process === null ? 0 : grading.processShare;
  const mixed = text === null ? null : withProcessShare(text, { share, process });
  const grade = mixed !== null && isLetter ? nearestLetter(mixed, gradeOptions) : mixed;
  return { lines, text, weightScored, weightInAll, share, process: measured, grade };
}

/** A score on the scale of letters: its band, three thirds each. */
function inThirds(score: number): number {
  const band = scoreBand(score);
  return band === null ? 0 : (thirdsOfLetter(letterOfBand(band)) ?? 0);
}
