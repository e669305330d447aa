import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Band } from './band.tsx';

/** Open standards and software by name; no people or institutions. */
const partners = [
  { name: 'openXml', title: 'Office Open XML' },
  { name: 'wopi', title: 'WOPI' },
  { name: 'collabora', title: 'Collabora Online' },
  { name: 'libreOffice', title: 'LibreOffice' },
  { name: 'proseMirror', title: 'ProseMirror' },
  { name: 'postgres', title: 'PostgreSQL' },
] as const;

export function Partners() {
  const { t } = useTranslation('landing');
  return (
    <Band title={t('partners.title')} text={t('partners.text')}>
      <Box
        component="ul"
        sx={{
          mt: 4,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
        }}
      >
        {partners.map(({ name, title }) => (
          <Box
            component="li"
            key={name}
            sx={{ p: 2.5, borderRadius: 2, border: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
          >
            <Typography variant="h4" component="h3" lang="en">
              {title}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
              {t(`partners.${name}`)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Band>
  );
}
