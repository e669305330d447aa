import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ScreenPicture } from '../../ui/screens/screen-picture.tsx';
import { SignUpLinks } from './sign-up-links.tsx';

export function Hero() {
  const { t } = useTranslation('landing');
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 1240,
        mx: 'auto',
        px: { xs: 2.5, sm: 4 },
        pt: { xs: 5, md: 9 },
        pb: { xs: 7, md: 10 },
        display: 'grid',
        gap: { xs: 5, lg: 7 },
        alignItems: 'center',
        gridTemplateColumns: { lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
      }}
    >
      <Box>
        <Typography
          variant="h1"
          sx={{ fontSize: { xs: '2.25rem', md: '3.25rem' }, maxWidth: 720, textWrap: 'balance' }}
        >
          {t('headline')}
        </Typography>
        <Typography variant="prose" component="p" color="textSecondary" sx={{ mt: 2.5, maxWidth: 620 }}>
          {t('intro')}
        </Typography>
        <SignUpLinks />
      </Box>
      <ScreenPicture screen="rewind" alt={t('heroPicture')} isFirst />
    </Box>
  );
}
