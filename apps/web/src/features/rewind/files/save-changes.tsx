import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FileHistoryKind } from '@redraft/contracts';
import type { DocumentPlace } from '@redraft/wopi';
import { useTranslation } from 'react-i18next';
import {
  type ChangeRow,
  countContents,
  countLeftOut,
  listChangeRows,
  listContentRows,
} from './change-rows.ts';
import { ChangeTable } from './change-table.tsx';
import { PagedChanges } from './paged-changes.tsx';
import type { useChangesOfSave } from './use-file-history.ts';

interface Props {
  kind: FileHistoryKind;
  current: number;
  query: ReturnType<typeof useChangesOfSave>;
  onShow: (place: DocumentPlace) => void;
}

/** All changes of one save. */
export function SaveChanges({ kind, current, query, onShow }: Props) {
  const { t } = useTranslation('rewind');
  const label = t('files.changesOf', { version: current });
  const pages = query.data?.pages.flatMap(({ saves }) => saves) ?? [];
  const rows: ChangeRow[] = [];
  let shown = 0;
  for (const [index, { change }] of pages.entries()) {
    rows.push(...(index === 0 ? listChangeRows(change) : listContentRows(change, shown)));
    shown += countContents(change);
  }
  const leftOut = pages[0] === undefined ? 0 : countLeftOut(pages[0].change, shown);
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography variant="h5" component="h3">
        {label}
      </Typography>
      <PagedChanges query={query} more={t('files.more', { count: leftOut })}>
        {rows.length > 0 && (
          <ChangeTable kind={kind} label={label} groups={[{ id: String(current), rows }]} onShow={onShow} />
        )}
      </PagedChanges>
    </Stack>
  );
}
