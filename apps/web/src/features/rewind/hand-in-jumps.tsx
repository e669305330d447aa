import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RewindOverview } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';

interface Props {
  marks: RewindOverview['marks'];
  current: number;
  onSeek: (version: number) => void;
}

/** Buttons that jump to the submitted versions, labelled with their drafts. */
export function HandInJumps({ marks, current, onSeek }: Props) {
  const { t } = useTranslation('rewind');
  if (marks.length === 0) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, mt: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography variant="caption" color="textSecondary">
        {t('handedIn')}
      </Typography>
      {marks.map(({ save, title }) => (
        <Chip
          key={`${save} ${title}`}
          size="small"
          variant={save === current ? 'filled' : 'outlined'}
          color={save === current ? 'primary' : 'default'}
          label={title}
          onClick={() => onSeek(save)}
        />
      ))}
    </Stack>
  );
}
