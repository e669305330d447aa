import type { ReadSubmission } from '@redraft/contracts';
import {
  addProcessShare,
  letterOfBand,
  nearestLetter,
  processScore,
  scoreBand,
  thirdsOfLetter,
  weightedGrade,
} from '@redraft/contracts';

type Made = ReadSubmission['deadlineSubmissions'][number];

interface Graded extends Pick<ReadSubmission, 'gradeMethod' | 'gradeOptions' | 'grading'> {
  deadlines: readonly Pick<ReadSubmission['deadlines'][number], 'draftId' | 'draftPointValue'>[];
  deadlineSubmissions: readonly Pick<Made, 'draftId' | 'grade' | 'alternateGrade'>[];
}

export interface ProposalLine {
  draftId: number;
  weight: number;
  /** In points, or a letter in thirds of a band; null if there is none. */
  score: number | null;
}

export interface Proposal {
  lines: readonly ProposalLine[];
  /** Weight among the drafts. */
  text: number | null;
  weightScored: number;
  weightInAll: number;
  /** Percentage for the effort and revision scores; 0 if nothing was measured. */
  share: number;
  process: number | null;
  /** The result; for letters, the nearest letter grade of the class. */
  grade: number | string | null;
}

/** The weighted result of the draft grades: a proposal until someone assigns it. */
export function computeProposal(submission: Graded): Proposal {
  const { gradeMethod, gradeOptions, grading } = submission;
  const isLetter = gradeMethod === 'Letter';
  const lines = submission.deadlines.map(({ draftId, draftPointValue }) => {
    const created = submission.deadlineSubmissions.find((one) => one.draftId === draftId);
    const points = created === undefined || created.grade < 0 ? null : created.grade;
    const letter = created?.alternateGrade ?? null;
    const score = isLetter ? letter && thirdsOfLetter(letter) : points;
    return { draftId, weight: draftPointValue, score: score === '' ? null : score };
  });
  const { score: text, weightScored, weightInAll } = weightedGrade(lines);
  const measured = processScore(grading);
  const process = measured !== null && isLetter ? inThirds(measured) : measured;
  const share = process === null ? 0 : grading.processShare;
  const mixed = text === null ? null : addProcessShare(text, { share, process });
  const grade = mixed !== null && isLetter ? nearestLetter(mixed, gradeOptions) : mixed;
  return { lines, text, weightScored, weightInAll, share, process: measured, grade };
}

/** A score in thirds of its letter band. */
function inThirds(score: number): number {
  const band = scoreBand(score);
  return band === null ? 0 : (thirdsOfLetter(letterOfBand(band)) ?? 0);
}
