import type { SubmissionId } from '@redraft/contracts';
import type { ComponentProps } from 'react';
import { SubmissionEditor } from '../../domain/submissions/index.ts';
import { ReviewText } from '../peer-review/index.ts';
import { CriteriaFold } from '../review-criteria/index.ts';
import { AdditionalFileDialog } from '../student-files/index.ts';
import type { OpenFile } from './open-file.ts';

type Props = Omit<ComponentProps<typeof SubmissionEditor>, 'seq' | 'assignmentTemplateId'> & {
  submissionId: SubmissionId;
  openFile: OpenFile | null;
  /** Returns to the current text. */
  onBack: () => void;
};

/** The file chosen in the timeline; one that opens in an external program is offered above the text. */
export function OpenFileView({ openFile, openingKey, view, onBack, ...props }: Props) {
  const { submissionId } = props;
  const file = openFile?.additional;
  const isInFrame = file?.hasEditor ?? true;
  if (openFile?.review !== undefined) {
    const { submissionId: _id, isPrefetched: _isPrefetched, onTextView: _tell, ...frame } = props;
    return (
      <>
        <CriteriaFold key={openFile.review} reviewId={openFile.review} />
        <ReviewText {...frame} reviewId={openFile.review} title={openFile.title} />
      </>
    );
  }
  return (
    <>
      <SubmissionEditor
        {...props}
        seq={openFile?.seq}
        view={file === undefined ? view : 'document'}
        assignmentTemplateId={isInFrame ? file?.assignmentTemplateId : undefined}
        openingKey={`${openingKey} ${isInFrame && openFile !== null ? openFile.eventId : 'ongoing'}`}
      />
      {file !== undefined && openFile !== null && !isInFrame && (
        <AdditionalFileDialog
          submissionId={submissionId}
          file={file}
          name={openFile.title}
          canPutBack={false}
          onClose={onBack}
        />
      )}
    </>
  );
}
