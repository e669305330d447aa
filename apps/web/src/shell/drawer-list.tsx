import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { Link, matchPath, useLocation } from 'react-router';
import type { DrawerItem } from './drawer-items.ts';
import { useDrawerItems } from './use-drawer-items.ts';

type Props = { compact: boolean; onChoose: () => void };

export function DrawerList({ compact, onChoose }: Props) {
  const items = useDrawerItems();
  return (
    <List component="div" disablePadding sx={{ px: 1.5, py: 1 }}>
      {items.map((item) => (
        <DrawerEntry key={item.name} item={item} compact={compact} onChoose={onChoose} />
      ))}
    </List>
  );
}

function DrawerEntry({
  item,
  compact,
  onChoose,
}: {
  item: DrawerItem;
  compact: boolean;
  onChoose: () => void;
}) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const isAt = (path: string) =>
    matchPath({ path, caseSensitive: false, end: path === '/' }, pathname) !== null;
  const here = isAt(item.to) || (item.pages ?? []).some(isAt);
  const text = t(`drawer.${item.name}`);
  const Icon = item.icon;
  return (
    <ListItem component="div" disablePadding sx={{ mb: 0.25 }}>
      <Tooltip title={compact ? text : ''} placement="right">
        <ListItemButton
          component={Link}
          to={item.to}
          selected={here}
          aria-current={isAt(item.to) ? 'page' : here ? 'true' : undefined}
          aria-label={compact ? text : undefined}
          onClick={onChoose}
          sx={{
            borderRadius: 1,
            minHeight: 40,
            px: 1.25,
            py: 0.5,
            '&.Mui-selected': { color: 'primary.main' },
          }}
        >
          <ListItemIcon sx={{ minWidth: 36, color: here ? 'inherit' : 'text.secondary' }}>
            <Icon fontSize="small" />
          </ListItemIcon>
          {!compact && (
            <ListItemText
              primary={text}
              slotProps={{
                primary: { variant: 'body2', noWrap: true, sx: { fontWeight: here ? 600 : 450 } },
              }}
            />
          )}
        </ListItemButton>
      </Tooltip>
    </ListItem>
  );
}
