import type { ReadSubmission } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { FeedbackList } from '../../domain/submissions/index.ts';
import { PanelCard } from '../../ui/panel-card.tsx';

interface Props {
  feedbacks: ReadSubmission['feedbacks'];
  zone: string;
}

export function FeedbackCard({ feedbacks, zone }: Props) {
  const { t } = useTranslation('grading');
  return (
    <PanelCard title={t('feedback')}>
      <FeedbackList feedbacks={feedbacks} zone={zone} />
    </PanelCard>
  );
}
