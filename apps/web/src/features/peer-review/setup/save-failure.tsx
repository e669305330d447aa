import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { isEditConflict, messageOf } from '../../../lib/api-error.ts';

interface Props {
  error: Error | null;
  onReload: () => void;
}

/** Why saving failed; after a conflict, offers to load the other user's version. */
export function SaveFailure({ error, onReload }: Props) {
  const { t } = useTranslation('peer-review');
  if (error === null) return null;
  const isConflict = isEditConflict(error);
  return (
    <Alert
      severity={isConflict ? 'warning' : 'error'}
      sx={{ mb: 2 }}
      action={
        isConflict && (
          <Button color="inherit" size="small" onClick={onReload}>
            {t('setup.conflict.show')}
          </Button>
        )
      }
    >
      {isConflict ? t('setup.conflict.text') : messageOf(error)}
    </Alert>
  );
}
