import './filter.css';
import { ChevronDown, Funnel } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { useFormulaLocale } from '../editing/formula-locale.ts';
import type { SheetView } from '../editing/workbook-editing.ts';
import { SheetPanes } from '../grid/SheetPanes.tsx';
import type { Box, Layout } from '../grid/view.ts';
import { getColumnTitle } from '../sort/sort-range.ts';
import { formatColumn, isSameCell } from '../workbook/area.ts';
import type { SheetFilter } from '../workbook/filter.ts';
import type { CellAddress } from '../workbook/workbook.ts';
import { FilterMenu } from './FilterMenu.tsx';

interface Props {
  sheetView: SheetView;
  layout: Layout;
  /** The header cell whose menu is open. */
  openCell: CellAddress | null;
  onOpen: (cell: CellAddress) => void;
  /** Also puts the focus back into the sheet. */
  onClose: () => void;
}

interface ButtonCell extends CellAddress {
  filter: SheetFilter;
}

/** The buttons in the header cells of filters, in the panes of the view, and the menu of one. */
export function FilterLayer({ sheetView, layout, openCell, onOpen, onClose }: Props) {
  const { filters } = sheetView.sheet;
  const buttons = filters.flatMap((filter) => (filter.isOn ? listButtonCells(filter, layout) : []));
  if (buttons.length === 0 || !sheetView.canWrite) return null;
  const { rows, columns } = layout;
  const toBox = ({ row, column }: CellAddress): Box => ({
    left: columns.start(column),
    top: rows.start(row),
    width: columns.size(column),
    height: rows.size(row),
  });
  return (
    <SheetPanes layout={layout} className="sheet-filters">
      {(isVisible) =>
        buttons
          .filter((cell) => isVisible(toBox(cell)))
          .map((cell) => (
            <FilterButton
              key={`${cell.row} ${cell.column}`}
              {...{ cell, sheetView, layout, onOpen, onClose }}
              isOpen={isSameCell(openCell, cell)}
            />
          ))
      }
    </SheetPanes>
  );
}

/** Header cells with a button that are not hidden, in the columns of the view. */
function listButtonCells(filter: SheetFilter, { columns, rows, frozen, range }: Layout): ButtonCell[] {
  const { area } = filter;
  if (rows.size(area.top) === 0) return [];
  const cells: ButtonCell[] = [];
  const addColumns = (from: number, to: number): void => {
    for (let column = Math.max(area.left, from); column <= Math.min(area.right, to); column++) {
      const isHidden = filter.columns.some((one) => one.column === column && one.isButtonHidden);
      if (!isHidden && columns.size(column) > 0) cells.push({ row: area.top, column, filter });
    }
  };
  addColumns(0, frozen.columns - 1);
  addColumns(Math.max(frozen.columns, range.left), range.right);
  return cells;
}

interface ButtonProps extends Omit<Props, 'openCell'> {
  cell: ButtonCell;
  isOpen: boolean;
}

function FilterButton({ cell, sheetView, layout, isOpen, onOpen, onClose }: ButtonProps) {
  const t = useTexts();
  const lang = useFormulaLocale();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { filter, row, column } = cell;
  const isActive = filter.columns.some((one) => one.column === column && one.condition !== null);
  const name = getColumnTitle(sheetView, { row, column, lang }) ?? formatColumn(column);
  const label = t(isActive ? 'filter:activeButton' : 'filter:button', { column: name });
  const { rows, columns } = layout;
  const stop = (event: SyntheticEvent): void => event.stopPropagation();
  const Icon = isActive ? Funnel : ChevronDown;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the pointer from the cells below
    <div
      className="sheet-filter"
      role="presentation"
      style={{ left: columns.start(column + 1), top: rows.start(row + 1) }}
      onPointerDown={stop}
      onDoubleClick={stop}
      onClick={stop}
      onKeyDown={stop}
    >
      <button
        ref={setAnchor}
        type="button"
        tabIndex={-1}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={label}
        title={label}
        data-active={isActive}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => (isOpen ? onClose() : onOpen({ row, column }))}
      >
        <Icon size={14} aria-hidden />
      </button>
      {isOpen && anchor !== null ? (
        <FilterMenu
          {...{ sheetView, filter, column, anchor, onClose }}
          title={t('filter:title', { column: name })}
        />
      ) : null}
    </div>
  );
}
