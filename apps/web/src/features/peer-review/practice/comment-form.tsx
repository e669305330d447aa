import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { PracticeComment } from '@redraft/contracts';
import { limits } from '@redraft/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  label: string;
  typedComment: PracticeComment;
  onType: (comment: string) => void;
  onAdd: () => void;
  isBusy?: boolean;
  /** Advice on the typed comment. */
  children?: ReactNode;
}

/** Form for a comment on the selected passage. */
export function CommentForm({ label, typedComment, onType, onAdd, isBusy = false, children }: Props) {
  const { t } = useTranslation('peer-review');
  return (
    <Stack
      component="form"
      sx={{ gap: 1, alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        if (typedComment.comment.trim() !== '') onAdd();
      }}
    >
      <Typography variant="body2" color="textSecondary" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {typedComment.passage === ''
          ? t('practice.whole')
          : t('practice.on', { passage: typedComment.passage })}
      </Typography>
      <TextField
        label={label}
        value={typedComment.comment}
        onChange={(event) => onType(event.target.value)}
        multiline
        minRows={2}
        fullWidth
        slotProps={{ htmlInput: { dir: 'auto', maxLength: limits.practiceComment } }}
      />
      {children}
      <Button type="submit" variant="outlined" loading={isBusy}>
        {t('practice.add')}
      </Button>
    </Stack>
  );
}
