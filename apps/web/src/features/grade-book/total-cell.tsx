import type { GradeTotal } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { writeGrade } from './cell-grade.ts';

/** A student's average, and the points if the class uses points. */
export function TotalCell({ total }: { total: GradeTotal }) {
  const { t, i18n } = useTranslation('gradebook');
  const { average, points, pointsOf } = total;
  const write = (grade: number | string | null) => writeGrade(grade, i18n.language);
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid is what the pattern asks for.
    // biome-ignore lint/a11y/useFocusableInteractive: it is made of others, and nothing is done in it.
    <td role="gridcell" aria-readonly className="total">
      <strong>{write(average)}</strong>
      {points !== null && pointsOf !== null && (
        <span className="quiet points">
          {t('total.points', { points: write(points), of: write(pointsOf) })}
        </span>
      )}
    </td>
  );
}
