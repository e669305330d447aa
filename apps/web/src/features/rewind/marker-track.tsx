import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { useWidth } from '../../ui/chart/use-width.ts';
import { describeMarker } from './describe-marker.ts';
import { MarkerIcon } from './marker-icon.tsx';
import { buildClusters, type Cluster, type Marker } from './markers.ts';

interface Props {
  markers: readonly Marker[];
  length: number;
  current: number;
  zone: string;
  onSeek: (version: number) => void;
}

/** Large enough for touch. */
const markerSize = 26;
/** Number of markers that a tooltip can describe. */
const maxWords = 6;

/** Markers above the slider, for pointers; keyboard users have the list and shortcuts. */
export function MarkerTrack({ markers, length, current, zone, onSeek }: Props) {
  const { t } = useTranslation(['rewind', 'process-record']);
  const { ref, width } = useWidth();
  const describeCluster = ({ markers: clusterMarkers }: Cluster) => {
    const descriptions = clusterMarkers.slice(0, maxWords).map((marker) => describeMarker(marker, t, zone));
    const left = clusterMarkers.length - descriptions.length;
    return [...descriptions, ...(left > 0 ? [t('markers.more', { count: left })] : [])].join('\n');
  };
  /** Each further click goes to the next marker of the cluster. */
  const nextMarker = ({ markers: clusterMarkers }: Cluster) =>
    (clusterMarkers.find(({ save }) => save > current) ?? clusterMarkers[0])?.save ?? current;
  return (
    <Box ref={ref} sx={{ position: 'relative', height: markers.length === 0 ? 0 : markerSize }} aria-hidden>
      {width > 0 &&
        buildClusters(markers, { length, width, markerSize }).map((cluster) => {
          const [first] = cluster.markers;
          const isSingleKind = cluster.markers.every(({ kind }) => kind === first?.kind);
          return (
            <Tooltip
              key={first?.key}
              title={<span style={{ whiteSpace: 'pre-line' }}>{describeCluster(cluster)}</span>}
            >
              <ButtonBase
                tabIndex={-1}
                onClick={() => onSeek(nextMarker(cluster))}
                sx={{
                  position: 'absolute',
                  // Keeps markers at both ends within the track.
                  left: `clamp(0px, calc(${cluster.sliderPosition * 100}% - ${markerSize / 2}px), calc(100% - ${markerSize}px))`,
                  width: markerSize,
                  height: markerSize,
                  borderRadius: 1,
                  color: cluster.markers.some(({ save }) => save === current)
                    ? 'primary.main'
                    : 'text.secondary',
                  typography: 'caption',
                  fontWeight: 600,
                  '&:hover': { bgcolor: 'action.hover' },
                }}
              >
                {isSingleKind && first ? <MarkerIcon kind={first.kind} /> : cluster.markers.length}
              </ButtonBase>
            </Tooltip>
          );
        })}
    </Box>
  );
}
