import { type KeyboardEvent, useRef, useState } from 'react';
import { useLanguage, useTexts } from '../../../i18n.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { createDraft } from '../../../ui/number-draft.ts';
import { useEditor } from '../../editing/editing-context.ts';
import { runTool } from '../../toolkit/writing-tool.ts';
import { insertTableOfSize } from '../table/insert-table.ts';

const grid = { rows: 8, columns: 10 };
const rowRange = { min: 1, max: 200 };
const columnRange = { min: 1, max: 30 };

/** Inserts a table of a size chosen by mouse or arrow keys, or typed. */
export function TableDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const editor = useEditor();
  const lang = useLanguage();
  const [rows, setRows] = useState(() => createDraft(3, lang));
  const [columns, setColumns] = useState(() => createDraft(3, lang));
  const insert = (size: { rows: number; columns: number }): void => {
    runTool(({ parts }) => insertTableOfSize(size, parts().document.finalSectionProperties))(editor);
  };
  const areIntegers = Number.isInteger(rows.value) && Number.isInteger(columns.value);
  return (
    <FormDialog
      title={t('tools:table.insert')}
      applyLabel={t('tools:table.insertAction')}
      isReady={areIntegers}
      onClose={onClose}
      onApply={() => insert({ rows: rows.value ?? 1, columns: columns.value ?? 1 })}
    >
      <SizeGrid
        size={{ rows: rows.value ?? 0, columns: columns.value ?? 0 }}
        onShow={(size) => {
          setRows(createDraft(size.rows, lang));
          setColumns(createDraft(size.columns, lang));
        }}
        onChoose={(size) => {
          onClose();
          insert(size);
        }}
      />
      <div className="field-row">
        <NumberField
          label={t('tools:table.columns')}
          range={columnRange}
          draft={columns}
          onChange={setColumns}
        />
        <NumberField label={t('tools:table.rows')} range={rowRange} draft={rows} onChange={setRows} />
      </div>
    </FormDialog>
  );
}

interface Size {
  rows: number;
  columns: number;
}

interface GridProps {
  size: Size;
  onShow: (size: Size) => void;
  onChoose: (size: Size) => void;
}

function SizeGrid({ size, onShow, onChoose }: GridProps) {
  const t = useTexts();
  const table = useRef<HTMLDivElement>(null);
  const moveWithArrowKeys = (event: KeyboardEvent): void => {
    const step = { ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowDown: [1, 0], ArrowUp: [-1, 0] }[event.key];
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
      aria-label={t('tools:table.size')}
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
            aria-label={t('tools:table.sizeOf', cell)}
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
