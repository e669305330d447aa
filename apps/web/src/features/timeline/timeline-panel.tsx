import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { now as clock } from '../../lib/clock.ts';
import { formatTimeWithSeconds } from '../../lib/format-time-with-seconds.ts';
import { ExpandMoreIcon, FormatListBulletedIcon, ViewTimelineOutlinedIcon } from '../../ui/icons/index.ts';
import { mirroredIcon } from '../../ui/icons/mirrored-icon.ts';
import { describeEvent, timelineNamespaces } from './event-text.ts';
import { FoldedMarks } from './folded-marks.tsx';
import type { WritingData } from './plot-sittings.tsx';
import { TimelineList } from './timeline-list.tsx';
import { TimelinePlot } from './timeline-plot.tsx';
import { buildTimeline, findFutureSpan, type TimelineEvent, type TimelineSource } from './timeline-rules.ts';
import { TimelineTools } from './timeline-tools.tsx';
import { useStoredFlag } from './use-stored-flag.ts';
import { useTimeline } from './use-timeline.ts';

interface Props {
  source: TimelineSource;
  /** The server's time if known, otherwise this device's time when the page was opened. */
  now?: number;
  /** Id of the event whose file is open; null for the current text. */
  openEventId: string | null;
  onOpen: (event: TimelineEvent) => void;
  /** Writing sessions, for users who may see the writing process. */
  writing?: WritingData;
  /** Can be folded; the state is remembered. */
  isFolding?: boolean;
}

/** The history of a text over time, drawn or as a list, with a line about the hovered event. */
export function TimelinePanel({ source, now, openEventId, onOpen, writing, isFolding = false }: Props) {
  const { t } = useTranslation(timelineNamespaces);
  const [openedAt] = useState(clock);
  const model = buildTimeline(source, now ?? openedAt);
  const futureUntil = findFutureSpan(writing?.sittings ?? [], model.now);
  const handleOpen = (event: TimelineEvent) => {
    if (event.target?.kind === 'moment') writing?.onSelectTime(event.target.at);
    else onOpen(event);
  };
  const timeline = useTimeline({ model, pinnedId: openEventId ?? model.ongoing, onOpen: handleOpen });
  const [isFolded, setFolded] = useStoredFlag('redraft.timeline.folded', true);
  const [isList, setList] = useStoredFlag('redraft.timeline.list', false);
  const isOpen = !isFolding || !isFolded;
  const id = useId();
  const { described } = timeline;
  return (
    <Box component="section" aria-label={t('title')} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 36 }}>
        {isFolding && (
          <Button
            size="small"
            color="inherit"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setFolded(isOpen)}
            startIcon={<ExpandMoreIcon sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)' }} />}
          >
            {t('title')}
          </Button>
        )}
        {!isOpen && <FoldedMarks events={model.events} fullView={timeline.home} now={model.now} />}
        <Typography
          variant="body2"
          color="textSecondary"
          dir="auto"
          noWrap={!isOpen}
          sx={{ flex: isOpen ? '1 1 200px' : '1 1 140px', minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {described !== null && describeEvent(described, model.zone, t)}
        </Typography>
        {isOpen && (
          <Box sx={{ display: 'flex', alignItems: 'center' }}>
            {!isList && <TimelineTools timeline={timeline} onSelectTime={writing?.onSelectTime} />}
            <Tooltip title={isList ? t('asDrawing') : t('asList')}>
              <IconButton
                size="small"
                color="inherit"
                aria-label={isList ? t('asDrawing') : t('asList')}
                onClick={() => setList(!isList)}
              >
                {isList ? (
                  <ViewTimelineOutlinedIcon fontSize="small" />
                ) : (
                  <FormatListBulletedIcon fontSize="small" sx={mirroredIcon} />
                )}
              </IconButton>
            </Tooltip>
          </Box>
        )}
      </Box>
      {futureUntil !== null && (
        <Alert severity="info" sx={{ my: 0.5 }}>
          {t('datedAhead', { time: formatTimeWithSeconds(futureUntil, model.zone).slice(0, 16) })}
        </Alert>
      )}
      <div id={id} hidden={!isOpen}>
        {isOpen && isList && <TimelineList timeline={timeline} name={t('title')} />}
        {isOpen && !isList && <TimelinePlot timeline={timeline} name={t('title')} writing={writing} />}
      </div>
    </Box>
  );
}
