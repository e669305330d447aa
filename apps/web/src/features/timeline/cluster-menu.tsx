import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { ZoomInIcon } from '../../ui/icons/index.ts';
import type { Cluster } from './cluster-rules.ts';
import { EventRow } from './event-row.tsx';
import type { Timeline } from './use-timeline.ts';
import { fitView } from './zoom-rules.ts';

interface Props {
  timeline: Timeline;
  cluster: Cluster;
  anchor: Element;
  onClose: () => void;
}

/** Lists the events of a cluster and offers to zoom in on them. */
export function ClusterMenu({ timeline, cluster, anchor, onClose }: Props) {
  const { t } = useTranslation('timeline');
  const { events } = cluster;
  const times = events.map(({ at }) => at);
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t('together') }, paper: { sx: { maxWidth: 'min(420px, 94vw)' } } }}
    >
      {events.map((event) => (
        <MenuItem
          key={event.id}
          selected={event.id === timeline.pinned}
          disabled={event.target === null}
          onClick={() => {
            onClose();
            timeline.choose(event);
          }}
        >
          <EventRow event={event} zone={timeline.model.zone} />
        </MenuItem>
      ))}
      <MenuItem
        divider={false}
        onClick={() => {
          onClose();
          timeline.zoomTo(fitView(times));
        }}
      >
        <ListItemIcon>
          <ZoomInIcon />
        </ListItemIcon>
        <ListItemText>{t('zoomHere')}</ListItemText>
      </MenuItem>
    </Menu>
  );
}
