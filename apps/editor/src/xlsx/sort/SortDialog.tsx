import { useId, useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { useEditing, useSheetView } from '../editing/editing-context.ts';
import { formatArea } from '../workbook/area.ts';
import { reachesOtherRows } from '../workbook/data-region.ts';
import type { Area } from '../workbook/workbook.ts';
import { type KeyDraft, SortKeys } from './SortKeys.tsx';
import { movingRows, type SortEnds, type SortRange, sortEnds } from './sort-range.ts';

interface Props {
  range: SortRange;
  /** Initial sort order of the first column. */
  isDescending: boolean;
  onClose: () => void;
}

/** Dialog for the sort columns and the rows that stay in place. */
export function SortDialog({ range, isDescending, onClose }: Props) {
  const t = useTexts();
  const editing = useEditing();
  const shown = useSheetView();
  const { sheet, active } = shown;
  const [whole, setWhole] = useState(range.wider ?? range.area);
  const [ends, setEnds] = useState(() => sortEnds(shown, whole));
  const [keys, setKeys] = useState<readonly KeyDraft[]>([
    { id: 0, column: within(active.column, whole), isDescending },
  ]);
  const area = movingRows(whole, ends);
  const isReady = area.top < area.bottom;
  const choose = (next: Area): void => {
    setWhole(next);
    setEnds(sortEnds(shown, next));
    setKeys(keys.map((key) => ({ ...key, column: within(key.column, next) })));
  };
  return (
    <FormDialog
      title={t('sort:title')}
      action={t('sort:apply')}
      isReady={isReady}
      onApply={() => {
        const [first, ...thenBy] = keys.map(({ column, isDescending }) => ({ column, isDescending }));
        if (first !== undefined) editing.apply({ kind: 'sort', sheet: sheet.id, area, ...first, thenBy });
      }}
      onClose={onClose}
    >
      <RangeField range={range} whole={whole} onChange={choose} />
      <EndFields shown={sortEnds(shown, whole)} ends={ends} onChange={setEnds} />
      <SortKeys area={whole} header={ends.hasHeader ? whole.top : null} keys={keys} onChange={setKeys} />
      <p className="sort-hint" role="status">
        {isReady ? t('sort:moving', { area: formatArea(area) }) : t('sort:nothing')}
        {reachesOtherRows(sheet, area) ? ` ${t('sort:otherRows')}` : ''}
      </p>
    </FormDialog>
  );
}

const within = (column: number, { left, right }: Area): number => Math.min(right, Math.max(left, column));

interface RangeProps {
  range: SortRange;
  whole: Area;
  onChange: (area: Area) => void;
}

/** Cells adjacent to the selection belong to its rows, unless the user decides otherwise. */
function RangeField({ range: { area, wider }, whole, onChange }: RangeProps) {
  const t = useTexts();
  const id = useId();
  if (wider === null) return <p className="sort-hint">{t('sort:range', { area: formatArea(area) })}</p>;
  const choices = [
    [wider, t('sort:wider', { area: formatArea(wider) })],
    [area, t('sort:selection', { area: formatArea(area) })],
  ] as const;
  return (
    <fieldset className="field choice-field sort-range">
      <legend>{t('sort:beside')}</legend>
      {choices.map(([one, label]) => (
        <label key={label}>
          <input type="radio" name={id} checked={whole === one} onChange={() => onChange(one)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

interface EndsProps {
  /** The detected values. */
  shown: SortEnds;
  ends: SortEnds;
  onChange: (ends: SortEnds) => void;
}

function EndFields({ shown, ends, onChange }: EndsProps) {
  const t = useTexts();
  return (
    <div className="choice-field sort-ends">
      <label>
        <input
          type="checkbox"
          checked={ends.hasHeader}
          onChange={({ target }) => onChange({ ...ends, hasHeader: target.checked })}
        />
        {t('sort:hasHeader')}
      </label>
      {shown.totals === 0 ? null : (
        <label>
          <input
            type="checkbox"
            checked={ends.totals > 0}
            onChange={({ target }) => onChange({ ...ends, totals: target.checked ? shown.totals : 0 })}
          />
          {t('sort:hasTotals', { count: shown.totals })}
        </label>
      )}
    </div>
  );
}
