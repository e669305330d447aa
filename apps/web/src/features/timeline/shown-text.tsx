import type { SubmissionId } from '@redraft/contracts';
import type { ComponentProps } from 'react';
import { SubmissionEditor } from '../../domain/submissions/index.ts';
import { ReviewText } from '../peer-review/index.ts';
import { CriteriaFold } from '../review-criteria/index.ts';
import { AdditionalFileDialog } from '../student-files/index.ts';
import type { ShownFile } from './shown-file.ts';

type Props = Omit<ComponentProps<typeof SubmissionEditor>, 'seq' | 'assignmentTemplateId'> & {
  submissionId: SubmissionId;
  shown: ShownFile | null;
  /** Returns to the current text. */
  onBack: () => void;
};

/** The file chosen in the timeline; one that opens in an external program is offered above the text. */
export function ShownText({ shown, opening, view, onBack, ...props }: Props) {
  const { submissionId } = props;
  const file = shown?.additional;
  const isInFrame = file?.hasEditor ?? true;
  if (shown?.review !== undefined) {
    const { submissionId: _id, isPrefetched: _isPrefetched, onTextView: _tell, ...frame } = props;
    return (
      <>
        <CriteriaFold key={shown.review} reviewId={shown.review} />
        <ReviewText {...frame} reviewId={shown.review} title={shown.title} />
      </>
    );
  }
  return (
    <>
      <SubmissionEditor
        {...props}
        seq={shown?.seq}
        view={file === undefined ? view : 'document'}
        assignmentTemplateId={isInFrame ? file?.assignmentTemplateId : undefined}
        opening={`${opening} ${isInFrame && shown !== null ? shown.eventId : 'ongoing'}`}
      />
      {file !== undefined && shown !== null && !isInFrame && (
        <AdditionalFileDialog
          submissionId={submissionId}
          file={file}
          name={shown.title}
          canPutBack={false}
          onClose={onBack}
        />
      )}
    </>
  );
}
