import type { DoublyMarkedText, Mark, SecondMarking } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../ui/data-table/column.ts';
import { linkColumn } from '../../ui/data-table/columns.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NumberText } from '../../ui/number-text.tsx';
import { proposeGrade } from './agreement.ts';
import { MarkForm } from './mark-form.tsx';
import { MarkText } from './mark-text.tsx';
import { giveMark, settleMarks } from './second-marking-calls.ts';
import { useMarkingAction } from './use-second-marking.ts';

type MarkerRole = 'first' | 'second';
interface CellProps {
  marking: SecondMarking;
  text: DoublyMarkedText;
}

/** Texts with both marks, their difference, and the agreed grade. */
export function MarkedTexts({ marking }: { marking: SecondMarking }) {
  const { t } = useTranslation('second-marking');
  const columns: Column<DoublyMarkedText>[] = [
    linkColumn({
      id: 'text',
      header: t('text'),
      text: (row) => row.name,
      to: (row) => `/readassignment/${row.submissionId}`,
    }),
    ...(['first', 'second'] as const).map((markerRole) => markColumn(marking, markerRole)),
    {
      id: 'difference',
      header: t(marking.gradeMethod === 'Letter' ? 'differenceSteps' : 'difference'),
      align: 'end',
      value: (row) => row.difference,
      cell: (row) => (row.difference === null ? '-' : <NumberText value={row.difference} />),
    },
    {
      id: 'grade',
      header: t('grade'),
      value: (row) => row.grade,
      cell: (row) => <GradeCell marking={marking} text={row} />,
    },
  ];
  return (
    <DataTable
      label={t('texts')}
      noun="texts"
      columns={columns}
      rows={marking.texts}
      rowKey={(row) => row.submissionId}
      emptyState={<EmptyState title={t('noneLeft')} />}
    />
  );
}

function markColumn(marking: SecondMarking, markerRole: MarkerRole): Column<DoublyMarkedText> {
  return {
    id: markerRole,
    header: marking.drawn?.[markerRole].name ?? '',
    value: (row) => row.marks?.[markerRole],
    cell: (row) => <MarkCell marking={marking} text={row} markerRole={markerRole} />,
  };
}

/** The mark once both exist; before that a field for the user's own mark, and only whether the other exists. */
function MarkCell({ marking, text, markerRole }: CellProps & { markerRole: MarkerRole }) {
  const { t } = useTranslation(['second-marking', 'common']);
  const { marks, submissionId, name } = text;
  const give = useMarkingAction(giveMark, ({ mark }) =>
    t(mark === null ? 'markRemoved' : 'markSaved', { name }),
  );
  if (marks !== null) return <MarkText mark={marks[markerRole]} />;
  if (marking.drawn?.place !== markerRole)
    return t((markerRole === 'first' ? text.isFirstDone : text.isSecondDone) ? 'given' : 'open');
  const handleMark = (mark: Mark | null) => give.mutate({ submissionId, mark });
  return (
    <MarkForm
      marking={marking}
      label={t('ownMark', { name })}
      value={text.own}
      submitLabel={t('common:save')}
      isBusy={give.isPending}
      canClear={text.own !== null}
      onMark={handleMark}
    />
  );
}

/** The agreed grade; for the instructor a field with the proposal once both marks exist. */
function GradeCell({ marking, text }: CellProps) {
  const { t } = useTranslation('second-marking');
  const settle = useMarkingAction(settleMarks, () => t('settled', { count: 1 }));
  if (text.isSettled || text.marks === null || !marking.can.manage) return <MarkText mark={text.grade} />;
  const handleGrade = (grade: Mark | null) => {
    if (grade === null) return;
    const grades = [{ submissionId: text.submissionId, grade }];
    settle.mutate({ assignmentId: marking.assignmentId, grades });
  };
  return (
    <MarkForm
      marking={marking}
      label={t('agreed', { name: text.name })}
      value={proposeGrade(text)}
      submitLabel={t('settle')}
      isBusy={settle.isPending}
      onMark={handleGrade}
    />
  );
}
