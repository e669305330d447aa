import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { UnsavedReason } from './saving/unsaved-reason.ts';

export interface UnsavedAtClose {
  /** Why editing is no longer possible. */
  why: string;
  /** Discards local changes and opens the server's version; the user has copied the changes. */
  onDiscard: () => void;
}

interface Props {
  reason: UnsavedReason;
  closed: UnsavedAtClose | undefined;
  onReopen: () => void;
}

/** Says that the last changes are not saved, why, and what the writer can do. */
export function UnsavedAlert({ reason, closed, onReopen }: Props) {
  const { t } = useTranslation('ui');
  return (
    <Alert
      severity="warning"
      sx={{ flexShrink: 0, borderRadius: 0, py: 0, px: { xs: 1.5, sm: 2.5 } }}
      action={
        <>
          {reason === 'signedOut' && (
            <Button color="inherit" size="small" href="/Login" target="_blank" rel="noopener">
              {t('unsavedWords.signIn')}
            </Button>
          )}
          {reason === 'lostConnection' && (
            <Button color="inherit" size="small" onClick={onReopen}>
              {t('unsavedWords.reopen')}
            </Button>
          )}
          {reason === 'closed' && (
            <Button color="inherit" size="small" onClick={closed?.onDiscard}>
              {t('unsavedWords.openSaved')}
            </Button>
          )}
        </>
      }
    >
      {reason === 'closed' && `${closed?.why} `}
      {t(`unsavedWords.${reason}`)}
    </Alert>
  );
}
