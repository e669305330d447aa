import { type RefObject, useId, useRef, useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { showToast } from '../../ui/toast.ts';
import { discardDraft, writeDraft } from '../editing/cell-commands.ts';
import { useEditedView, useEditing } from '../editing/editing-context.ts';
import { useFormulaLocale } from '../editing/formula-locale.ts';
import { changeDraftText } from '../editing/rich-entry.ts';
import { useStoredDraft } from '../editing/use-stored-draft.ts';
import { findResultSource, formatAt, getActiveCell, type SheetView } from '../editing/workbook-editing.ts';
import { ColouredFormula } from '../formula-help/ColouredFormula.tsx';
import { FormulaHelp, useFormulaHelp } from '../formula-help/FormulaHelp.tsx';
import { isFormula } from '../formula-help/typed-formula.ts';
import { useCellError } from '../formula-help/use-cell-error.ts';
import { contains, formatAddress, formatArea, isSameCell } from '../workbook/area.ts';
import { formatCell } from '../workbook/display-text.ts';
import { findFilterAt } from '../workbook/filter.ts';
import type { CellFormat } from '../workbook/style.ts';
import type { CellAddress } from '../workbook/workbook.ts';
import { startDraft } from './draft.ts';
import { findDrawnRuns, TypedRuns } from './TypedRuns.tsx';
import { useCellClipboard } from './use-cell-clipboard.ts';
import { useCellKeys } from './use-cell-keys.ts';
import { useEditorSize } from './use-editor-size.ts';
import { InputPrompt, ValidationList } from './ValidationList.tsx';
import { type Box, computeBox, type Layout } from './view.ts';

interface Props {
  field: RefObject<HTMLTextAreaElement | null>;
  layout: Layout;
  mayCopy: boolean;
  /** Opens the filter of a header cell. */
  onOpenFilter: (cell: CellAddress) => void;
}

/** Receives the keys of the sheet. It is positioned at the active cell and invisible until text is typed, so that every input method works in it. */
export function CellEditor({ field, layout, mayCopy, onOpenFilter }: Props) {
  const t = useTexts();
  const lang = useFormulaLocale();
  const editing = useEditing();
  const view = useEditedView();
  const { sheet, active, draft, canWrite } = view;
  const startedByComposing = useRef(false);
  const hintId = useId();
  const promptId = useId();
  const [openListCell, setOpenListCell] = useState<CellAddress | null>(null);
  const isEditing = draft !== null && draft.sheet === sheet.id;
  const { box, cellFormat } = locateCell(view, layout, isEditing ? draft.address : active);
  const text = isEditing ? draft.text : '';
  useStoredDraft();
  useEditorSize(field, { text, box, isEditing, layout });
  const enterDraft = (isForAll = false): boolean => {
    const result = writeDraft(editing, lang, isForAll);
    if (result === 'unread') showToast({ text: t('page:unread') });
    return result !== 'refused';
  };
  const help = useFormulaHelp({ field, text, isTyping: isEditing });
  const isColoured = isEditing && isFormula(text);
  const runs = isEditing ? findDrawnRuns(draft) : undefined;
  const weight = {
    fontWeight: cellFormat.isBold ? 700 : undefined,
    fontStyle: cellFormat.isItalic ? 'italic' : undefined,
  };
  const resultOf = findResultSource(view);
  const handleKeyDown = useCellKeys({ editing, sheetView: view, layout, lang, enterDraft });
  const { handleCopy, handleCut, handlePaste, notePasteKey } = useCellClipboard({
    editing,
    view,
    lang,
    mayCopy,
  });
  const selectionName = formatSelection(view);
  const hasFilter = canWrite && findFilterAt(sheet, active) !== undefined;
  const hasFormula = getActiveCell(view)?.formula !== undefined;
  const error = useCellError();
  return (
    <>
      <textarea
        ref={field}
        className="sheet-editor"
        aria-controls="sheet-cells"
        aria-describedby={`${promptId} ${hintId}`}
        data-typing={isEditing}
        data-coloured={isColoured || runs !== undefined}
        {...(isEditing ? help.attributes : { 'aria-activedescendant': `cell-${formatAddress(active)}` })}
        aria-label={t(isEditing ? 'page:writing' : 'page:cell', { place: selectionName })}
        dir="auto"
        rows={1}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        readOnly={!canWrite || resultOf !== null}
        value={text}
        style={{
          left: Math.max(0, box.left),
          top: Math.max(0, box.top),
          ...weight,
        }}
        onChange={(event) => {
          if (draft === null) startDraft(editing, lang, event.target.value);
          else editing.setDraft(changeDraftText(draft, event.target.value));
        }}
        onKeyDown={(event) => {
          notePasteKey(event);
          if (event.key === 'Escape') editing.stopAddition();
          if (!event.nativeEvent.isComposing && help.handleKey(event)) {
            event.preventDefault();
            event.stopPropagation();
          } else if (event.altKey && event.key === 'ArrowDown' && !isEditing) {
            event.preventDefault();
            if (hasFilter) onOpenFilter(active);
            else setOpenListCell(active);
          } else handleKeyDown(event);
        }}
        onCompositionStart={() => {
          startedByComposing.current = draft === null;
        }}
        onCompositionEnd={({ currentTarget }) => {
          // A cancelled composition is not an entry: Enter would clear the cell.
          if (startedByComposing.current && currentTarget.value === '') discardDraft(editing);
        }}
        onCopy={handleCopy}
        onCut={handleCut}
        onPaste={handlePaste}
      />
      {isColoured ? <ColouredFormula field={field} text={text} /> : null}
      {runs === undefined ? null : (
        <TypedRuns field={field} text={text} runs={runs} cellFormat={cellFormat} style={weight} />
      )}
      {isColoured && document.activeElement === field.current ? (
        <FormulaHelp help={help} style={placeHelp(box, layout)} />
      ) : null}
      {isEditing ? null : (
        <ValidationList
          sheetView={view}
          layout={layout}
          box={box}
          isOpen={isSameCell(openListCell, active)}
          onOpen={() => setOpenListCell(active)}
          onClose={() => {
            setOpenListCell(null);
            field.current?.focus({ preventScroll: true });
          }}
        />
      )}
      <InputPrompt id={promptId} sheetView={view} box={box} />
      <p id={hintId} hidden>
        {t('page:leaveHint')}
      </p>
      <div className="unseen" role="status" aria-live="polite">
        {isEditing
          ? ''
          : [
              `${selectionName} ${formatActiveCell(view, cellFormat, lang)}`,
              hasFormula ? t('page:isFormula') : '',
              resultOf === null ? '' : t('formula-help:resultOf', { place: formatAddress(resultOf) }),
              error ?? '',
              hasFilter ? t('filter:hint') : '',
            ]
              .filter((part) => part !== '')
              .join(' ')}
      </div>
    </>
  );
}

/** Below the cell, or above it near the lower edge. */
function placeHelp(box: Box, layout: Layout): React.CSSProperties {
  const left = Math.max(4, Math.min(box.left, layout.view.width - 384));
  const below = box.top + box.height + 6;
  return below + 120 > layout.view.height && box.top > 160
    ? { left, bottom: layout.view.height - box.top + 6 }
    : { left, top: below };
}

/** Position of a cell with its merged area, and its format. */
function locateCell(
  { workbook, sheet }: SheetView,
  layout: Layout,
  address: CellAddress,
): { box: Box; cellFormat: CellFormat } {
  const merge = sheet.merges.find((one) => contains(one, address));
  const { row, column } = address;
  const box = computeBox(layout, merge ?? { top: row, bottom: row, left: column, right: column });
  return { box, cellFormat: formatAt(workbook, sheet, address) };
}

/** The name of the selection: an address, or a range. */
function formatSelection({ area, active, otherAreas }: SheetView): string {
  if (otherAreas.length > 0) return [...otherAreas, area].map(formatArea).join(', ');
  return area.bottom > area.top || area.right > area.left ? formatArea(area) : formatAddress(active);
}

function formatActiveCell(sheetView: SheetView, cellFormat: CellFormat, lang: string): string {
  const cell = getActiveCell(sheetView);
  return cell === undefined
    ? ''
    : formatCell(cell, cellFormat, { lang, is1904: sheetView.workbook.is1904 }).text;
}
