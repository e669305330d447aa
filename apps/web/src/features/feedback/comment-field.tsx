import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { countCharacters, limits } from '@redraft/contracts';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CommentBank } from './comment-bank.tsx';
import { insertAt, isValidComment } from './comment-text.ts';

interface Props {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Handles Ctrl+Enter if the text can be sent. */
  onSubmit: () => void;
  /** Content at the end of the line below the field. */
  children: ReactNode;
}

/** A field for feedback: up to 5000 characters with a counter, and the user's saved comments. */
export function CommentField({ label, value, onChange, onSubmit, children }: Props) {
  const { t } = useTranslation('feedback');
  const field = useRef<HTMLTextAreaElement>(null);
  const count = countCharacters(value.trim());
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (isValidComment(value)) onSubmit();
  };
  const handleInsert = (comment: string) => {
    const caret = field.current?.selectionStart ?? value.length;
    onChange(insertAt(value, caret, comment));
    field.current?.focus();
  };
  return (
    <Stack sx={{ gap: 1 }}>
      <CommentBank typedComment={value} onInsert={handleInsert} />
      <TextField
        label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKey}
        multiline
        minRows={4}
        maxRows={14}
        fullWidth
        size="small"
        error={count > limits.feedback}
        inputRef={field}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography
          variant="body2"
          color={count > limits.feedback ? 'error' : 'textSecondary'}
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {t('counter', { count, max: limits.feedback })}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
          {t('sendHelp')}
        </Typography>
        {children}
      </Stack>
    </Stack>
  );
}
