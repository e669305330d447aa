import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  FitScreenIcon,
  HistoryIcon,
  SkipNextIcon,
  SkipPreviousIcon,
  ZoomInIcon,
  ZoomOutIcon,
} from '../../ui/icons/index.ts';
import { LeftToRight } from '../../ui/left-to-right.tsx';
import { useDisabledFocus } from '../../ui/use-disabled-focus.ts';
import type { Timeline } from './use-timeline.ts';

interface Props {
  timeline: Timeline;
  /** Opens the text at a given time. */
  onSelectTime: ((at: number) => void) | undefined;
}

/** All pointer actions of the drawing, as buttons. */
export function TimelineTools({ timeline, onSelectTime }: Props) {
  const { t } = useTranslation('timeline');
  const { cursor } = timeline;
  const tools = useRef<HTMLDivElement>(null);
  useDisabledFocus(tools);
  return (
    <LeftToRight>
      <Stack
        ref={tools}
        role="group"
        aria-label={t('tools.label')}
        tabIndex={-1}
        direction="row"
        sx={{ flexWrap: 'wrap', outline: 'none' }}
      >
        <Tool
          label={t('tools.before')}
          isDisabled={!timeline.hasPrevious}
          onPress={() => timeline.step(-1)}
          icon={<SkipPreviousIcon fontSize="small" />}
        />
        <Tool
          label={t('tools.after')}
          isDisabled={!timeline.hasNext}
          onPress={() => timeline.step(1)}
          icon={<SkipNextIcon fontSize="small" />}
        />
        <Tool
          label={t('tools.left')}
          onPress={() => timeline.pan(-1)}
          icon={<ChevronLeftIcon fontSize="small" />}
        />
        <Tool
          label={t('tools.right')}
          onPress={() => timeline.pan(1)}
          icon={<ChevronRightIcon fontSize="small" />}
        />
        <Tool
          label={t('tools.out')}
          isDisabled={!timeline.canZoomOut}
          onPress={() => timeline.zoom('out')}
          icon={<ZoomOutIcon fontSize="small" />}
        />
        <Tool
          label={t('tools.in')}
          isDisabled={!timeline.canZoomIn}
          onPress={() => timeline.zoom('in')}
          icon={<ZoomInIcon fontSize="small" />}
        />
        <Tool
          label={t('tools.fit')}
          isDisabled={timeline.showsAll}
          onPress={timeline.reset}
          icon={<FitScreenIcon fontSize="small" />}
        />
        {onSelectTime && (
          <Tool
            label={t('tools.moment')}
            isDisabled={cursor === null}
            onPress={() => cursor !== null && onSelectTime(cursor.at)}
            icon={<HistoryIcon fontSize="small" />}
          />
        )}
      </Stack>
    </LeftToRight>
  );
}

interface ToolProps {
  label: string;
  icon: ReactNode;
  isDisabled?: boolean;
  onPress: () => void;
}

function Tool({ label, icon, isDisabled = false, onPress }: ToolProps) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton size="small" color="inherit" aria-label={label} disabled={isDisabled} onClick={onPress}>
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  );
}
