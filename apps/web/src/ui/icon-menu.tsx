import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import type { MouseEvent, ReactNode } from 'react';
import { useId, useState } from 'react';

export interface MenuEntry {
  id: string;
  label: string;
  /** A sentence below the label, such as why the entry is disabled. */
  note?: string;
  icon?: ReactNode;
  isDisabled?: boolean;
  onSelect: () => void;
}

interface Props {
  label: string;
  icon: ReactNode;
  /** Groups separated by a line. */
  groups: readonly (readonly MenuEntry[])[];
  /** A chosen action is running. */
  isBusy?: boolean;
  /** Shows the label on the button too. */
  hasLabel?: boolean;
  /** Entries are sentences and wrap. */
  showsLongTexts?: boolean;
}

/** A button with a tooltip that opens a menu. */
export function IconMenu(props: Props) {
  const { label, icon, groups, isBusy = false, hasLabel = false, showsLongTexts = false } = props;
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (entry: MenuEntry) => {
    setAnchor(null);
    entry.onSelect();
  };
  const button = {
    onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
    'aria-haspopup': 'menu' as const,
    'aria-expanded': anchor !== null,
    'aria-controls': anchor === null ? undefined : id,
  };
  const visibleGroups = groups.filter((group) => group.length > 0);
  return (
    <>
      {hasLabel ? (
        <Button
          {...button}
          variant="outlined"
          color="inherit"
          startIcon={icon}
          loading={isBusy}
          loadingPosition="start"
        >
          {label}
        </Button>
      ) : (
        <Tooltip title={label}>
          <IconButton {...button} aria-label={label} aria-busy={isBusy}>
            {isBusy ? <CircularProgress size={24} aria-hidden /> : icon}
          </IconButton>
        </Tooltip>
      )}
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { 'aria-label': label, disabledItemsFocusable: true },
          paper: { sx: { maxWidth: 'min(360px, 94vw)' } },
        }}
      >
        {visibleGroups.flatMap((group, index) => [
          ...(index > 0 ? [<Divider key={`line ${group[0]?.id}`} />] : []),
          ...group.map((entry) => (
            <MenuItem
              key={entry.id}
              disabled={entry.isDisabled ?? false}
              onClick={() => choose(entry)}
              sx={{
                ...(showsLongTexts ? { whiteSpace: 'normal' } : {}),
                // A disabled entry is dimmed, but its note must stay readable.
                ...(entry.note === undefined
                  ? {}
                  : { '&.Mui-disabled': { opacity: 1, color: 'text.secondary' } }),
              }}
            >
              {entry.icon !== undefined && <ListItemIcon>{entry.icon}</ListItemIcon>}
              <ListItemText
                primary={entry.label}
                secondary={entry.note}
                slotProps={{
                  primary: { noWrap: !showsLongTexts, dir: 'auto', title: entry.label },
                  secondary: { sx: { whiteSpace: 'normal' } },
                }}
              />
            </MenuItem>
          )),
        ])}
      </Menu>
    </>
  );
}
