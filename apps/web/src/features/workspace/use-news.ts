import type { StudentAssignment } from '@redraft/contracts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/snackbars.ts';
import { refreshNotifications } from '../notifications/index.ts';
import { listStepsClosedBetween } from './deadlines.ts';

/**
 * Refetches notifications when this page learns of an event that causes one: a deadline, a grade, feedback. The effect of a deadline is shown at
 * once, because the writer may be in the middle of a sentence.
 */
export function useNewsNotifications(assignment: StudentAssignment | undefined): void {
  const { t } = useTranslation('workspace');
  const timeline = assignment?.timeline;
  const knownSteps = useRef(timeline);
  // Shows a snackbar for each step that a deadline has closed.
  useEffect(() => {
    const previous = knownSteps.current ?? [];
    knownSteps.current = timeline;
    for (const { title, kind } of listStepsClosedBetween(previous, timeline ?? []))
      notify(t(`deadline.${kind}`, { title }), { kind: kind === 'missed' ? 'warning' : 'info', seconds: 30 });
  }, [timeline, t]);
  const news = assignment && summarizeNews(assignment);
  const knownNews = useRef(news);
  // Refetches the notifications when the page's data has news.
  useEffect(() => {
    const previous = knownNews.current;
    knownNews.current = news;
    if (previous !== undefined && news !== previous) refreshNotifications();
  }, [news]);
}

function summarizeNews({ timeline, submission }: StudentAssignment): string {
  const steps = timeline.map(({ status, exception }) => [status, exception]);
  return JSON.stringify([steps, submission?.score, submission?.feedbacks.length]);
}
