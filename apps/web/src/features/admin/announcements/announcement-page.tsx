import Stack from '@mui/material/Stack';
import type { Announcement } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import { AnnouncementTable } from './announcement-table.tsx';
import { useDeleteAnnouncement } from './use-announcements.ts';

/** /admin/announcement: announcements to all users until a given day. */
export function AnnouncementPage() {
  const { t } = useTranslation('admin');
  const [form, setForm] = useState<{ editing: Announcement | null; turn: number }>({
    editing: null,
    turn: 0,
  });
  const [deleting, setDeleting] = useState<Announcement | null>(null);
  const edit = (editing: Announcement | null) => setForm(({ turn }) => ({ editing, turn: turn + 1 }));
  const remove = useDeleteAnnouncement((id) => {
    setDeleting(null);
    // A deleted announcement can no longer be edited.
    if (form.editing?.id === id) edit(null);
  });
  return (
    <AdminFrame title={t('link.announcements')} subtitle={t('about.announcements')}>
      <Stack sx={{ gap: 4 }}>
        <AnnouncementForm key={form.turn} editing={form.editing} onDone={() => edit(null)} />
        <AnnouncementTable onEdit={edit} onDelete={setDeleting} />
      </Stack>
      <ConfirmDialog
        open={deleting !== null}
        title={t('announcement.deleteTitle', { title: deleting?.title ?? '' })}
        confirmLabel={t('announcement.delete')}
        tone="danger"
        isBusy={remove.isPending}
        onConfirm={() => deleting !== null && remove.mutate(deleting.id)}
        onClose={() => setDeleting(null)}
      >
        {t('announcement.deleteText')}
      </ConfirmDialog>
    </AdminFrame>
  );
}
