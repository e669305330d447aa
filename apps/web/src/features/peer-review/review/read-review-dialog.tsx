import type { PeerReviewId } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { DocumentDialog } from '../../../ui/editor-frame/document-dialog.tsx';
import { ReviewCriteria, useHasCriteria } from '../../review-criteria/index.ts';
import { openReviewFrame } from '../peer-review-calls.ts';

interface Props {
  reviewId: PeerReviewId;
  title: string;
  subtitle: string;
  onClose: () => void;
}

/** A review, to be read. */
export function ReadReviewDialog({ reviewId, title, subtitle, onClose }: Props) {
  const { t } = useTranslation('review-criteria');
  const hasCriteria = useHasCriteria(reviewId);
  return (
    <DocumentDialog
      title={title}
      subtitle={subtitle}
      document={`review ${reviewId}`}
      open={(look) => openReviewFrame({ id: reviewId, ...look })}
      onClose={onClose}
      beside={
        hasCriteria ? { title: t('title'), content: <ReviewCriteria reviewId={reviewId} /> } : undefined
      }
    />
  );
}
