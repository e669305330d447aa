import type {
  AdditionalHeatmaps,
  Heatmap,
  Progression,
  Scores,
  SubmissionId,
  TimeMetrics,
  WordsOverTime,
} from '@redraft/contracts';
import type { Language } from '@redraft/sentences';
import type { Actor } from '../../access/index.ts';
import { selectClass } from '../../domain/classes/index.ts';
import { isGradeShown, loadWritableSubmission, showsAnalytics } from '../../domain/submissions/index.ts';
import {
  changeMapOfText,
  loadHeatmapOfText,
  loadHeatmapsOfOtherFiles,
  loadProgressionOfText,
  loadScoresOfText,
  loadTimeMetricsOfText,
  loadWordsOverTimeOfText,
} from '../../domain/writing-figures/index.ts';
import { AppError } from '../../platform/errors.ts';
import { loadStudentAssignment } from './start.ts';

/** The student's own text, if the assignment shows analytics to students. */
async function loadShownText(actor: Actor, id: SubmissionId) {
  const submission = await loadWritableSubmission(actor, id);
  const { assignment } = await loadStudentAssignment(actor, submission.assignment_id);
  if (!showsAnalytics(assignment.show_analytics, isGradeShown(submission)))
    throw new AppError('access.denied');
  return submission;
}

export async function ownHeatmap(actor: Actor, id: SubmissionId): Promise<Heatmap> {
  return loadHeatmapOfText(await loadShownText(actor, id));
}

export async function ownWordsOverTime(actor: Actor, id: SubmissionId): Promise<WordsOverTime> {
  return loadWordsOverTimeOfText(await loadShownText(actor, id));
}

export async function ownChangeMap(actor: Actor, id: SubmissionId, language: Language): Promise<string> {
  const text = await loadShownText(actor, id);
  const { time_zone: zone } = await selectClass(text.class_id);
  return changeMapOfText(text, { zone, language });
}

/** The time metrics as staff see them, without the bands of the ratio, which students are not shown. */
export async function ownTimes(actor: Actor, id: SubmissionId): Promise<TimeMetrics> {
  return loadTimeMetricsOfText(await loadShownText(actor, id), false);
}

export async function ownScores(actor: Actor, id: SubmissionId): Promise<Scores> {
  return loadScoresOfText(await loadShownText(actor, id));
}

export async function ownProgression(actor: Actor, id: SubmissionId): Promise<Progression> {
  const text = await loadShownText(actor, id);
  const { time_zone: zone } = await selectClass(text.class_id);
  return loadProgressionOfText(text, zone);
}

export async function ownAdditionalHeatmaps(actor: Actor, id: SubmissionId): Promise<AdditionalHeatmaps> {
  return loadHeatmapsOfOtherFiles(await loadShownText(actor, id));
}
