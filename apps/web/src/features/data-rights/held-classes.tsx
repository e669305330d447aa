import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { AccountDeletion } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';

/** What the deletion leaves for now. */
export function HeldClasses({ classes }: { classes: AccountDeletion['heldClasses'] }) {
  const { t } = useTranslation('data-rights');
  if (classes.length === 0) return null;
  return (
    <Alert severity="info" sx={{ width: '100%' }}>
      {t('deletion.held')}
      <Stack component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {classes.map(({ id, name }) => (
          <li key={id}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </Stack>
    </Alert>
  );
}
