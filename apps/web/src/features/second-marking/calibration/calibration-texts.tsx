import type { CalibratedText, Calibration, Mark } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../ui/data-table/column.ts';
import { linkColumn } from '../../../ui/data-table/columns.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { MarkForm } from '../mark-form.tsx';
import { useMarkingAction } from '../use-second-marking.ts';
import { giveCalibrationMark } from './calibration-calls.ts';

interface Props {
  calibration: Calibration;
  isMember: boolean;
}

/** Texts of a round while marks are hidden: a field for the user's own mark, and the number of marks. */
export function CalibrationTexts({ calibration, isMember }: Props) {
  const { t } = useTranslation('calibration');
  const team = calibration.round?.team.length ?? 0;
  const columns: Column<CalibratedText>[] = [
    linkColumn({
      id: 'text',
      header: t('text'),
      text: (row) => row.name,
      to: (row) => `/readassignment/${row.submissionId}`,
    }),
    {
      id: 'given',
      header: t('given'),
      value: (row) => row.given,
      cell: (row) => t('givenOf', { given: row.given, count: Math.max(team, row.given) }),
    },
  ];
  if (isMember)
    columns.push({
      id: 'own',
      header: t('own'),
      value: (row) => row.own,
      cell: (row) => <OwnMark calibration={calibration} text={row} />,
    });
  return (
    <DataTable
      label={t('texts')}
      noun="texts"
      columns={columns}
      rows={calibration.texts}
      rowKey={(row) => row.submissionId}
      searchable={false}
      emptyState={<EmptyState title={t('noneLeft')} />}
    />
  );
}

function OwnMark({ calibration, text }: { calibration: Calibration; text: CalibratedText }) {
  const { t } = useTranslation(['calibration', 'common']);
  const { submissionId, name } = text;
  const give = useMarkingAction(giveCalibrationMark, ({ mark }) =>
    t(mark === null ? 'markRemoved' : 'markSaved', { name }),
  );
  const handleMark = (mark: Mark | null) => give.mutate({ submissionId, mark });
  return (
    <MarkForm
      marking={calibration}
      label={t('ownMark', { name })}
      value={text.own}
      submitLabel={t('common:save')}
      isBusy={give.isPending}
      canClear={text.own !== null}
      onMark={handleMark}
    />
  );
}
