import ChevronRight from '@mui/icons-material/ChevronRight';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../ui/page-link.tsx';

const links = [
  { name: 'contact', to: '/contactus' },
  { name: 'knowledgeBase', to: '/knowledgebase' },
  { name: 'systemStatus', to: '/systemstatus' },
] as const;

/** Three ways to help, from any page. */
export function SupportCenter({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { t: common } = useTranslation();
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{t('support.title')}</DialogTitle>
      <DialogContent sx={{ px: 1.5, pb: 0 }}>
        <List disablePadding>
          {links.map((link) => (
            <ListItem key={link.name} disablePadding>
              <ListItemButton component={PageLink} href={link.to} onClick={onClose} sx={{ borderRadius: 1 }}>
                <ListItemText
                  primary={t(`support.${link.name}`)}
                  secondary={t(`support.${link.name}Text`)}
                  slotProps={{ primary: { sx: { fontWeight: 560 } } }}
                />
                <ChevronRight fontSize="small" sx={{ color: 'text.secondary', ml: 1 }} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {common('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
