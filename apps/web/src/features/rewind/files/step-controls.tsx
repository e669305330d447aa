import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { FileHistory, FileSave } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import type { NotePin } from '../../../domain/revisions/index.ts';
import { formatTimeWithSeconds } from '../../../lib/format-time-with-seconds.ts';
import { FastRewindIcon, SkipNextIcon, SkipPreviousIcon } from '../../../ui/icons/index.ts';
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
      <VersionSlider
        overview={{ saves, timezone, marks: handIns }}
        current={current}
        savedAt={save?.t ?? null}
        onSeek={onSeek}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Stack direction="row">
          <Tooltip title={t('files.previousSession')}>
            <span>
              <IconButton
                onClick={() => sessions.before !== null && onSeek(sessions.before)}
                disabled={sessions.before === null}
                aria-label={t('files.previousSession')}
              >
                <FastRewindIcon />
              </IconButton>
            </span>
          </Tooltip>
          <IconButton onClick={() => onSeek(current - 1)} disabled={current <= 1} aria-label={t('previous')}>
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
          <Tooltip title={t('files.nextSession')}>
            <span>
              <IconButton
                onClick={() => sessions.after !== null && onSeek(sessions.after)}
                disabled={sessions.after === null}
                aria-label={t('files.nextSession')}
              >
                <FastRewindIcon sx={{ transform: 'scaleX(-1)' }} />
              </IconButton>
            </span>
          </Tooltip>
        </Stack>
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
