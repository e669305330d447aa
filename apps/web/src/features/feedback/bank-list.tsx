import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { SavedComment } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteOutlinedIcon, EditOutlinedIcon } from '../../ui/icons/index.ts';
import { isValidComment } from './comment-text.ts';
import { useChangeBankComment, useRemoveBankComment } from './use-bank.ts';

/** Saved comments with edit and delete actions. */
export function BankList({ comments }: { comments: readonly SavedComment[] }) {
  const { t } = useTranslation('feedback');
  return (
    <Box
      component="section"
      aria-label={t('bank.title')}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        maxHeight: 280,
        overflowY: 'auto',
        px: 1.5,
      }}
    >
      {comments.length === 0 && (
        <Typography color="textSecondary" sx={{ py: 1.5 }}>
          {t('bank.empty')}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {comments.map((one) => (
          <Entry key={`${one.id} ${one.version}`} comments={one} />
        ))}
      </Box>
    </Box>
  );
}

function Entry({ comments }: { comments: SavedComment }) {
  const { t } = useTranslation('feedback');
  const change = useChangeBankComment();
  const remove = useRemoveBankComment();
  const [editedText, setEditedText] = useState<string | null>(null);
  const labelValues = { comment: comments.comment.slice(0, 60) };
  if (editedText !== null) {
    const save = () =>
      change.mutate({ id: comments.id, version: comments.version, comment: editedText.trim() });
    return (
      <Stack component="li" sx={{ gap: 1, py: 1 }}>
        <TextField
          label={t('bank.edit', labelValues)}
          value={editedText}
          onChange={(event) => setEditedText(event.target.value)}
          multiline
          size="small"
          autoFocus
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button
            size="small"
            disabled={!isValidComment(editedText)}
            loading={change.isPending}
            onClick={save}
          >
            {t('save')}
          </Button>
          <Button size="small" color="inherit" onClick={() => setEditedText(null)}>
            {t('cancel')}
          </Button>
        </Stack>
      </Stack>
    );
  }
  return (
    <Stack component="li" direction="row" sx={{ alignItems: 'center', py: 0.5 }}>
      <Typography dir="auto" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {comments.comment}
      </Typography>
      <IconButton
        size="small"
        aria-label={t('bank.edit', labelValues)}
        onClick={() => setEditedText(comments.comment)}
      >
        <EditOutlinedIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={t('bank.remove', labelValues)}
        onClick={() => remove.mutate(comments)}
      >
        <DeleteOutlinedIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}
