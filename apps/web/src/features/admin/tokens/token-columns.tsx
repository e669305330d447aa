import type { ManagedAccessToken } from '@redraft/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { viewerZone } from '../../../lib/class-time.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { DateTimeText } from '../../../ui/time/date-time-text.tsx';
import { RevokeButton } from './revoke-button.tsx';

export function useTokenColumns(): readonly Column<ManagedAccessToken>[] {
  const { t } = useTranslation(['admin', 'own-account']);
  return useMemo(
    () => [
      {
        id: 'person',
        header: t('field.person'),
        value: ({ owner }) => owner.name,
        cell: ({ owner }) => <bdi>{`${owner.name} (${owner.username})`}</bdi>,
      },
      {
        id: 'name',
        header: t('field.name'),
        value: (row) => row.name,
        cell: (row) => (
          <>
            <bdi>{row.name}</bdi> <code dir="ltr">…{row.hint}</code>
          </>
        ),
      },
      {
        id: 'scopes',
        header: t('token.scopes'),
        cell: ({ scopes }) => scopes.map((scope) => t(`own-account:tokens.scope.${scope}`)).join(', '),
      },
      {
        id: 'used',
        header: t('own-account:tokens.lastUsed'),
        value: (row) => row.lastUsedAt,
        cell: ({ lastUsedAt }) =>
          lastUsedAt === null ? (
            t('own-account:tokens.never')
          ) : (
            <DateTimeText iso={lastUsedAt} zone={viewerZone()} />
          ),
      },
      {
        id: 'expires',
        header: t('field.expires'),
        value: (row) => row.expiresAt,
        cell: (row) => <DateTimeText iso={row.expiresAt} zone={viewerZone()} />,
      },
      {
        id: 'revoke',
        header: t('own-account:tokens.revoke'),
        hiddenHeader: true,
        cell: (row) => <RevokeButton token={row} />,
      },
    ],
    [t],
  );
}
