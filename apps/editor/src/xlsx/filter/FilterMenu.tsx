import { ArrowDownAZ, ArrowUpAZ } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { getPageDirection, useTexts } from '../../i18n.ts';
import { usePopup } from '../../ui/menu/use-popup.ts';
import { useEditing } from '../editing/editing-context.ts';
import { useFormulaLocale } from '../editing/formula-locale.ts';
import type { SheetView } from '../editing/workbook-editing.ts';
import { hasReferencesToOtherRows } from '../workbook/data-region.ts';
import { type FilterCondition, growArea, type SheetFilter } from '../workbook/filter.ts';
import { type ChosenCondition, createFilterCondition } from '../workbook/filter-conditions.ts';
import { createValuesCondition, listFilterItems } from '../workbook/filter-values.ts';
import { findProblem, readCondition, showCondition } from './condition-draft.ts';
import { FilterConditionFields } from './FilterConditionFields.tsx';
import { FilterValues } from './FilterValues.tsx';

interface Props {
  sheetView: SheetView;
  filter: SheetFilter;
  column: number;
  title: string;
  anchor: HTMLElement;
  /** Also puts the focus back into the sheet. */
  onClose: () => void;
}

/** The menu of a column's filter: order, condition or values. */
export function FilterMenu({ sheetView, filter, column, title, anchor, onClose }: Props) {
  const t = useTexts();
  const lang = useFormulaLocale();
  const editing = useEditing();
  const popup = useRef<HTMLDivElement>(null);
  const { workbook, sheet } = sheetView;
  const own = filter.columns.find((one) => one.column === column)?.condition ?? null;
  const { items, blank } = useMemo(
    () => listFilterItems(workbook, sheet, { filter, column, lang }),
    [workbook, sheet, filter, column, lang],
  );
  const [chosen, setChosen] = useState<ChosenCondition | null>(() => showCondition(own, lang));
  const [hidden, setHidden] = useState<ReadonlySet<string>>(
    () => new Set([...items, blank].filter(({ isShown }) => !isShown).map(({ key }) => key)),
  );
  const [wasTried, setTried] = useState(false);
  /** The order that was chosen once, although formulas refer to other rows. */
  const [warnedOrder, setWarnedOrder] = useState<boolean | null>(null);
  const close = useRef(onClose).current;
  usePopup({ popup, anchor, side: 'below', onOutside: close });
  useEffect(() => popup.current?.querySelector<HTMLElement>('button, select, input')?.focus(), []);
  const problem = chosen === null ? null : findProblem(chosen, lang);
  const hasNone =
    chosen === null && [...items, blank].every(({ key, count }) => count === 0 || hidden.has(key));
  const apply = (condition: FilterCondition | null): void => {
    onClose();
    editing.apply({ kind: 'filterColumn', sheet: sheet.id, table: filter.table, column, condition });
  };
  const sort = (isDescending: boolean): void => {
    const whole = growArea(workbook, sheet, filter);
    const area = { ...whole, top: whole.top + 1 };
    if (warnedOrder !== isDescending && hasReferencesToOtherRows(sheet, area)) {
      setWarnedOrder(isDescending);
      return;
    }
    onClose();
    editing.apply({ kind: 'sort', sheet: sheet.id, area, column, isDescending, lang });
  };
  return (
    <div
      ref={popup}
      dir={getPageDirection()}
      popover="manual"
      role="dialog"
      aria-label={title}
      className="menu filter-menu"
      onKeyDown={(event) => handleKey(event, popup.current, onClose)}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (problem !== null || hasNone) return;
          if (chosen !== null) apply(createFilterCondition(readCondition(chosen, lang)));
          // A filter of another program stays unless the list was changed.
          else if (own?.kind !== 'kept' || !isUnchanged(items, hidden))
            apply(createValuesCondition(items, blank, (key) => !hidden.has(key)));
          else onClose();
        }}
      >
        <button type="button" className="menu-item" onClick={() => sort(false)}>
          <ArrowDownAZ size={16} aria-hidden /> {t('filter:sortUp')}
        </button>
        <button type="button" className="menu-item" onClick={() => sort(true)}>
          <ArrowUpAZ size={16} aria-hidden /> {t('filter:sortDown')}
        </button>
        {warnedOrder === null ? null : (
          <p role="alert" className="filter-hint">
            {t('sort:otherRows')} {t('filter:sortAgain')}
          </p>
        )}
        <hr />
        {own?.kind === 'kept' ? <p className="filter-hint">{t(`filter:kept.${own.name}`)}</p> : null}
        <FilterConditionFields chosen={chosen} problem={wasTried ? problem : null} onChange={setChosen} />
        {chosen === null ? <FilterValues {...{ items, blank, hidden }} onChange={setHidden} /> : null}
        {wasTried && hasNone ? (
          <p role="alert" className="field-problem">
            {t('filter:noneChosen')}
          </p>
        ) : null}
        <div className="filter-actions">
          <button type="button" className="quiet-action" disabled={own === null} onClick={() => apply(null)}>
            {t('filter:clear')}
          </button>
          <button type="submit" className="quiet-action main-action">
            {t('filter:apply')}
          </button>
        </div>
      </form>
    </div>
  );
}

const isUnchanged = (
  items: readonly { key: string; isShown: boolean }[],
  hidden: ReadonlySet<string>,
): boolean => items.every(({ key, isShown }) => isShown !== hidden.has(key));

/** Tab stays in the menu, Escape closes it. */
function handleKey(event: KeyboardEvent, popup: HTMLElement | null, onClose: () => void): void {
  event.stopPropagation();
  if (event.key === 'Escape') {
    event.preventDefault();
    onClose();
  }
  if (event.key !== 'Tab' || popup === null) return;
  const stops = [...popup.querySelectorAll<HTMLElement>('button, select, input')].filter(
    (element) => !element.matches(':disabled'),
  );
  const next = event.shiftKey ? stops.at(-1) : stops[0];
  const last = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== last) return;
  event.preventDefault();
  next?.focus();
}
