import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { Fragment, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from './action-dialog.tsx';
import { arePageKeysOn, turnPageKeys } from './page-keys-choice.ts';
import { keyGroups, readerKeys } from './reader-keys.ts';
import type { ReaderDialogProps } from './reader-slots.ts';

/** Keys whose labels differ between keyboards. */
const namedKeys = ['Ctrl', 'Enter', 'Esc'] as const;
const isNamed = (key: string): key is (typeof namedKeys)[number] => namedKeys.some((one) => one === key);

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
                      <Key key={key} name={isNamed(key) ? t(`keys.names.${key}`) : key} />
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
      <PageKeysSwitch />
    </ActionDialog>
  );
}

function PageKeysSwitch() {
  const { t } = useTranslation('reader');
  const hintId = useId();
  const [isOn, setOn] = useState(arePageKeysOn);
  const change = (next: boolean) => {
    turnPageKeys(next);
    setOn(next);
  };
  return (
    <Box sx={{ mt: 2.5, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <FormControlLabel
        label={t('keys.single')}
        control={
          <Switch
            checked={isOn}
            onChange={(_event, next) => change(next)}
            slotProps={{ input: { 'aria-describedby': hintId } }}
          />
        }
      />
      <Typography id={hintId} variant="body2" color="textSecondary">
        {t('keys.singleHint')}
      </Typography>
    </Box>
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
