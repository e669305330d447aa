import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Band } from './band.tsx';

const statements = ['drafts', 'effort', 'process'] as const;
const promises = ['selling', 'hosting', 'gdpr', 'keys'] as const;

export function About() {
  const { t } = useTranslation('landing');
  return (
    <Band id="about" title={t('about.title')} text={t('about.text')} hasBackground>
      <Box
        component="ul"
        sx={{
          mt: { xs: 4, md: 6 },
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: { xs: 4, md: 6 },
          gridTemplateColumns: { md: 'repeat(3, 1fr)' },
        }}
      >
        {statements.map((name) => (
          <Box component="li" key={name} sx={{ borderTop: 2, borderColor: 'primary.main', pt: 2 }}>
            <Typography variant="h3">{t(`about.${name}.title`)}</Typography>
            <Typography color="textSecondary" sx={{ mt: 1 }}>
              {t(`about.${name}.text`)}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="h3" sx={{ mt: { xs: 6, md: 8 } }}>
        {t('privacy.title')}
      </Typography>
      <Box
        component="ul"
        aria-label={t('privacy.title')}
        sx={{
          mt: 2.5,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
        }}
      >
        {promises.map((name) => (
          <Box
            component="li"
            key={name}
            sx={{ p: 2.5, borderRadius: 2, border: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
          >
            <Typography variant="h4" component="h4">
              {t(`privacy.${name}.title`)}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
              {t(`privacy.${name}.text`)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Band>
  );
}
