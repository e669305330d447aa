import Button from '@mui/material/Button';
import type { RubricContent } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { notify } from '../../lib/snackbars.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { useAddRubric, useReplaceRubric } from './use-rubrics.ts';

/** Saves a copy of an assignment's rubric to the library; asks before replacing another. */
export function SaveToLibrary({ rubric }: { rubric: RubricContent }) {
  const { t } = useTranslation('rubrics');
  const [isAsking, setAsking] = useState(false);
  const addRubric = useAddRubric();
  const replace = useReplaceRubric();
  const handleError = (error: Error) => {
    if (error instanceof ApiError && error.code === 'rubric.title_taken') setAsking(true);
    else notify(messageOf(error), { kind: 'error' });
  };
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        loading={addRubric.isPending}
        onClick={() => addRubric.mutate(rubric, { onError: handleError })}
      >
        {t('field.save')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('replace.title', { title: rubric.title })}
        confirmLabel={t('replace.confirm')}
        isBusy={replace.isPending}
        onConfirm={() => replace.mutate(rubric, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      >
        {t('replace.text')}
      </ConfirmDialog>
    </>
  );
}
