import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReadingLog } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { PanelCard } from '../../ui/panel-card.tsx';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';

interface Props {
  pages: readonly ReadingLog[];
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
}

/** Who read the student's text and when, newest first. */
export function ReadingsCard({ pages, hasMore, isLoadingMore, onMore }: Props) {
  const { t } = useTranslation('process-record');
  const zone = pages[0]?.timezone ?? 'UTC';
  const readings = pages.flatMap((page) => page.readings);
  return (
    <PanelCard title={t('readings.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('readings.about', { zone: zone.replaceAll('_', ' ') })}
      </Typography>
      {readings.length === 0 && <Typography>{t('readings.none')}</Typography>}
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {readings.map((reading) => (
          <Stack
            component="li"
            key={reading.id}
            sx={{
              flexDirection: { sm: 'row' },
              columnGap: 2,
              py: 0.75,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Typography variant="body2" sx={{ minWidth: 140 }}>
              <DateTimeText iso={reading.at} zone={zone} />
            </Typography>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{reading.name}</bdi> ({t(`readings.role.${reading.role}`)}):{' '}
              {t(`readings.what.${reading.what}`)}
            </Typography>
          </Stack>
        ))}
      </Stack>
      {hasMore && (
        <Button size="small" loading={isLoadingMore} onClick={onMore} sx={{ mt: 1 }}>
          {t('readings.more')}
        </Button>
      )}
    </PanelCard>
  );
}
