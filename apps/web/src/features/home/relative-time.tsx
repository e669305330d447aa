import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';
import { useRemainingTime } from './use-remaining-time.ts';

interface Props {
  iso: string | null;
  zone: string;
}

/** Relative time, and below it the time in the class's zone with the zone's name. */
export function RelativeTime({ iso, zone }: Props) {
  const { t } = useTranslation('home');
  const timeAway = useRemainingTime(iso, zone);
  if (iso === null) return t('noEnd');
  return (
    <>
      <Box component="span" sx={{ display: 'block', fontWeight: timeAway.isSoon ? 600 : 400 }}>
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
