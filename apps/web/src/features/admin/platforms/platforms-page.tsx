import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Platform } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { InviteCard } from './invite-card.tsx';
import { PlatformCard } from './platform-card.tsx';
import { PlatformDialog } from './platform-dialog.tsx';
import { RefusalsCard } from './refusals-card.tsx';
import { ToolAddressList } from './tool-addresses.tsx';
import { usePlatforms, useRemovePlatform } from './use-platforms.ts';

/** /admin/platforms: the LMS platforms connected by LTI. */
export function PlatformsPage() {
  const { t } = useTranslation('admin');
  const [editing, setEditing] = useState<{ platform: Platform | null } | null>(null);
  const [removing, setRemoving] = useState<Platform | null>(null);
  const query = usePlatforms();
  const actions = (
    <Button variant="outlined" onClick={() => setEditing({ platform: null })}>
      {t('platform.manual.title')}
    </Button>
  );
  return (
    <AdminFrame title={t('link.platforms')} subtitle={t('about.platforms')} actions={actions}>
      <Stack sx={{ gap: 3 }}>
        <Link component={RouterLink} to="/platformguide">
          {t('platform.guide')}
        </Link>
        <InviteCard />
        <Stack component="section" aria-label={t('platform.list')} sx={{ gap: 2 }}>
          <Typography variant="h3" component="h2">
            {t('platform.list')}
          </Typography>
          <QueryView query={query}>
            {(platforms) =>
              platforms.length === 0 ? (
                <EmptyState title={t('platform.none')} text={t('platform.noneText')} />
              ) : (
                platforms.map((platform) => (
                  <PlatformCard
                    key={platform.id}
                    platform={platform}
                    onEdit={() => setEditing({ platform })}
                    onRemove={() => setRemoving(platform)}
                  />
                ))
              )
            }
          </QueryView>
        </Stack>
        <ToolAddressList />
        <RefusalsCard />
      </Stack>
      {editing !== null && <PlatformDialog platform={editing.platform} onClose={() => setEditing(null)} />}
      <RemoveDialog platform={removing} onClose={() => setRemoving(null)} />
    </AdminFrame>
  );
}

function RemoveDialog({ platform, onClose }: { platform: Platform | null; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const remove = useRemovePlatform(onClose);
  return (
    <ConfirmDialog
      open={platform !== null}
      title={t('platform.removeTitle', { name: platform?.name ?? '' })}
      confirmLabel={t('platform.remove')}
      tone="danger"
      isBusy={remove.isPending}
      onConfirm={() => platform !== null && remove.mutate(platform)}
      onClose={onClose}
    >
      {t('platform.removeText')}
    </ConfirmDialog>
  );
}
