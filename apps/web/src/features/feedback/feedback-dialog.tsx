import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { DraftId, ReadSubmission } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stepTitle } from '../../lib/sentences.ts';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CommentField } from './comment-field.tsx';
import { isSendable } from './comment-text.ts';
import { SentFeedbackList } from './sent-feedback-list.tsx';
import { useAddFeedback } from './use-feedback.ts';

interface Props {
  submission: ReadSubmission;
  subtitle: string;
  onClose: () => void;
}

/** What was written to the student, and a field for more. */
export function FeedbackDialog({ submission, subtitle, onClose }: Props) {
  const { t } = useTranslation('feedback');
  const [text, setText] = useState('');
  const [draftId, setDraftId] = useState<DraftId | null>(() => firstDraftOf(submission));
  const add = useAddFeedback(submission);
  const handleSend = () => add.mutate({ comment: text.trim(), draftId }, { onSuccess: () => setText('') });
  return (
    <FullScreenDialog
      open
      title={t('title')}
      subtitle={subtitle}
      onClose={onClose}
      hasUnsavedChanges={text.trim() !== ''}
      width="form"
    >
      <Stack sx={{ gap: 3 }}>
        {submission.feedbacks.length === 0 ? (
          <EmptyState dense title={t('none')} text={t('noneText')} />
        ) : (
          <SentFeedbackList submission={submission} />
        )}
        {submission.can.grade && (
          <Stack component="section" aria-label={t('open')} sx={{ gap: 1.5 }}>
            <DraftSelect submission={submission} value={draftId} onChange={setDraftId} />
            <CommentField label={t('text')} value={text} onChange={setText} onSubmit={handleSend}>
              <Button
                variant="contained"
                disabled={!isSendable(text)}
                loading={add.isPending}
                onClick={handleSend}
              >
                {t('send')}
              </Button>
            </CommentField>
          </Stack>
        )}
      </Stack>
    </FullScreenDialog>
  );
}

/** The draft that was handed in last: what is written is most likely about it. */
function firstDraftOf({ deadlineSubmissions, deadlines }: ReadSubmission): DraftId | null {
  const handedIn = deadlineSubmissions.filter(({ date }) => date !== null).at(-1);
  return handedIn?.draftId ?? deadlines[0]?.draftId ?? null;
}

interface SelectProps {
  submission: ReadSubmission;
  value: DraftId | null;
  onChange: (draftId: DraftId | null) => void;
}

function DraftSelect({ submission, value, onChange }: SelectProps) {
  const { t } = useTranslation('feedback');
  const handleChange = (chosen: string) =>
    onChange(submission.deadlines.find(({ draftId }) => String(draftId) === chosen)?.draftId ?? null);
  return (
    <TextField
      select
      size="small"
      label={t('draft')}
      value={value === null ? '' : String(value)}
      onChange={(event) => handleChange(event.target.value)}
      sx={{ maxWidth: 360 }}
      slotProps={{ select: { displayEmpty: true } }}
    >
      <MenuItem value="">{t('general')}</MenuItem>
      {submission.deadlines.map((deadline) => (
        <MenuItem key={deadline.draftId} value={String(deadline.draftId)}>
          {stepTitle(deadline)}
        </MenuItem>
      ))}
    </TextField>
  );
}
