import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../ui/page-link.tsx';

export function SignUpLinks() {
  const { t } = useTranslation('landing');
  return (
    <Stack direction="row" sx={{ mt: 4, gap: 1.5, flexWrap: 'wrap' }}>
      <Button component={PageLink} href="/register" variant="contained" size="large">
        {t('signUp')}
      </Button>
      <Button component={PageLink} href="/login" variant="outlined" color="inherit" size="large">
        {t('signIn')}
      </Button>
    </Stack>
  );
}
