import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FileHistory, FileSave } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import type { NotePin } from '../../../domain/revisions/index.ts';
import { formatTimeWithSeconds } from '../../../lib/format-time-with-seconds.ts';
import { FastRewindIcon, SkipNextIcon, SkipPreviousIcon } from '../../../ui/icons/index.ts';
import { LeftToRight } from '../../../ui/left-to-right.tsx';
import { JumpButton } from '../jump-button.tsx';
import { PinButton } from '../pin-button.tsx';
import { VersionSlider } from '../version-slider.tsx';
import { AuthorName } from './author-name.tsx';

interface Props {
  history: FileHistory;
  current: number;
  /** Undefined while loading. */
  save: FileSave | undefined;
  /** The first saves of the writing sessions before and after; null if there is none. */
  sessions: { before: number | null; after: number | null };
  onSeek: (save: number) => void;
  pin: NotePin | undefined;
}

/** Steps through the versions: by save, by writing session, by slider. */
export function StepControls({ history, current, save, sessions, onSeek, pin }: Props) {
  const { t } = useTranslation('rewind');
  const { saves, handIns, timezone } = history;
  const position = { version: current, count: saves };
  const time = save === undefined ? null : formatTimeWithSeconds(save.t, timezone);
  const handIn = handIns.find((one) => one.save === current);
  return (
    <>
      <LeftToRight>
        <VersionSlider
          overview={{ saves, timezone, marks: handIns }}
          current={current}
          savedAt={save?.t ?? null}
          onSeek={onSeek}
        />
      </LeftToRight>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <LeftToRight>
          <Stack direction="row">
            <JumpButton label={t('files.previousSession')} to={sessions.before} onSeek={onSeek}>
              <FastRewindIcon />
            </JumpButton>
            <IconButton
              onClick={() => onSeek(current - 1)}
              disabled={current <= 1}
              aria-label={t('previous')}
            >
              <SkipPreviousIcon />
            </IconButton>
            <IconButton
              // Initial focus, so that the arrow keys step.
              autoFocus
              onClick={() => onSeek(current + 1)}
              disabled={current >= saves}
              aria-label={t('next')}
            >
              <SkipNextIcon />
            </IconButton>
            <JumpButton label={t('files.nextSession')} to={sessions.after} onSeek={onSeek}>
              <FastRewindIcon sx={{ transform: 'scaleX(-1)' }} />
            </JumpButton>
          </Stack>
        </LeftToRight>
        <Typography
          component="p"
          aria-live="polite"
          variant="body2"
          sx={{ fontVariantNumeric: 'tabular-nums', flex: 1 }}
        >
          <strong>{t('versionOf', position)}</strong>
          {save !== undefined && (
            <>
              {' · '}
              {time}
              {save.author !== null && (
                <>
                  {' · '}
                  <AuthorName author={save.author} />
                </>
              )}
            </>
          )}
        </Typography>
        {handIn !== undefined && (
          <Chip
            size="small"
            color="success"
            variant="outlined"
            label={t('files.handedIn', { title: handIn.title })}
          />
        )}
        {pin !== undefined && save !== undefined && <PinButton pin={pin} at={save.t} />}
      </Stack>
    </>
  );
}
