import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { writeGrade } from './cell-grade.ts';
import type { Grid } from './grid-model.ts';
import { computeColumnAverages } from './grid-totals.ts';
import type { GradesOf } from './use-grade-book.ts';

interface Props {
  grid: Grid;
  book: GradesOf;
  hasTotals: boolean;
}

/** Footer row with the average of each column. */
export function AverageRow({ grid, book, hasTotals }: Props) {
  const { t, i18n } = useTranslation('gradebook');
  const averages = useMemo(() => computeColumnAverages(grid, book), [grid, book]);
  return (
    <tfoot>
      <tr aria-rowindex={grid.rows.length + 2}>
        <th scope="row">{t('total.average')}</th>
        {grid.columns.map(({ key }, at) => (
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid is what the pattern asks for.
          // biome-ignore lint/a11y/useFocusableInteractive: it is made of others, and nothing is done in it.
          <td role="gridcell" aria-readonly key={key}>
            {writeGrade(averages[at] ?? null, i18n.language)}
          </td>
        ))}
        {hasTotals && <td />}
      </tr>
    </tfoot>
  );
}
