import type { PeerReviewId } from '@redraft/contracts';
import { DocumentDialog } from '../../../ui/editor-frame/document-dialog.tsx';
import { openReviewFrame } from '../peer-review-calls.ts';

interface Props {
  reviewId: PeerReviewId;
  title: string;
  subtitle: string;
  onClose: () => void;
}

/** A review, to be read. */
export function ReadReviewDialog({ reviewId, title, subtitle, onClose }: Props) {
  return (
    <DocumentDialog
      title={title}
      subtitle={subtitle}
      document={`review ${reviewId}`}
      open={(look) => openReviewFrame({ id: reviewId, ...look })}
      onClose={onClose}
    />
  );
}
