import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RewindLog } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { versionOfSeq } from './activity.ts';

interface Props {
  log: RewindLog;
  current: number;
  onSeek: (version: number) => void;
}

/** The versions that were handed in, by the names of their drafts. */
export function HandInJumps({ log, current, onSeek }: Props) {
  const { t } = useTranslation('rewind');
  if (log.marks.length === 0) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, mt: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography variant="caption" color="textSecondary">
        {t('handedIn')}
      </Typography>
      {log.marks.map(({ seq, title }) => {
        const version = versionOfSeq(log.saves, seq);
        return (
          <Chip
            key={`${seq} ${title}`}
            size="small"
            variant={version === current ? 'filled' : 'outlined'}
            color={version === current ? 'primary' : 'default'}
            label={title}
            onClick={() => onSeek(version)}
          />
        );
      })}
    </Stack>
  );
}
