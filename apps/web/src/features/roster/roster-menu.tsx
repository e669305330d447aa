import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ClassOverview } from '@redraft/contracts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { ArrowDropDownIcon, FileDownloadOutlinedIcon, FileUploadOutlinedIcon } from '../../ui/icons/index.ts';
import { useExport } from './use-roster.ts';

const ImportDialog = lazyDialog(async () => (await import('./import-dialog.tsx')).ImportDialog);

/** On phones, help is wider than a menu. */
const wrapping = { secondary: { sx: { whiteSpace: 'normal' } } } as const;

/** Exports or imports the list of students. */
export function RosterMenu({ classDetails }: { classDetails: ClassOverview }) {
  const { t } = useTranslation('roster');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isImporting, setImporting] = useState(false);
  const download = useExport(classDetails.id);
  const choose = (action: () => void) => () => {
    setAnchor(null);
    action();
  };
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        endIcon={<ArrowDropDownIcon />}
        loading={download.isPending}
        loadingPosition="end"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          ImportDialog.prefetch();
        }}
      >
        {t('menu')}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose(() => download.mutate())}>
          <ListItemIcon>
            <FileDownloadOutlinedIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText primary={t('export')} secondary={t('exportHelp')} slotProps={wrapping} />
        </MenuItem>
        {classDetails.can.manage && (
          <MenuItem onClick={choose(() => setImporting(true))}>
            <ListItemIcon>
              <FileUploadOutlinedIcon fontSize="small" />
            </ListItemIcon>
            <ListItemText primary={t('import')} secondary={t('importHelp')} slotProps={wrapping} />
          </MenuItem>
        )}
      </Menu>
      {isImporting && <ImportDialog classDetails={classDetails} onClose={() => setImporting(false)} />}
    </>
  );
}
