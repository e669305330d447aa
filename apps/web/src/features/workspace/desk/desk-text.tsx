import type { StudentAssignment } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { SubmissionEditor } from '../../../domain/submissions/index.ts';
import { NoEditor } from '../../student-files/index.ts';
import { wordGoalOf } from '../word-goal.ts';
import type { OpenDocument } from './use-open-document.ts';

interface Props {
  assignment: StudentAssignment;
  submission: NonNullable<StudentAssignment['submission']>;
  document: OpenDocument;
  isFocused: boolean;
  onFileVersions: () => void;
  onEscape: () => void;
}

/** The text in its editor, edge to edge. */
export function DeskText({ assignment, submission, document, isFocused, ...handlers }: Props) {
  const { t } = useTranslation('workspace');
  const { submissionId } = submission;
  if (!assignment.mainHasEditor) {
    const { mainFileType, can } = assignment;
    return <NoEditor submissionId={submissionId} ending={mainFileType} canPutBack={can.write} />;
  }
  return (
    <SubmissionEditor
      submissionId={submissionId}
      title={t('editorOf', { title: assignment.title })}
      opening={document.opening}
      height="100%"
      isFlush
      hidesTools={isFocused}
      wordGoal={wordGoalOf(assignment.description)}
      ref={document.frame}
      {...document.handlers}
      {...handlers}
    />
  );
}
