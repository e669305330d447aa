import { type ClassOverview, shownAddress } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { AssistantPermission } from './assistant-permission.tsx';
import { AssistantSearch } from './assistant-search.tsx';
import { RemoveAssistant } from './remove-assistant.tsx';

type Assistant = ClassOverview['assistants'][number];

/** TEACHING ASSISTANTS: users who can read this class besides its instructor, and their permissions. */
export function AssistantsTab({ classDetails }: { classDetails: ClassOverview }) {
  const { t } = useTranslation('classes');
  const columns: Column<Assistant>[] = [
    { id: 'firstName', header: t('assistant.firstName'), value: (row) => row.firstName },
    { id: 'lastName', header: t('assistant.lastName'), value: (row) => row.lastName },
    { id: 'email', header: t('student.email'), value: (row) => shownAddress(row.email) },
    {
      id: 'permission',
      header: t('assistant.permission'),
      cell: (row) => <AssistantPermission classDetails={classDetails} assistant={row} />,
    },
  ];
  return (
    <>
      {classDetails.can.manage && <AssistantSearch classId={classDetails.id} />}
      <DataTable
        label={t('tab.assistants')}
        noun="assistants"
        columns={columns}
        rows={classDetails.assistants}
        rowKey={(row) => String(row.id)}
        searchable={false}
        {...(classDetails.can.manage
          ? { actions: (row: Assistant) => <RemoveAssistant classId={classDetails.id} assistant={row} /> }
          : {})}
        emptyState={<EmptyState title={t('assistant.none')} text={t('assistant.noneText')} />}
      />
    </>
  );
}
