import { useMemo } from 'react';
import { useTexts } from '../../i18n.ts';
import { useSheetView } from '../editing/editing-context.ts';
import { useFormulaLocale } from '../editing/formula-locale.ts';
import { explainError } from './explain-error.ts';

/** What the error in the active cell means; null if it shows none. */
export function useCellError(): string | null {
  const t = useTexts();
  const lang = useFormulaLocale();
  const { workbook, sheet, active } = useSheetView();
  return useMemo(
    () => explainError({ workbook, sheet, address: active }, lang, t),
    [workbook, sheet, active, lang, t],
  );
}
