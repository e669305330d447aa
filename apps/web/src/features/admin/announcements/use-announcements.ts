import { type Announcement, announcementsPerPage, type NewAnnouncement } from '@redraft/contracts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../lib/snackbars.ts';
import { useAction } from '../../../lib/use-action.ts';
import {
  createAnnouncement,
  deleteAnnouncement,
  loadAnnouncements,
  updateAnnouncement,
} from './announcement-calls.ts';

const key = ['announcements'];

/** Pages from 0; a page that is not full is the last. */
export function useAnnouncements() {
  return useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => loadAnnouncements(pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < announcementsPerPage ? undefined : pages.length),
  });
}

/** On failure the form keeps its values for another attempt. */
export function useSaveAnnouncement(editing: Announcement | null, onSaved: () => void) {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  return useAction({
    mutationFn: (values: NewAnnouncement) =>
      editing === null ? createAnnouncement(values) : updateAnnouncement({ ...values, id: editing.id }),
    meta: { showsOwnError: true },
    onSuccess: async () => {
      notify(t(editing === null ? 'announcement.created' : 'announcement.updated'));
      onSaved();
      await client.invalidateQueries({ queryKey: key });
    },
  });
}

export function useDeleteAnnouncement(onDone: (id: Announcement['id']) => void) {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  return useAction({
    mutationFn: (id: Announcement['id']) => deleteAnnouncement(id),
    meta: { showsOwnError: true },
    onSuccess: (isDeleted) =>
      isDeleted ? notify(t('announcement.deleted')) : notify(t('announcement.notDeleted'), { kind: 'error' }),
    onError: () => void notify(t('announcement.notDeleted'), { kind: 'error' }),
    onSettled: async (_isDeleted, _error, id) => {
      onDone(id);
      await client.invalidateQueries({ queryKey: key });
    },
  });
}
