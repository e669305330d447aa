import { type CommentedText, computeUptake, type Uptake } from '@redraft/analytics';
import { createWorkBudget } from '@redraft/revision-log';

/** Comments on one version, and the text that they are looked for in. */
export interface UptakeWork {
  before: string;
  after: string;
  anchors: readonly CommentedText['anchor'][];
}

/** Runs in a thread of its own where the texts are long. */
export default function measure({ before, after, anchors }: UptakeWork): Uptake[] {
  const budget = createWorkBudget();
  return anchors.map((anchor) => computeUptake({ before, after, anchor }, budget));
}
