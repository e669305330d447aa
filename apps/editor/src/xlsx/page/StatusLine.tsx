import { useMemo } from 'react';
import { SaveStatus } from '../../frame/page/SaveStatus.tsx';
import type { SaveState } from '../../frame/saving/save-loop.ts';
import { useTexts } from '../../i18n.ts';
import { useSheetView } from '../editing/editing-context.ts';
import { useFormulaLocale } from '../editing/formula-locale.ts';
import { findResultSource } from '../editing/workbook-editing.ts';
import { useCellError } from '../formula-help/use-cell-error.ts';
import { formatAddress } from '../workbook/area.ts';
import { countShownRows, isFilteredOut } from '../workbook/filter.ts';
import type { Area, Row, Sheet } from '../workbook/workbook.ts';

/** Below the sheet: save state, and aggregates of the selection. */
export function StatusLine({
  state,
  isWhole: showsTotals,
}: {
  state: SaveState | 'viewOnly';
  isWhole: boolean;
}) {
  const t = useTexts();
  const lang = useFormulaLocale();
  const view = useSheetView();
  const { sheet, area, otherAreas } = view;
  const resultOf = findResultSource(view);
  const error = useCellError();
  const { sum, numberCount, filledCount } = computeTotals(sheet, area, otherAreas);
  const filtered = useMemo(() => countShownRows(sheet), [sheet]);
  const formatNumber = (value: number): string =>
    new Intl.NumberFormat(lang, { maximumSignificantDigits: 12 }).format(value);
  return (
    <footer className="status-line" data-region="status">
      {state === 'viewOnly' ? (
        <span className="view-only">{t('viewOnly')}</span>
      ) : (
        <SaveStatus state={state} />
      )}
      {filtered === null ? null : (
        <output className="status-end">
          {t('filter:shown', { shown: formatNumber(filtered.shown), total: formatNumber(filtered.total) })}
        </output>
      )}
      {error === null && resultOf === null ? null : (
        <span className="sheet-error">
          {error ?? (resultOf === null ? '' : t('formula-help:resultOf', { place: formatAddress(resultOf) }))}
        </span>
      )}
      {showsTotals && filledCount > 1 ? (
        <output className="status-end sheet-totals">
          {numberCount > 0 ? <span>{t('page:sum', { value: formatNumber(sum) })}</span> : null}
          {numberCount > 0 ? (
            <span className="wide-only">{t('page:average', { value: formatNumber(sum / numberCount) })}</span>
          ) : null}
          <span>{t('page:count', { value: formatNumber(filledCount) })}</span>
        </output>
      ) : null}
    </footer>
  );
}

const totalsCache = new WeakMap<
  ReadonlyMap<number, Row>,
  { area: Area; otherAreas: readonly Area[]; totals: Totals }
>();

interface Totals {
  sum: number;
  numberCount: number;
  filledCount: number;
}

/** The rows to look at: every row between the first and the last selected one, or, if the sheet has fewer rows with data, those. */
function listRowIndexes(rows: Sheet['rows'], areas: readonly Area[]): Iterable<number> {
  const top = Math.min(...areas.map((area) => area.top));
  const count = Math.max(...areas.map((area) => area.bottom)) - top + 1;
  return count < rows.size ? Array.from({ length: count }, (_, index) => top + index) : rows.keys();
}

function computeTotals(sheet: Sheet, area: Area, otherAreas: readonly Area[]): Totals {
  const { rows } = sheet;
  const cached = totalsCache.get(rows);
  if (cached?.area === area && cached.otherAreas === otherAreas) return cached.totals;
  const areas = [...otherAreas, area];
  const found: Totals = { sum: 0, numberCount: 0, filledCount: 0 };
  for (const rowIndex of listRowIndexes(rows, areas)) {
    const rowAreas = areas.filter(({ top, bottom }) => top <= rowIndex && rowIndex <= bottom);
    if (rowAreas.length === 0 || isFilteredOut(sheet, rowIndex)) continue;
    for (const [column, { value }] of rows.get(rowIndex)?.cells ?? []) {
      const isSelected = rowAreas.some(({ left, right }) => left <= column && column <= right);
      if (!isSelected || value === null) continue;
      found.filledCount += 1;
      if (typeof value !== 'number') continue;
      found.numberCount += 1;
      found.sum += value;
    }
  }
  totalsCache.set(rows, { area, otherAreas, totals: found });
  return found;
}
