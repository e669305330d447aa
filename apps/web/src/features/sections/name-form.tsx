import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { ClassId } from '@redraft/contracts';
import { limits, sectionNameSchema } from '@redraft/contracts';
import type { FormEvent, KeyboardEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefreshClass } from '../../domain/classes/index.ts';
import { messageOf } from '../../lib/api-error.ts';
import { translateIssue } from '../../lib/sentences.ts';
import { useAction } from '../../lib/use-action.ts';
import { CheckIcon, CloseIcon } from '../../ui/icons/index.ts';

interface Props {
  classId: ClassId;
  label: string;
  initial?: string;
  save: (name: string) => Promise<void>;
  onSaved?: () => void;
  /** Cancels editing, if the form replaces a row. */
  onCancel?: () => void;
}

/** Name of a new section, or a new name for an existing one. */
export function NameForm({ classId, label, initial = '', save, onSaved, onCancel }: Props) {
  const { t } = useTranslation(['sections', 'common']);
  const [name, setName] = useState(initial);
  const refresh = useRefreshClass(classId);
  const saving = useAction({ mutationFn: save, onSuccess: refresh, meta: { showsOwnError: true } });
  const parsedName = sectionNameSchema.safeParse(name);
  const refused = parsedName.error?.issues[0]?.message ?? '';
  const serverProblem = name === '' || refused === '' ? undefined : translateIssue(refused);
  const problem = serverProblem ?? (saving.isError ? messageOf(saving.error) : undefined);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!parsedName.success || saving.isPending) return;
    const done = () => {
      setName('');
      onSaved?.();
    };
    saving.mutate(parsedName.data, { onSuccess: done });
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || onCancel === undefined) return;
    // Escape must not close the surrounding dialog.
    event.stopPropagation();
    onCancel();
  };
  return (
    <Stack component="form" noValidate direction="row" onSubmit={handleSubmit} sx={{ gap: 1, p: 1 }}>
      <TextField
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={handleKey}
        placeholder={label}
        size="small"
        fullWidth
        autoFocus={onCancel !== undefined}
        error={problem !== undefined}
        helperText={problem}
        slotProps={{
          htmlInput: { 'aria-label': label, maxLength: limits.sectionName },
          formHelperText: { role: 'alert' },
        }}
      />
      {onCancel === undefined ? (
        <Button
          type="submit"
          variant="outlined"
          loading={saving.isPending}
          sx={{ height: 40, flexShrink: 0 }}
        >
          {t('add')}
        </Button>
      ) : (
        <>
          <IconButton
            type="submit"
            loading={saving.isPending}
            aria-label={t('common:save')}
            sx={{ height: 40 }}
          >
            <CheckIcon fontSize="small" />
          </IconButton>
          <IconButton onClick={onCancel} aria-label={t('common:cancel')} sx={{ height: 40 }}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </>
      )}
    </Stack>
  );
}
