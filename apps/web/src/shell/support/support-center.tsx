import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import type { MouseEvent } from 'react';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronRightIcon } from '../../ui/icons/index.ts';
import { mirroredIcon } from '../../ui/icons/mirrored-icon.ts';
import { PageLink } from '../../ui/page-link.tsx';

/** Loaded when opened, because most visits do not need it. */
const RequestSupport = lazy(async () => ({
  default: (await import('../../features/support/index.ts')).RequestSupport,
}));

const pages = [
  { name: 'knowledgeBase', to: '/knowledgebase' },
  { name: 'systemStatus', to: '/systemstatus' },
] as const;

/** Three ways to help, from any page. */
export function SupportCenter({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { t: common } = useTranslation();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const titleId = useId();
  // Opens in this dialog instead of its page, unless a new window is requested.
  const handleAsk = (event: MouseEvent) => {
    event.preventDefault();
    onClose();
    setDialogOpen(true);
  };
  return (
    <>
      <Dialog open={open} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
        <DialogTitle id={titleId}>{t('support.title')}</DialogTitle>
        <DialogContent sx={{ px: 1.5, pb: 0 }}>
          <List disablePadding>
            <Entry name="contact" href="/contactus" onClick={handleAsk} />
            {pages.map(({ name, to }) => (
              <Entry key={name} name={name} href={to} onClick={onClose} />
            ))}
          </List>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {common('close')}
          </Button>
        </DialogActions>
      </Dialog>
      {isDialogOpen && (
        <Suspense>
          <RequestSupport onClose={() => setDialogOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

interface EntryProps {
  name: 'contact' | (typeof pages)[number]['name'];
  href: string;
  onClick: (event: MouseEvent) => void;
}

function Entry({ name, href, onClick }: EntryProps) {
  const { t } = useTranslation('shell');
  return (
    <ListItem disablePadding>
      <ListItemButton component={PageLink} href={href} onClick={onClick} sx={{ borderRadius: 1 }}>
        <ListItemText
          primary={t(`support.${name}`)}
          secondary={t(`support.${name}Text`)}
          slotProps={{ primary: { sx: { fontWeight: 560 } } }}
        />
        <ChevronRightIcon fontSize="small" sx={{ ...mirroredIcon, color: 'text.secondary', ml: 1 }} />
      </ListItemButton>
    </ListItem>
  );
}
