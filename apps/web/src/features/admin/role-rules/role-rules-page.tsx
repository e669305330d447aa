import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { limits, type RoleRule, type RoleRules } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UnsavedGuard } from '../../../ui/dialogs/unsaved-guard.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { AddIcon } from '../../../ui/icons/index.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { PreviewCard } from './preview-card.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { RuleList } from './rule-list.tsx';
import { usePreview, useRoleRules, useSaveRoleRules } from './use-role-rules.ts';

/** /admin/roles: rules that give roles by what an institution says of a person. */
export function RoleRulesPage() {
  const { t } = useTranslation('admin');
  const query = useRoleRules();
  return (
    <AdminFrame title={t('link.roleRules')} subtitle={t('about.roleRules')}>
      <QueryView query={query}>{(stored) => <RulesEditor key={stored.version} stored={stored} />}</QueryView>
    </AdminFrame>
  );
}

/** The rules as they will be saved; a save starts over with the saved list. */
function RulesEditor({ stored }: { stored: RoleRules }) {
  const { t } = useTranslation(['admin', 'common']);
  const [rules, setRules] = useState<readonly RoleRule[]>(stored.rules);
  const [editing, setEditing] = useState<{ index: number } | null>(null);
  const isChanged = rules !== stored.rules;
  const discard = () => setRules(stored.rules);
  const save = useSaveRoleRules(discard);
  const preview = usePreview(rules);
  const edited = editing === null ? undefined : rules[editing.index];
  const handleEdited = (rule: RoleRule) => {
    if (editing === null) return;
    setRules(
      edited === undefined
        ? [...rules, rule]
        : rules.map((one, index) => (index === editing.index ? rule : one)),
    );
    setEditing(null);
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity="info">{t('roleRule.what')}</Alert>
      {rules.length === 0 ? (
        <EmptyState title={t('roleRule.none')} text={t('roleRule.noneText')} />
      ) : (
        <RuleList
          rules={rules}
          institutions={stored.institutions}
          matches={preview.isPlaceholderData ? undefined : preview.data?.matches}
          onChange={setRules}
          onEdit={(index) => setEditing({ index })}
        />
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant={isChanged ? 'outlined' : 'contained'}
          startIcon={<AddIcon />}
          disabled={rules.length >= limits.roleRules}
          onClick={() => setEditing({ index: rules.length })}
        >
          {t('roleRule.add')}
        </Button>
        {isChanged && (
          <>
            <Button
              variant="contained"
              loading={save.isPending}
              onClick={() => save.mutate({ rules: [...rules], version: stored.version })}
            >
              {t('roleRule.save')}
            </Button>
            <Button color="inherit" disabled={save.isPending} onClick={discard}>
              {t('roleRule.discard')}
            </Button>
          </>
        )}
      </Stack>
      <PreviewCard query={preview} institutions={stored.institutions} isSaved={!isChanged} />
      {editing !== null && (
        <RuleDialog rule={edited} known={stored} onSave={handleEdited} onClose={() => setEditing(null)} />
      )}
      <UnsavedGuard isUnsaved={isChanged} />
    </Stack>
  );
}
