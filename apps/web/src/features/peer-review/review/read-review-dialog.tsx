import type { PeerReviewId } from '@redraft/contracts';
import { DocumentDialog } from '../../../ui/editor-frame/document-dialog.tsx';
import { openReviewFrame } from '../peer-review-calls.ts';
import { useReviewSidePanels } from './use-review-side-panels.tsx';

interface Props {
  reviewId: PeerReviewId;
  title: string;
  subtitle: string;
  onClose: () => void;
}

/** A review, to be read. */
export function ReadReviewDialog({ reviewId, title, subtitle, onClose }: Props) {
  const sidePanels = useReviewSidePanels(reviewId);
  return (
    <DocumentDialog
      title={title}
      subtitle={subtitle}
      document={`review ${reviewId}`}
      open={(display) => openReviewFrame({ id: reviewId, ...display })}
      onClose={onClose}
      sidePanels={sidePanels}
    />
  );
}
