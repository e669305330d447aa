import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from './action-dialog.tsx';
import { DraftChoice } from './draft-choice.tsx';
import { listDraftStates } from './draft-states.ts';
import { submitForStudent } from './reader-calls.ts';
import type { ReaderDialogProps } from './reader-slots.ts';
import { useReaderAction } from './use-reader-action.ts';

/** Submits the current text on behalf of the student, as a draft that is not submitted yet. */
export function SubmitForDialog({ submission, onReopen, onClose }: ReaderDialogProps) {
  const { t } = useTranslation(['reader', 'ui']);
  const drafts = listDraftStates(submission);
  const [selectedDraft, setSelectedDraft] = useState<number | null>(
    drafts.find(({ submittedAt }) => submittedAt === null)?.draftId ?? null,
  );
  const draft = drafts.find(({ draftId }) => draftId === selectedDraft);
  const isSubmitted = draft !== undefined && draft.submittedAt !== null;
  const { submissionId, studentName } = submission;
  const submit = useReaderAction({
    action: (draftId: NonNullable<typeof draft>['draftId']) => submitForStudent({ submissionId, draftId }),
    successMessage: t('submitFor.done', { student: studentName }),
    onReopen,
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={t('submitFor.title')}
      onClose={onClose}
      action={
        <Button
          variant="contained"
          loading={submit.isPending}
          disabled={draft === undefined || isSubmitted}
          onClick={() => draft !== undefined && submit.mutate(draft.draftId)}
        >
          {t('submitFor.confirm')}
        </Button>
      }
    >
      <Typography>{t('submitFor.text', { student: studentName })}</Typography>
      <DraftChoice
        label={t('submitFor.draft')}
        drafts={drafts.map((one) => ({ ...one, note: t(`ui:status.${one.status}`) }))}
        value={selectedDraft}
        onChange={setSelectedDraft}
      />
      {isSubmitted && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t('submitFor.exists')}
        </Alert>
      )}
      {draft !== undefined && !isSubmitted && draft.isFinal && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t('submitFor.finalText')}
        </Alert>
      )}
    </ActionDialog>
  );
}
