import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PagedTable, useNeedsAll } from '../../ui/data-table/paged-table.tsx';
import { ArchiveToggle } from './archive-toggle.tsx';
import { ClassDialogs, type ClassQuestion } from './class-dialogs.tsx';
import { ClassRowActions } from './class-row-actions.tsx';
import { EmptyClassList } from './empty-class-list.tsx';
import { useClassColumns } from './use-class-columns.tsx';
import { useClassList } from './use-class-list.ts';

const urlKey = 'classes';

export function ClassListTable({ isArchived }: { isArchived: boolean }) {
  const { t } = useTranslation('classes');
  const pages = useClassList({ isArchived, needsAll: useNeedsAll(urlKey) });
  const columns = useClassColumns();
  const [question, setQuestion] = useState<ClassQuestion | null>(null);
  return (
    <>
      <PagedTable
        label={isArchived ? t('list.archivedLabel') : t('list.label')}
        noun="classes"
        columns={columns}
        pages={pages}
        rowKey={(row) => row.id}
        urlKey={urlKey}
        toolbar={<ArchiveToggle isArchived={isArchived} />}
        actions={(row) => <ClassRowActions row={row} onAsk={setQuestion} />}
        emptyState={<EmptyClassList isArchived={isArchived} />}
      />
      <ClassDialogs question={question} onClose={() => setQuestion(null)} />
    </>
  );
}
