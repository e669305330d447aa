import type { Platform, PlatformFields } from '@redraft/contracts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../lib/use-action.ts';
import {
  addPlatform,
  approvePlatform,
  changePlatform,
  invitePlatform,
  loadPlatforms,
  loadRefusals,
  loadToolAddresses,
  removePlatform,
} from './platform-calls.ts';

const key = ['platforms'];

export function usePlatforms() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => loadPlatforms(signal) });
}

export function useToolAddresses() {
  return useQuery({
    queryKey: ['tool-addresses'],
    queryFn: ({ signal }) => loadToolAddresses(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useRefusals(reference: string) {
  return useQuery({
    queryKey: ['platform-refusals', reference],
    queryFn: ({ signal }) => loadRefusals(reference, signal),
    placeholderData: keepPreviousData,
  });
}

export function useInvitePlatform() {
  return useAction({ mutationFn: invitePlatform });
}

export function useApprovePlatform() {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  return useAction({
    mutationFn: ({ id }: Platform) => approvePlatform(id),
    successMessage: (_done, { name }) => t('platform.approved', { name }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

export function useRemovePlatform(onDone: () => void) {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  return useAction({
    mutationFn: ({ id }: Platform) => removePlatform(id),
    successMessage: (_done, { name }) => t('platform.removed', { name }),
    onSettled: async () => {
      onDone();
      await client.invalidateQueries({ queryKey: key });
    },
  });
}

/** The form shows errors and keeps its values. */
export function useSavePlatform(editing: Platform | null, onDone: () => void) {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  return useAction({
    mutationFn: async (fields: PlatformFields) => {
      if (editing === null) await addPlatform(fields);
      else await changePlatform(editing.id, fields);
    },
    meta: { showsOwnError: true },
    successMessage: (_done, { name }) =>
      editing === null ? t('platform.manual.added', { name }) : t('platform.manual.saved'),
    onSuccess: async () => {
      onDone();
      await client.invalidateQueries({ queryKey: key });
    },
  });
}
