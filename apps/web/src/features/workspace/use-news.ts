import type { StudentAssignment } from '@redraft/contracts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/snackbars.ts';
import { refreshNotifications } from '../notifications/index.ts';
import { closedBetween } from './deadlines.ts';

/**
 * The bell looks too when this page hears of something that notifications tell of: a deadline, a grade, feedback. What a deadline has done
 * to the text is said at once: its writer may be in the middle of a sentence.
 */
export function useNews(assignment: StudentAssignment | undefined): void {
  const { t } = useTranslation('workspace');
  const timeline = assignment?.timeline;
  const knownSteps = useRef(timeline);
  // Synchronises what is shown in passing with what this page was answered.
  useEffect(() => {
    const before = knownSteps.current ?? [];
    knownSteps.current = timeline;
    for (const { title, kind } of closedBetween(before, timeline ?? []))
      notify(t(`deadline.${kind}`, { title }), { kind: kind === 'missed' ? 'warning' : 'info', seconds: 30 });
  }, [timeline, t]);
  const news = assignment && summarizeNews(assignment);
  const known = useRef(news);
  // Synchronises the bell in the shell with what this page was answered.
  useEffect(() => {
    const before = known.current;
    known.current = news;
    if (before !== undefined && news !== before) refreshNotifications();
  }, [news]);
}

function summarizeNews({ timeline, submission }: StudentAssignment): string {
  const steps = timeline.map(({ status, exception }) => [status, exception]);
  return JSON.stringify([steps, submission?.score, submission?.feedbacks.length]);
}
