import { compareDrafts, type DraftComparison } from '@redraft/analytics';

export interface CompareWork {
  earlier: string;
  later: string;
}

/** Runs in a worker thread if the texts are long. */
export default function compare({ earlier, later }: CompareWork): DraftComparison {
  return compareDrafts(earlier, later);
}
