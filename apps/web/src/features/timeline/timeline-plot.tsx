import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { visuallyHidden } from '@mui/utils';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWidth } from '../../ui/chart/use-width.ts';
import { LeftToRight } from '../../ui/left-to-right.tsx';
import { ClusterMenu } from './cluster-menu.tsx';
import { buildClusters, type Cluster } from './cluster-rules.ts';
import { EventMark } from './event-mark.tsx';
import { describeEvent, timelineNamespaces } from './event-text.ts';
import { LaneNames, middleOf, PlotLanes } from './plot-lanes.tsx';
import { PlotPeriods } from './plot-periods.tsx';
import { computeGutter, createScale, markSize, plotHeight } from './plot-scale.ts';
import { PlotSittings, type WritingData } from './plot-sittings.tsx';
import type { TimelineEvent } from './timeline-rules.ts';
import { useGestures } from './use-gestures.ts';
import { usePlotKeys } from './use-plot-keys.ts';
import type { Timeline } from './use-timeline.ts';
import { useWheel } from './use-wheel.ts';

interface Props {
  timeline: Timeline;
  name: string;
  writing: WritingData | undefined;
}

/** The drawing is for sight and pointer; screen readers and keyboard use the list of events inside it, of which one is current. */
export function TimelinePlot({ timeline, name, writing }: Props) {
  const { t } = useTranslation(timelineNamespaces);
  const id = useId();
  const { ref, width } = useWidth();
  const { model, cursor, pinned } = timeline;
  const handleKey = usePlotKeys(timeline);
  const optionId = (eventId: string) => `${id}${eventId}`;
  return (
    <>
      <Box
        ref={ref}
        role="listbox"
        tabIndex={0}
        aria-label={name}
        aria-describedby={`${id}keys`}
        aria-activedescendant={cursor === null ? undefined : optionId(cursor.id)}
        onKeyDown={handleKey}
        sx={{
          position: 'relative',
          height: plotHeight,
          outlineOffset: 2,
          borderRadius: 1,
          '& .cursor': { visibility: 'hidden' },
          '&:focus-visible': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main' },
          '&:focus-visible .cursor': { visibility: 'visible' },
        }}
      >
        {model.events.map((event) => (
          <Box
            key={event.id}
            id={optionId(event.id)}
            role="option"
            aria-selected={event.id === pinned}
            aria-disabled={event.target === null}
            onClick={() => timeline.choose(event)}
            sx={visuallyHidden}
          >
            {describeEvent(event, model.zone, t)}
          </Box>
        ))}
        <PlotDrawing timeline={timeline} width={width} writing={writing} />
      </Box>
      <Box id={`${id}keys`} sx={visuallyHidden}>
        {t('keys')}
      </Box>
    </>
  );
}

function PlotDrawing({ timeline, width, writing }: Omit<Props, 'name'> & { width: number }) {
  const { model, view } = timeline;
  const element = useWheel(timeline, width);
  const gestures = useGestures(timeline, width);
  const [menu, setMenu] = useState<{ anchor: Element; cluster: Cluster } | null>(null);
  const scale = createScale(view, width);
  const clusters = buildClusters(model.events, { xOf: scale, width: markSize });
  const clipId = `${useId().replaceAll(/\W/g, '')}clip`;
  const handleCluster = (cluster: Cluster, anchor: Element) => {
    const [singleEvent] = cluster.events;
    if (cluster.events.length === 1 && singleEvent !== undefined) timeline.choose(singleEvent);
    else setMenu({ anchor, cluster });
  };
  const left = computeGutter(width);
  return (
    <>
      <LeftToRight>
        <Box
          component="svg"
          ref={element}
          aria-hidden
          height={plotHeight}
          width="100%"
          {...gestures.handlers}
          sx={{ display: 'block', touchAction: 'pan-y', userSelect: 'none', cursor: 'grab' }}
        >
          <clipPath id={clipId}>
            <rect x={left} width={Math.max(0, width - left)} height={plotHeight} />
          </clipPath>
          {width > 0 && (
            <>
              <PlotLanes model={model} scale={scale} width={width} />
              <PlotPeriods model={model} scale={scale} width={width} />
              {writing && <PlotSittings writing={writing} model={model} scale={scale} width={width} />}
              <g clipPath={`url(#${clipId})`}>
                {clusters
                  .filter(({ x }) => x > left - markSize && x < width + markSize)
                  .map((cluster) => (
                    <PlottedCluster
                      key={cluster.id}
                      timeline={timeline}
                      cluster={cluster}
                      onChoose={handleCluster}
                    />
                  ))}
              </g>
              <RangeBox range={gestures.range} left={left} />
              <LaneNames model={model} width={width} />
            </>
          )}
        </Box>
      </LeftToRight>
      {menu !== null && (
        <ClusterMenu
          timeline={timeline}
          cluster={menu.cluster}
          anchor={menu.anchor}
          onClose={() => setMenu(null)}
        />
      )}
    </>
  );
}

interface ClusterProps {
  timeline: Timeline;
  cluster: Cluster;
  onChoose: (cluster: Cluster, anchor: Element) => void;
}

function PlottedCluster({ timeline, cluster, onChoose }: ClusterProps) {
  const { model, pinned, cursor } = timeline;
  const { events, lane, x } = cluster;
  const includesEvent = (id: string | undefined) => events.some((event) => event.id === id);
  const currentEvent = events.find(({ id }) => id === pinned) ?? events[0];
  if (currentEvent === undefined) return null;
  const canChoose = events.length > 1 || currentEvent.target !== null;
  return (
    <Tooltip title={<GridLines events={events} zone={model.zone} />} placement="top" disableInteractive>
      <Box
        component="g"
        data-event={currentEvent.id}
        transform={`translate(${x} ${middleOf(model, lane)})`}
        onClick={(click) => onChoose(cluster, click.currentTarget)}
        onDoubleClick={(click) => click.stopPropagation()}
        onPointerEnter={() => timeline.hover(currentEvent.id)}
        onPointerLeave={() => timeline.hover(null)}
        sx={{ cursor: canChoose ? 'pointer' : 'help' }}
      >
        <EventMark
          event={currentEvent}
          count={events.length}
          isPinned={includesEvent(pinned)}
          isCursor={includesEvent(cursor?.id)}
        />
      </Box>
    </Tooltip>
  );
}

function GridLines({ events, zone }: { events: readonly TimelineEvent[]; zone: string }) {
  const { t } = useTranslation(timelineNamespaces);
  return events.map((event) => (
    <Box key={event.id} dir="auto">
      {describeEvent(event, zone, t)}
    </Box>
  ));
}

/** The range being selected. */
function RangeBox({ range, left }: { range: readonly [number, number] | null; left: number }) {
  const { palette } = useTheme().vars;
  if (range === null) return null;
  const [from, to] = [Math.max(left, Math.min(...range)), Math.max(...range)];
  return (
    <rect
      x={from}
      width={Math.max(0, to - from)}
      height={plotHeight}
      fill={palette.primary.main}
      fillOpacity={0.18}
    />
  );
}
