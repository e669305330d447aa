/** A step of an assignment, and how many students of the class have handed it in. */
export interface StepProgress {
  title: string;
  isFinal: boolean;
  deadline: Date;
  handedIn: number;
}

/**
 * The draft that shows the current progress: the next one due, or the one before it until someone hands in the next. Null if that is the final text,
 * and once its deadline has passed.
 */
export function draftToReport(
  steps: readonly StepProgress[],
  now: Date,
): { title: string; handedIn: number } | null {
  const nextIndex = steps.findIndex(({ deadline }) => deadline > now);
  const next = steps[nextIndex];
  if (next === undefined) return null;
  const reported = next.handedIn > 0 ? next : (steps.slice(0, nextIndex).findLast(isHandedIn) ?? next);
  return reported.isFinal ? null : { title: reported.title, handedIn: reported.handedIn };
}

function isHandedIn({ handedIn }: StepProgress): boolean {
  return handedIn > 0;
}
