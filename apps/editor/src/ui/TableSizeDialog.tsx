import { type KeyboardEvent, useRef, useState } from 'react';
import { useLanguage, useTexts } from '../i18n.ts';
import { FormDialog } from './FormDialog.tsx';
import { inlineArrowKey } from './inline-arrow-key.ts';
import { NumberField } from './NumberField.tsx';
import { createDraft } from './number-draft.ts';
import './table-size.css';

const grid = { rows: 8, columns: 10 };
const rowRange = { min: 1, max: 200 };
const columnRange = { min: 1, max: 30 };

export interface TableSize {
  rows: number;
  columns: number;
}

/** Asks for the size of a new table: by pointer or arrow keys on a grid, or typed. */
export function TableSizeDialog({
  onInsert,
  onClose,
}: {
  onInsert: (size: TableSize) => void;
  onClose: () => void;
}) {
  const t = useTexts();
  const lang = useLanguage();
  const [rows, setRows] = useState(() => createDraft(3, lang));
  const [columns, setColumns] = useState(() => createDraft(3, lang));
  const areIntegers = Number.isInteger(rows.value) && Number.isInteger(columns.value);
  return (
    <FormDialog
      title={t('ui:tableSize.title')}
      applyLabel={t('ui:tableSize.insert')}
      isReady={areIntegers}
      onClose={onClose}
      onApply={() => onInsert({ rows: rows.value ?? 1, columns: columns.value ?? 1 })}
    >
      <SizeGrid
        size={{ rows: rows.value ?? 0, columns: columns.value ?? 0 }}
        onShow={(size) => {
          setRows(createDraft(size.rows, lang));
          setColumns(createDraft(size.columns, lang));
        }}
        onChoose={(size) => {
          onClose();
          onInsert(size);
        }}
      />
      <div className="field-row">
        <NumberField
          label={t('ui:tableSize.columns')}
          range={columnRange}
          draft={columns}
          onChange={setColumns}
        />
        <NumberField label={t('ui:tableSize.rows')} range={rowRange} draft={rows} onChange={setRows} />
      </div>
    </FormDialog>
  );
}

interface GridProps {
  size: TableSize;
  onShow: (size: TableSize) => void;
  onChoose: (size: TableSize) => void;
}

function SizeGrid({ size, onShow, onChoose }: GridProps) {
  const t = useTexts();
  const table = useRef<HTMLDivElement>(null);
  const moveWithArrowKeys = (event: KeyboardEvent): void => {
    const step = { ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowDown: [1, 0], ArrowUp: [-1, 0] }[
      inlineArrowKey(event)
    ];
    if (step === undefined) return;
    event.preventDefault();
    const next = {
      rows: clamp(size.rows + (step[0] ?? 0), grid.rows),
      columns: clamp(size.columns + (step[1] ?? 0), grid.columns),
    };
    onShow(next);
    table.current?.querySelector<HTMLElement>(`[data-size="${next.rows}x${next.columns}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons in rows, of which one is a stop of the Tab key
    <div
      ref={table}
      role="group"
      aria-label={t('ui:tableSize.size')}
      className="size-grid"
      onKeyDown={moveWithArrowKeys}
    >
      {Array.from({ length: grid.rows * grid.columns }, (_, index) => {
        const cell = { rows: Math.floor(index / grid.columns) + 1, columns: (index % grid.columns) + 1 };
        const isTabStop =
          cell.rows === clamp(size.rows, grid.rows) && cell.columns === clamp(size.columns, grid.columns);
        return (
          <button
            key={`${cell.rows}x${cell.columns}`}
            type="button"
            data-size={`${cell.rows}x${cell.columns}`}
            data-inside={cell.rows <= size.rows && cell.columns <= size.columns}
            tabIndex={isTabStop ? 0 : -1}
            data-first={isTabStop ? '' : undefined}
            aria-label={t('ui:tableSize.sizeOf', cell)}
            onMouseEnter={() => onShow(cell)}
            onClick={() => onChoose(cell)}
          />
        );
      })}
    </div>
  );
}

function clamp(value: number, max: number): number {
  return Math.min(max, Math.max(1, value));
}
