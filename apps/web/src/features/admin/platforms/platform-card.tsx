import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Platform } from '@redraft/contracts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { InfoList } from '../../../ui/info-list.tsx';
import { usePlatformFacts } from './use-platform-facts.tsx';
import { useApprovePlatform } from './use-platforms.ts';

interface Props {
  platform: Platform;
  onEdit: () => void;
  onRemove: () => void;
}

/** An LTI platform with its actions. */
export function PlatformCard({ platform, onEdit, onRemove }: Props) {
  const { t } = useTranslation('admin');
  const id = useId();
  const approve = useApprovePlatform();
  const facts = usePlatformFacts(platform);
  const isPending = platform.status === 'pending';
  return (
    <Card variant="outlined" component="article" aria-labelledby={id} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap', mb: 2 }}>
        <Typography id={id} variant="h4" component="h3" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {platform.name}
        </Typography>
        <Chip
          size="small"
          color={isPending ? 'warning' : 'success'}
          label={t(`platform.status.${platform.status}`)}
        />
      </Stack>
      {isPending && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('platform.pendingText')}
        </Alert>
      )}
      <InfoList items={facts} minWidth={260} />
      <Stack direction="row" sx={{ gap: 1, mt: 2.5, flexWrap: 'wrap' }}>
        {isPending && (
          <Button variant="contained" loading={approve.isPending} onClick={() => approve.mutate(platform)}>
            {t('platform.approve')}
          </Button>
        )}
        <Button variant="outlined" onClick={onEdit}>
          {t('platform.edit')}
        </Button>
        <Button color="error" onClick={onRemove}>
          {t('platform.remove')}
        </Button>
      </Stack>
    </Card>
  );
}
