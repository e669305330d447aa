import { type CommentedText, computeUptake, type Uptake } from '@redraft/analytics';
import { createWorkBudget } from '@redraft/revision-log';

/** Comments on one version, and the text in which their passages are located. */
export interface UptakeWork {
  before: string;
  after: string;
  anchors: readonly CommentedText['anchor'][];
}

/** Runs in a worker thread if the texts are long. */
export default function measure({ before, after, anchors }: UptakeWork): Uptake[] {
  const budget = createWorkBudget();
  return anchors.map((anchor) => computeUptake({ before, after, anchor }, budget));
}
