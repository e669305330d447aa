import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { FeedbackId, FeedbackItem, ReadSubmission } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FeedbackList } from '../../domain/submissions/index.ts';
import { timeInSentence } from '../../lib/class-time.ts';
import { useUndoBar } from '../../ui/dialogs/undo-bar.tsx';
import { DeleteOutlinedIcon, EditOutlinedIcon } from '../../ui/icons/index.ts';
import { isValidComment } from './comment-text.ts';
import { toSentFeedback, useSaveFeedback } from './use-feedback.ts';

/** Sent feedback; users can edit and withdraw their own. */
export function SentFeedbackList({ submission }: { submission: ReadSubmission }) {
  const { t } = useTranslation('feedback');
  const { bar, offerUndo } = useUndoBar();
  const save = useSaveFeedback(submission);
  const [editedId, setEditedId] = useState<FeedbackId | null>(null);
  const { feedbacks, feedbackVersion: version } = submission;
  const handleRemove = (item: FeedbackItem) => {
    const left = feedbacks.filter(({ id }) => id !== item.id).map(toSentFeedback);
    const restore = (answer: ReadSubmission) => () =>
      save.mutate({ list: [...answer.feedbacks, item].map(toSentFeedback), version: answer.feedbackVersion });
    save.mutate({ list: left, version }, { onSuccess: (answer) => offerUndo(t('removed'), restore(answer)) });
  };
  const handleChange = (item: FeedbackItem, comment: string) => {
    const list = feedbacks.map((one) => toSentFeedback(one.id === item.id ? { ...item, comment } : one));
    save.mutate({ list, version }, { onSuccess: () => setEditedId(null) });
  };
  return (
    <>
      <FeedbackList
        feedbacks={feedbacks}
        zone={submission.classTimezone}
        below={(item) =>
          editedId === item.id ? (
            <EditForm
              item={item}
              isBusy={save.isPending}
              onSave={(comment) => handleChange(item, comment)}
              onClose={() => setEditedId(null)}
            />
          ) : (
            <ItemActions
              item={item}
              zone={submission.classTimezone}
              onEdit={() => setEditedId(item.id)}
              onRemove={() => handleRemove(item)}
            />
          )
        }
      />
      {bar}
    </>
  );
}

interface ActionsProps {
  item: FeedbackItem;
  zone: string;
  onEdit: () => void;
  onRemove: () => void;
}

function ItemActions({ item, zone, onEdit, onRemove }: ActionsProps) {
  const { t } = useTranslation('feedback');
  return (
    <>
      <Typography variant="caption" color="textSecondary">
        {item.read ? t('read') : t('notRead')}
        {item.editedDate !== null && `, ${t('edited', { time: timeInSentence(item.editedDate, zone) })}`}
      </Typography>
      {item.isOwn && (
        <span>
          <IconButton size="small" aria-label={t('edit')} onClick={onEdit}>
            <EditOutlinedIcon fontSize="small" />
          </IconButton>
          <IconButton size="small" aria-label={t('remove')} onClick={onRemove}>
            <DeleteOutlinedIcon fontSize="small" />
          </IconButton>
        </span>
      )}
    </>
  );
}

interface FormProps {
  item: FeedbackItem;
  isBusy: boolean;
  onSave: (comment: string) => void;
  onClose: () => void;
}

function EditForm({ item, isBusy, onSave, onClose }: FormProps) {
  const { t } = useTranslation('feedback');
  const [text, setText] = useState(item.comment);
  return (
    <Stack sx={{ width: '100%', gap: 1, my: 1 }}>
      <TextField
        label={t('edit')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        multiline
        minRows={2}
        size="small"
        autoFocus
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button
          size="small"
          variant="outlined"
          disabled={!isValidComment(text)}
          loading={isBusy}
          onClick={() => onSave(text.trim())}
        >
          {t('save')}
        </Button>
        <Button size="small" color="inherit" onClick={onClose}>
          {t('cancel')}
        </Button>
      </Stack>
    </Stack>
  );
}
