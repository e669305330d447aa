import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ScreenPicture } from '../../ui/screens/screen-picture.tsx';
import { Band } from './band.tsx';

/** Features shown with a screenshot. */
const picturedFeatures = [
  { name: 'write', screen: 'workspace' },
  { name: 'read', screen: 'reader' },
  { name: 'map', screen: 'essaymap' },
  { name: 'teach', screen: 'gradebook' },
] as const;
const otherFeatures = [
  'deadlines',
  'rubrics',
  'peerReview',
  'comments',
  'accommodations',
  'certificate',
  'files',
  'exports',
] as const;

export function Features() {
  const { t } = useTranslation('landing');
  return (
    <Band id="features" title={t('features.title')} text={t('features.text')}>
      {picturedFeatures.map(({ name, screen }, index) => (
        <Box
          key={name}
          sx={{
            mt: { xs: 6, md: 9 },
            display: 'grid',
            gap: { xs: 3, md: 6 },
            alignItems: 'center',
            gridTemplateColumns: { md: index % 2 === 0 ? '5fr 7fr' : '7fr 5fr' },
          }}
        >
          <Box sx={{ order: { md: index % 2 } }}>
            <Typography variant="h3" sx={{ fontSize: '1.5rem' }}>
              {t(`features.${name}.title`)}
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 1.5, maxWidth: 520 }}>
              {t(`features.${name}.text`)}
            </Typography>
          </Box>
          <ScreenPicture screen={screen} alt={t(`features.${name}.picture`)} />
        </Box>
      ))}
      <Typography variant="h3" sx={{ mt: { xs: 7, md: 11 } }}>
        {t('features.others')}
      </Typography>
      <Box
        component="ul"
        aria-label={t('features.others')}
        sx={{
          mt: 3,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          columnGap: 5,
          rowGap: 3.5,
          gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
        }}
      >
        {otherFeatures.map((name) => (
          <Box component="li" key={name}>
            <Typography variant="h4" component="h4">
              {t(`features.${name}.title`)}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
              {t(`features.${name}.text`)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Band>
  );
}
