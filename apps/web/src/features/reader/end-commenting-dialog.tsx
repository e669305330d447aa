import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from './action-dialog.tsx';
import { hasNoComments } from './action-rules.ts';
import { DraftChoice } from './draft-choice.tsx';
import { listDraftStates } from './draft-states.ts';
import { endCommenting } from './reader-calls.ts';
import type { ReaderDialogProps } from './reader-slots.ts';
import { useReaderAction } from './use-reader-action.ts';

/** Stores the current text as the commented version of a submitted draft. */
export function EndCommentingDialog({ submission, onReopen, onClose }: ReaderDialogProps) {
  const { t } = useTranslation('reader');
  const { submissionId, deadlineSubmissions } = submission;
  const offered = deadlineSubmissions.filter(hasNoComments);
  const [selectedDraft, setSelectedDraft] = useState<number | null>(null);
  const [isMissing, setMissing] = useState(false);
  const end = useReaderAction({
    action: (draftSubmissionId: (typeof offered)[number]['draftSubmissionId']) =>
      endCommenting({ submissionId, draftSubmissionId }),
    successMessage: t('endCommenting.done'),
    onReopen,
    onDone: onClose,
  });
  const handleEnd = () => {
    const draft = offered.find(({ draftId }) => draftId === selectedDraft);
    if (draft === undefined) setMissing(true);
    else end.mutate(draft.draftSubmissionId);
  };
  return (
    <ActionDialog
      title={t('endCommenting.title')}
      onClose={onClose}
      action={
        <Button variant="contained" loading={end.isPending} onClick={handleEnd}>
          {t('endCommenting.confirm')}
        </Button>
      }
    >
      <Typography>{t('endCommenting.text')}</Typography>
      <DraftChoice
        label={t('endCommenting.draft')}
        drafts={listDraftStates(submission).filter((one) =>
          offered.some(({ draftId }) => draftId === one.draftId),
        )}
        value={selectedDraft}
        onChange={(draftId) => {
          setSelectedDraft(draftId);
          setMissing(false);
        }}
      />
      {isMissing && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {t('endCommenting.needsDraft')}
        </Alert>
      )}
    </ActionDialog>
  );
}
