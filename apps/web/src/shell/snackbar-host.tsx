import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Snackbar as SnackbarMessage } from '../lib/snackbars.ts';
import { dismissSnackbar, useSnackbars } from '../lib/snackbars.ts';
import { CloseIcon } from '../ui/icons/index.ts';

/**
 * Messages at the lower edge; each closes by itself unless the pointer is over it. Rendered outside the page, so that screen readers announce them
 * while a dialog is open.
 */
export function SnackbarHost() {
  const snackbars = useSnackbars();
  return (
    <Portal>
      <Messages snackbars={snackbars} />
    </Portal>
  );
}

function Messages({ snackbars }: { snackbars: readonly SnackbarMessage[] }) {
  const host = useRef<HTMLDivElement>(null);
  // Moves into the open dialog, which hides everything else from screen readers.
  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    const observer = new MutationObserver(() => {
      if (element.hasAttribute('aria-hidden')) element.removeAttribute('aria-hidden');
    });
    observer.observe(element, { attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, []);
  return (
    <Stack
      ref={host}
      sx={{
        position: 'fixed',
        bottom: { xs: 12, sm: 24 },
        left: { xs: 12, sm: '50%' },
        right: { xs: 12, sm: 'auto' },
        transform: { sm: 'translateX(-50%)' },
        zIndex: 'snackbar',
        gap: 1,
      }}
    >
      {snackbars.map((snackbar) => (
        <OneSnackbar key={snackbar.id} snackbar={snackbar} />
      ))}
    </Stack>
  );
}

function OneSnackbar({ snackbar }: { snackbar: SnackbarMessage }) {
  const { t } = useTranslation('ui');
  const close = () => dismissSnackbar(snackbar.id);
  const { action } = snackbar;
  const handleAction = () => {
    action?.onClick();
    close();
  };
  return (
    <Snackbar
      open
      autoHideDuration={snackbar.seconds * 1000}
      onClose={(_event, reason) => reason !== 'clickaway' && close()}
      sx={{ position: 'static', transform: 'none' }}
    >
      <Alert
        severity={snackbar.kind}
        elevation={6}
        sx={{ width: '100%', minWidth: { sm: 360 }, maxWidth: 640 }}
        action={
          <>
            {action && (
              <Button color="inherit" size="small" onClick={handleAction}>
                {action.label}
              </Button>
            )}
            <IconButton color="inherit" size="small" onClick={close} aria-label={t('close')}>
              <CloseIcon fontSize="small" />
            </IconButton>
          </>
        }
      >
        {snackbar.detail === undefined ? (
          snackbar.message
        ) : (
          <>
            <div>{snackbar.message}</div>
            <div>{snackbar.detail}</div>
          </>
        )}
      </Alert>
    </Snackbar>
  );
}
