import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from './action-dialog.tsx';
import { keyGroups, readerKeys } from './reader-keys.ts';
import type { ReaderDialogProps } from './reader-slots.ts';

/** Lists all keyboard shortcuts of the page, from the table that the listeners use. */
export function KeysDialog({ onClose }: Pick<ReaderDialogProps, 'onClose'>) {
  const { t } = useTranslation('reader');
  return (
    <ActionDialog title={t('keys.title')} onClose={onClose}>
      {keyGroups.map((group) => (
        <Box component="section" key={group} sx={{ '& + &': { mt: 2.5 } }}>
          <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
            {t(`keys.groups.${group}`)}
          </Typography>
          <Box
            component="dl"
            sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(6.5rem, auto) 1fr', gap: 1 }}
          >
            {readerKeys
              .filter((one) => one.group === group)
              .map(({ action, keys }) => (
                <Fragment key={action}>
                  <dt>
                    {keys.map((key) => (
                      <Key key={key} name={key === 'Ctrl' ? t('keys.ctrl') : key} />
                    ))}
                  </dt>
                  <Typography component="dd" sx={{ m: 0 }}>
                    {t(`keys.acts.${action}`)}
                  </Typography>
                </Fragment>
              ))}
          </Box>
        </Box>
      ))}
    </ActionDialog>
  );
}

function Key({ name }: { name: string }) {
  return (
    <Box
      component="kbd"
      sx={{
        display: 'inline-block',
        minWidth: '1.75rem',
        mr: 0.5,
        px: 0.75,
        py: 0.25,
        textAlign: 'center',
        border: 1,
        borderColor: 'divider',
        borderRadius: 0.75,
        typography: 'body2',
      }}
    >
      {name}
    </Box>
  );
}
