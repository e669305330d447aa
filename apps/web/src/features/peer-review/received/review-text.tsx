import type { PeerReviewId } from '@redraft/contracts';
import type { ComponentProps } from 'react';
import { DocumentEditor } from '../../../ui/editor-frame/document-editor.tsx';
import { openReviewFrame } from '../peer-review-calls.ts';

type Props = Omit<ComponentProps<typeof DocumentEditor>, 'open' | 'opening'> & { reviewId: PeerReviewId };

/** A submitted review, read-only: the reviewed text with the reviewer's comments. */
export function ReviewText({ reviewId, ...props }: Props) {
  return (
    <DocumentEditor
      {...props}
      opening={`review ${reviewId} read`}
      open={(display) => openReviewFrame({ id: reviewId, ...display })}
    />
  );
}
