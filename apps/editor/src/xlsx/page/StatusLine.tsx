import { SaveStatus } from '../../frame/page/SaveStatus.tsx';
import type { SaveState } from '../../frame/saving/save-loop.ts';
import { useTexts } from '../../i18n.ts';
import { useSheetView } from '../editing/editing-context.ts';
import { useFormulaLocale } from '../editing/notation.ts';
import type { Area, Row } from '../workbook/workbook.ts';

/** Below the sheet: save state, and aggregates of the selection. */
export function StatusLine({ state, isWhole }: { state: SaveState | 'viewOnly'; isWhole: boolean }) {
  const t = useTexts();
  const lang = useFormulaLocale();
  const { sheet, area } = useSheetView();
  const { sum, numbers, filled } = totals(sheet.rows, area);
  const written = (value: number): string =>
    new Intl.NumberFormat(lang, { maximumSignificantDigits: 12 }).format(value);
  return (
    <footer className="status-line" data-region="status">
      {state === 'viewOnly' ? (
        <span className="view-only">{t('viewOnly')}</span>
      ) : (
        <SaveStatus state={state} />
      )}
      {isWhole && filled > 1 ? (
        <output className="status-end sheet-totals">
          {numbers > 0 ? <span>{t('page:sum', { value: written(sum) })}</span> : null}
          {numbers > 0 ? (
            <span className="wide-only">{t('page:average', { value: written(sum / numbers) })}</span>
          ) : null}
          <span>{t('page:count', { value: written(filled) })}</span>
        </output>
      ) : null}
    </footer>
  );
}

const known = new WeakMap<ReadonlyMap<number, Row>, { area: Area; totals: Totals }>();
interface Totals {
  sum: number;
  numbers: number;
  filled: number;
}

function totals(rows: ReadonlyMap<number, Row>, area: Area): Totals {
  const before = known.get(rows);
  if (before?.area === area) return before.totals;
  const found: Totals = { sum: 0, numbers: 0, filled: 0 };
  for (const [at, { cells }] of rows) {
    if (at < area.top || at > area.bottom) continue;
    for (const [column, { value }] of cells) {
      if (column < area.left || column > area.right || value === null) continue;
      found.filled += 1;
      if (typeof value !== 'number') continue;
      found.numbers += 1;
      found.sum += value;
    }
  }
  known.set(rows, { area, totals: found });
  return found;
}
