import { useId, useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { useEditing, useSheetView } from '../editing/editing-context.ts';
import { useFormulaLocale } from '../editing/formula-locale.ts';
import { formatArea } from '../workbook/area.ts';
import { hasReferencesToOtherRows } from '../workbook/data-region.ts';
import type { Area } from '../workbook/workbook.ts';
import { type KeyDraft, SortKeys } from './SortKeys.tsx';
import { detectSortEnds, type FixedRows, getSortedRows, type SortRange } from './sort-range.ts';

interface Props {
  range: SortRange;
  /** Initial sort order of the first column. */
  isDescending: boolean;
  onClose: () => void;
}

/** Dialog for the sort columns and the rows that stay in place. */
export function SortDialog({ range, isDescending, onClose }: Props) {
  const t = useTexts();
  const lang = useFormulaLocale();
  const editing = useEditing();
  const view = useSheetView();
  const { sheet, active } = view;
  const [sortedArea, setSortedArea] = useState(range.extended ?? range.area);
  const [fixedRows, setFixedRows] = useState(() => detectSortEnds(view, sortedArea));
  const [keys, setKeys] = useState<readonly KeyDraft[]>([
    { id: 0, column: clampColumn(active.column, sortedArea), isDescending },
  ]);
  const area = getSortedRows(sortedArea, fixedRows);
  const isReady = area.top < area.bottom;
  const chooseArea = (next: Area): void => {
    setSortedArea(next);
    setFixedRows(detectSortEnds(view, next));
    setKeys(keys.map((key) => ({ ...key, column: clampColumn(key.column, next) })));
  };
  return (
    <FormDialog
      title={t('sort:title')}
      applyLabel={t('sort:apply')}
      isReady={isReady}
      onApply={() => {
        const [first, ...thenBy] = keys.map(({ column, isDescending }) => ({ column, isDescending }));
        if (first !== undefined)
          editing.apply({ kind: 'sort', sheet: sheet.id, area, lang, ...first, thenBy });
      }}
      onClose={onClose}
    >
      <RangeField range={range} sortedArea={sortedArea} onChange={chooseArea} />
      <FixedRowsFields
        detected={detectSortEnds(view, sortedArea)}
        fixedRows={fixedRows}
        onChange={setFixedRows}
      />
      <SortKeys
        area={sortedArea}
        header={fixedRows.hasHeader ? sortedArea.top : null}
        keys={keys}
        onChange={setKeys}
      />
      <p className="sort-hint" role="status">
        {isReady ? t('sort:moving', { area: formatArea(area) }) : t('sort:nothing')}
        {hasReferencesToOtherRows(sheet, area) ? ` ${t('sort:otherRows')}` : ''}
      </p>
    </FormDialog>
  );
}

const clampColumn = (column: number, { left, right }: Area): number =>
  Math.min(right, Math.max(left, column));

interface RangeProps {
  range: SortRange;
  sortedArea: Area;
  onChange: (area: Area) => void;
}

/** Cells adjacent to the selection belong to its rows, unless the user decides otherwise. */
function RangeField({ range: { area, extended }, sortedArea, onChange }: RangeProps) {
  const t = useTexts();
  const id = useId();
  if (extended === null) return <p className="sort-hint">{t('sort:range', { area: formatArea(area) })}</p>;
  const choices = [
    [extended, t('sort:wider', { area: formatArea(extended) })],
    [area, t('sort:selection', { area: formatArea(area) })],
  ] as const;
  return (
    <fieldset className="field choice-field sort-range">
      <legend>{t('sort:beside')}</legend>
      {choices.map(([one, label]) => (
        <label key={label}>
          <input type="radio" name={id} checked={sortedArea === one} onChange={() => onChange(one)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

interface FixedRowsProps {
  /** The detected values. */
  detected: FixedRows;
  fixedRows: FixedRows;
  onChange: (fixedRows: FixedRows) => void;
}

function FixedRowsFields({ detected, fixedRows, onChange }: FixedRowsProps) {
  const t = useTexts();
  return (
    <div className="choice-field sort-fixedRows">
      <label>
        <input
          type="checkbox"
          checked={fixedRows.hasHeader}
          onChange={({ target }) => onChange({ ...fixedRows, hasHeader: target.checked })}
        />
        {t('sort:hasHeader')}
      </label>
      {detected.totalCount === 0 ? null : (
        <label>
          <input
            type="checkbox"
            checked={fixedRows.totalCount > 0}
            onChange={({ target }) =>
              onChange({ ...fixedRows, totalCount: target.checked ? detected.totalCount : 0 })
            }
          />
          {t('sort:hasTotals', { count: detected.totalCount })}
        </label>
      )}
    </div>
  );
}
