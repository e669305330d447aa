import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { useTranslation } from 'react-i18next';
import { Hint } from '../ui/hint.tsx';
import { PageLink } from '../ui/page-link.tsx';
import type { DrawerItem } from './drawer-items.ts';
import { useDrawerItems } from './use-drawer-items.ts';

interface Props {
  /** Path of the open page. */
  path: string;
  compact: boolean;
  onChoose: () => void;
}

export function DrawerList({ path, compact, onChoose }: Props) {
  const items = useDrawerItems();
  return (
    <List component="div" disablePadding sx={{ px: 1.5, py: 1 }}>
      {items.map((item) => (
        <DrawerEntry key={item.name} item={item} path={path} compact={compact} onChoose={onChoose} />
      ))}
    </List>
  );
}

function DrawerEntry({ item, path, compact, onChoose }: Props & { item: DrawerItem }) {
  const { t } = useTranslation('shell');
  const isAt = (route: string) => isWithin(path, route);
  const isHere = isAt(item.to) || (item.pages ?? []).some(isAt);
  const text = t(`drawer.${item.name}`);
  const Icon = item.icon;
  return (
    <ListItem component="div" disablePadding sx={{ mb: 0.25 }}>
      <Hint text={compact ? text : ''} placement="right">
        <ListItemButton
          component={PageLink}
          href={item.to}
          {...(item.isNewTab && { target: '_blank', rel: 'noopener' })}
          selected={isHere}
          aria-current={isAt(item.to) ? 'page' : isHere ? 'true' : undefined}
          aria-label={item.isNewTab ? t('drawer.newTab', { name: text }) : compact ? text : undefined}
          onClick={onChoose}
          sx={{
            borderRadius: 1,
            minHeight: 40,
            px: 1.25,
            py: 0.5,
            '&.Mui-selected': { color: 'primary.main' },
          }}
        >
          <ListItemIcon sx={{ minWidth: 36, color: isHere ? 'inherit' : 'text.secondary' }}>
            <Icon fontSize="small" />
          </ListItemIcon>
          {!compact && (
            <ListItemText
              primary={text}
              // Fixed at the width of the open drawer, so that labels do not wrap during the animation.
              sx={{ flex: 'none', width: 156 }}
              slotProps={{
                primary: {
                  variant: 'body2',
                  sx: { fontWeight: isHere ? 600 : 450, lineHeight: 1.3, overflowWrap: 'break-word' },
                },
              }}
            />
          )}
        </ListItemButton>
      </Hint>
    </ListItem>
  );
}

/** Whether a page belongs to an item: "/myclassdetail/7" to "/MyClassDetail", but not every page to "/". */
function isWithin(path: string, route: string): boolean {
  const [pathSegments, routeSegments] = [path, route].map(
    (value) => `${value.toLowerCase().replace(/(?<!\/)\/+$/, '')}/`,
  );
  return routeSegments === '/'
    ? pathSegments === '/'
    : pathSegments?.startsWith(routeSegments ?? '') === true;
}
