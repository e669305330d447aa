import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Role, RoleRuleChange, RoleRules, RoleRulesPreview } from '@redraft/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryView } from '../../../ui/query-view.tsx';

type Institutions = RoleRules['institutions'];

interface Props {
  query: UseQueryResult<RoleRulesPreview>;
  institutions: Institutions;
  isSaved: boolean;
}

/** What the rules on the page would change at the next sign-in of each person. */
export function PreviewCard({ query, institutions, isSaved }: Props) {
  const { t } = useTranslation('admin');
  const headingId = useId();
  return (
    <Card component="section" variant="outlined" aria-labelledby={headingId} sx={{ p: 2.5 }}>
      <Typography id={headingId} variant="h4" component="h2">
        {t('roleRule.preview.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t(isSaved ? 'roleRule.preview.saved' : 'roleRule.preview.unsaved')}
      </Typography>
      <QueryView query={query}>
        {(preview) => (
          <Box sx={{ opacity: query.isPlaceholderData ? 0.6 : 1 }}>
            <PreviewSummary preview={preview} />
            <ChangesTable preview={preview} institutions={institutions} />
          </Box>
        )}
      </QueryView>
    </Card>
  );
}

function PreviewSummary({
  preview: { people, unknown, gains, loses, changed, changes },
}: {
  preview: RoleRulesPreview;
}) {
  const { t } = useTranslation(['admin', 'accounts']);
  const roleOf = (role: Role) => t(`accounts:role.${role}`);
  return (
    <Box sx={{ mb: 2 }}>
      <Typography>
        {t('roleRule.preview.people', { count: people })}{' '}
        {changed === 0 ? t('roleRule.preview.noChange') : t('roleRule.preview.changed', { count: changed })}
      </Typography>
      {gains.length + loses.length > 0 && (
        <Box component="ul" sx={{ my: 1, ps: 3 }}>
          {gains.map(({ role, people: count }) => (
            <li key={`gain ${role}`}>{t('roleRule.preview.gain', { count, role: roleOf(role) })}</li>
          ))}
          {loses.map(({ role, people: count }) => (
            <li key={`lose ${role}`}>{t('roleRule.preview.lose', { count, role: roleOf(role) })}</li>
          ))}
        </Box>
      )}
      {unknown > 0 && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {t('roleRule.preview.unknown', { count: unknown })}
        </Alert>
      )}
      {changed > changes.length && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {t('roleRule.preview.more', { count: changes.length })}
        </Alert>
      )}
    </Box>
  );
}

function ChangesTable({ preview, institutions }: { preview: RoleRulesPreview; institutions: Institutions }) {
  const { t } = useTranslation('admin');
  const columns = useColumns(institutions);
  return (
    <DataTable
      label={t('roleRule.preview.title')}
      noun="users"
      columns={columns}
      rows={preview.changes}
      rowKey={(row) => `${row.userId} ${row.issuer}`}
      searchable={false}
      emptyState={<EmptyState title={t('roleRule.preview.nobody')} />}
    />
  );
}

function useColumns(institutions: Institutions): readonly Column<RoleRuleChange>[] {
  const { t } = useTranslation(['admin', 'accounts']);
  return useMemo(() => {
    const formatRoles = (roles: readonly Role[]) => roles.map((role) => t(`accounts:role.${role}`));
    const nameOf = (issuer: string) => institutions.find((one) => one.issuer === issuer)?.name ?? issuer;
    const listed = (names: readonly string[]) =>
      names.length === 0 ? t('roleRule.preview.nothing') : names.join(', ');
    return [
      {
        id: 'name',
        header: t('field.name'),
        value: (row) => row.name,
        cell: (row) => (
          <>
            <bdi>{row.name}</bdi>{' '}
            <Typography component="span" variant="body2" color="textSecondary">
              <bdi>{row.username}</bdi>
            </Typography>
          </>
        ),
      },
      { id: 'has', header: t('roleRule.preview.has'), value: (row) => listed(formatRoles(row.has)) },
      {
        id: 'gains',
        header: t('roleRule.preview.gets'),
        value: (row) => listed([...formatRoles(row.gains), ...row.joins]),
      },
      {
        id: 'loses',
        header: t('roleRule.preview.loses'),
        value: (row) => listed([...formatRoles(row.loses), ...row.leaves]),
      },
      { id: 'issuer', header: t('roleRule.institutionAt'), value: (row) => nameOf(row.issuer) },
    ];
  }, [institutions, t]);
}
