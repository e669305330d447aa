import type { StudentAssignment } from '@redraft/contracts';
import { useEffect, useRef } from 'react';
import { lookForNotifications } from '../notifications/index.ts';

/** The bell looks too when this page hears of something that notifications tell of: a deadline, a grade, feedback. */
export function useNews(assignment: StudentAssignment | undefined): void {
  const news = assignment && newsOf(assignment);
  const known = useRef(news);
  // Synchronises the bell in the shell with what this page was answered.
  useEffect(() => {
    const before = known.current;
    known.current = news;
    if (before !== undefined && news !== before) lookForNotifications();
  }, [news]);
}

function newsOf({ timeline, submission }: StudentAssignment): string {
  const steps = timeline.map(({ status, exception }) => [status, exception]);
  return JSON.stringify([steps, submission?.score, submission?.feedbacks.length]);
}
