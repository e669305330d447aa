import type { RoleRule } from '@redraft/contracts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../lib/use-action.ts';
import { loadRoleRules, previewRoleRules, saveRoleRules } from './role-rule-calls.ts';

const rulesKey = ['role-rules'];
const previewKey = 'role-rules-preview';

export function useRoleRules() {
  return useQuery({ queryKey: rulesKey, queryFn: ({ signal }) => loadRoleRules(signal) });
}

/** What the rules would change, those that are not saved yet included. */
export function usePreview(rules: readonly RoleRule[]) {
  return useQuery({
    queryKey: [previewKey, rules],
    queryFn: ({ signal }) => previewRoleRules([...rules], signal),
    placeholderData: keepPreviousData,
  });
}

export function useSaveRoleRules(onSaved: () => void) {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  return useAction({
    mutationFn: saveRoleRules,
    successMessage: () => t('roleRule.saved'),
    onSuccess: async (saved) => {
      client.setQueryData(rulesKey, saved);
      onSaved();
      await client.invalidateQueries({ queryKey: [previewKey] });
    },
  });
}
