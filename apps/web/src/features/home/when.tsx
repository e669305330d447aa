import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';
import { useTimeAway } from './use-time-away.ts';

interface Props {
  iso: string | null;
  zone: string;
}

/** How far away it is, and under it the time on the clock of the class, which is named. */
export function When({ iso, zone }: Props) {
  const { t } = useTranslation('home');
  const timeAway = useTimeAway(iso, zone);
  if (iso === null) return t('noEnd');
  return (
    <>
      <Box component="span" sx={{ display: 'block', fontWeight: timeAway.isNear ? 600 : 400 }}>
        {timeAway.text}
      </Box>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary', typography: 'caption' }}>
        <DateTimeText inWords iso={iso} zone={zone} />
        <Box component="span" sx={{ display: 'block' }}>
          {zone.replaceAll('_', ' ')}
        </Box>
      </Box>
    </>
  );
}
