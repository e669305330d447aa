import type { StudentAssignment } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { describeClosed, SubmissionEditor } from '../../../domain/submissions/index.ts';
import { importIcon } from '../../../ui/editor-frame/button-icons.ts';
import { useMarginComments } from '../../feedback/index.ts';
import { NoEditor } from '../../student-files/index.ts';
import type { OpenDocument } from './use-open-document.ts';
import { useTaskGoal } from './use-task-goal.ts';

interface Props {
  assignment: StudentAssignment;
  submission: NonNullable<StudentAssignment['submission']>;
  document: OpenDocument;
  isFocused: boolean;
  onFileVersions: () => void;
  onImport: () => void;
  onEscape: () => void;
}

const importId = 'import';

/** The text in its editor, without margins. */
export function WorkspaceText(props: Props) {
  const { assignment, submission, document, isFocused, onImport, ...handlers } = props;
  const { t } = useTranslation(['workspace', 'importing']);
  const { submissionId } = submission;
  const margin = useMarginComments({ submissionId }, { isOwn: true });
  const goal = useTaskGoal(assignment);
  if (!assignment.mainHasEditor) {
    const { mainFileType, can } = assignment;
    return <NoEditor submissionId={submissionId} fileExtension={mainFileType} canPutBack={can.write} />;
  }
  const { closedBecause: reason, closedCode: code } = assignment;
  const why = reason === null ? '' : describeClosed({ reason, code }, t).text;
  const canImport = assignment.can.write && assignment.allowImportMain;
  const handleLoaded = () => {
    document.handlers.onLoaded();
    if (canImport)
      document.frame.current?.insertButton({
        id: importId,
        label: t('importing:button'),
        imgurl: importIcon,
      });
  };
  return (
    <SubmissionEditor
      submissionId={submissionId}
      title={t('editorOf', { title: assignment.title })}
      openingKey={document.opening}
      opensOffline={assignment.can.write}
      height="100%"
      isFlush
      takesFocus={assignment.can.write}
      hidesTools={isFocused}
      wordGoal={goal}
      unsavedAtClose={document.isOpenForUnsaved ? { why, onDiscard: document.discardUnsaved } : undefined}
      ref={document.frame}
      {...document.handlers}
      {...handlers}
      {...margin}
      onLoaded={handleLoaded}
      onClickedButton={(id) => id === importId && canImport && onImport()}
    />
  );
}
