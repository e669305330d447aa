import { ChevronDown } from 'lucide-react';
import { type SyntheticEvent, useMemo, useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { Menu } from '../../ui/menu/Menu.tsx';
import { useEditing } from '../editing/editing-context.ts';
import { useFormulaLocale } from '../editing/formula-locale.ts';
import { formatAt, getActiveCell, type SheetView } from '../editing/workbook-editing.ts';
import { findValidationRule, listAllowedValues } from '../validation/validate-entry.ts';
import { formatCell } from '../workbook/display-text.ts';
import { type Box, headingHeight, type Layout } from './view.ts';

interface Props {
  sheetView: SheetView;
  layout: Layout;
  /** Of the active cell. */
  box: Box;
  isOpen: boolean;
  onOpen: () => void;
  /** Also puts the focus back into the sheet. */
  onClose: () => void;
}

const buttonWidth = 20;

/** The button of a cell with a list of values, and its menu. */
export function ValidationList({ sheetView, layout, box, isOpen, onOpen, onClose }: Props) {
  const t = useTexts();
  const lang = useFormulaLocale();
  const editing = useEditing();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { workbook, sheet, active, canWrite } = sheetView;
  // Not at each move of the pointer or the view: the values may be those of a long range.
  const values = useMemo(
    () => (canWrite ? listAllowedValues({ workbook, sheet, address: active }, editing.now) : null),
    [canWrite, workbook, sheet, active, editing],
  );
  if (values === null || box.top < headingHeight || box.left < layout.headingWidth) return null;
  const format = formatAt(workbook, sheet, active);
  const current = getActiveCell(sheetView)?.value ?? null;
  const left = Math.min(box.left + box.width, layout.view.width - buttonWidth);
  const stop = (event: SyntheticEvent): void => event.stopPropagation();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the pointer from the cells below
    <div
      className="sheet-list"
      role="presentation"
      style={{ left, top: box.top, height: Math.min(box.height, 28), width: buttonWidth }}
      onPointerDown={stop}
      onDoubleClick={stop}
      onClick={stop}
      onKeyDown={stop}
    >
      <button
        ref={setAnchor}
        type="button"
        tabIndex={-1}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={t('page:chooseValue')}
        title={t('page:chooseValue')}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onOpen}
      >
        <ChevronDown size={14} aria-hidden />
      </button>
      {isOpen && anchor !== null ? (
        <Menu
          label={t('page:chooseValue')}
          anchor={anchor}
          entries={values.map((value, index) => ({
            kind: 'action',
            id: String(index),
            label: formatCell({ value, style: 0 }, format, { lang, is1904: workbook.is1904 }).text,
            isRadio: true,
            checked: value === current,
            run: () => editing.apply({ kind: 'cells', sheet: sheet.id, changes: [{ ...active, value }] }),
          }))}
          onBack={onClose}
          onClose={onClose}
        />
      ) : null}
    </div>
  );
}

/** What the file says about the active cell. */
export function InputPrompt({ id, sheetView, box }: { id: string; sheetView: SheetView; box: Box }) {
  const prompt = findValidationRule(sheetView.sheet, sheetView.active)?.prompt ?? null;
  if (prompt === null) return null;
  return (
    <div
      id={id}
      className="sheet-prompt"
      dir="auto"
      style={{ left: Math.max(0, box.left), top: box.top + box.height + 4 }}
    >
      {prompt.title === '' ? null : <strong>{prompt.title}</strong>}
      {prompt.text}
    </div>
  );
}
