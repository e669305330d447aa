import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useTranslation } from 'react-i18next';
import { getSite } from '../../lib/site.ts';
import { OpenInNewIcon } from '../../ui/icons/index.ts';
import { mirroredIcon } from '../../ui/icons/mirrored-icon.ts';
import { SectionLink } from './section-link.tsx';
import { sections } from './sections.ts';

/** The links of the bar, shown in the drawer on narrow screens. */
export function PublicPlaces({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation('shell');
  const site = getSite();
  const linkStyle = { borderRadius: 1, minHeight: 40, px: 1.25, py: 0.5 };
  return (
    <>
      <Divider sx={{ mx: 2.5 }} />
      <List component="div" disablePadding sx={{ px: 1.5, py: 1 }}>
        {sections.map((section) => (
          <ListItemButton
            key={section}
            component={SectionLink}
            href={`/#${section}`}
            onClick={onChoose}
            sx={linkStyle}
          >
            <ListItemText primary={t(`public.${section}`)} slotProps={{ primary: { variant: 'body2' } }} />
          </ListItemButton>
        ))}
        <ListItemButton
          component="a"
          href={site.operatorUrl}
          target="_blank"
          rel="noreferrer"
          onClick={onChoose}
          sx={linkStyle}
        >
          <ListItemText primary={t('public.operatorHome')} slotProps={{ primary: { variant: 'body2' } }} />
          <OpenInNewIcon sx={{ ...mirroredIcon, fontSize: '0.9rem', color: 'text.secondary' }} />
        </ListItemButton>
      </List>
    </>
  );
}
