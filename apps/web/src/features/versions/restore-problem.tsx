import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { NotSavedError } from './use-versions.ts';

/** Why restoring failed, and what to do. */
export function RestoreProblem({ error, onReload }: { error: Error; onReload: () => void }) {
  const { t } = useTranslation('versions');
  const code = error instanceof ApiError ? error.code : '';
  const isConflict = code === 'file.conflict';
  const text = () => {
    if (error instanceof NotSavedError) return t('restore.unsaved');
    if (isConflict) return t('restore.conflict');
    return /^(assignment|submission)\./.test(code) ? t('restore.closed') : messageOf(error);
  };
  return (
    <Alert
      severity="warning"
      sx={{ mx: { xs: 1, sm: 2 }, mb: 1 }}
      action={
        isConflict && (
          <Button color="inherit" size="small" onClick={onReload}>
            {t('restore.reload')}
          </Button>
        )
      }
    >
      {text()}
    </Alert>
  );
}
