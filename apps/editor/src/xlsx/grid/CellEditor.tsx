import { type RefObject, useRef } from 'react';
import { useTexts } from '../../i18n.ts';
import { showToast } from '../../ui/toast.ts';
import { discardDraft, writeDraft } from '../editing/cell-commands.ts';
import { useEditing, useSheetView } from '../editing/editing-context.ts';
import { useFormulaLocale } from '../editing/notation.ts';
import { useStoredDraft } from '../editing/use-stored-draft.ts';
import { activeCell, formatAt, type SheetView } from '../editing/workbook-editing.ts';
import { contains, formatAddress, formatArea } from '../workbook/area.ts';
import { formatCell } from '../workbook/display-text.ts';
import type { CellFormat } from '../workbook/style.ts';
import type { CellAddress } from '../workbook/workbook.ts';
import { beginDraft } from './draft.ts';
import { useCellClipboard } from './use-cell-clipboard.ts';
import { useCellKeys } from './use-cell-keys.ts';
import { useEditorSize } from './use-editor-size.ts';
import { type Box, boxOf, type Layout } from './view.ts';

interface Props {
  field: RefObject<HTMLTextAreaElement | null>;
  layout: Layout;
  mayCopy: boolean;
}

/** Receives the keys of the sheet. It is positioned at the active cell and invisible until text is typed, so that every input method works in it. */
export function CellEditor({ field, layout, mayCopy }: Props) {
  const t = useTexts();
  const lang = useFormulaLocale();
  const editing = useEditing();
  const shown = useSheetView();
  const { sheet, active, draft, canWrite } = shown;
  const startedByComposing = useRef(false);
  const isHere = draft !== null && draft.sheet === sheet.id;
  const { box, look: format } = placeInView(shown, layout, isHere ? draft.place : active);
  const text = isHere ? draft.text : '';
  useStoredDraft();
  useEditorSize(field, { text, box, isHere, layout });
  const finish = (isForAll = false): void => {
    if (writeDraft(editing, lang, isForAll) === 'unread') showToast({ text: t('page:unread') });
  };
  const handleKeyDown = useCellKeys({ editing, shown, layout, lang, finish });
  const { handleCopy, handleCut, handlePaste } = useCellClipboard({ editing, shown, lang, mayCopy });
  const name = nameOf(shown);
  const isFormula = activeCell(shown)?.formula !== undefined;
  return (
    <>
      <textarea
        ref={field}
        className="sheet-editor"
        aria-controls="sheet-cells"
        data-typing={isHere}
        aria-label={t(isHere ? 'page:writing' : 'page:cell', { place: name })}
        aria-activedescendant={isHere ? undefined : `cell-${formatAddress(active)}`}
        dir="auto"
        rows={1}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        readOnly={!canWrite}
        value={text}
        style={{
          left: Math.max(0, box.left),
          top: Math.max(0, box.top),
          fontWeight: format.isBold ? 700 : undefined,
          fontStyle: format.isItalic ? 'italic' : undefined,
        }}
        onChange={(event) => {
          if (draft === null) beginDraft(editing, lang, event.target.value);
          else editing.setDraft({ ...draft, text: event.target.value });
        }}
        onKeyDown={handleKeyDown}
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
      <div className="unseen" role="status" aria-live="polite">
        {isHere ? '' : `${name} ${wordsOf(shown, format, lang)}${isFormula ? ` ${t('page:isFormula')}` : ''}`}
      </div>
    </>
  );
}

/** Position of a cell with its merged area, and its format. */
function placeInView(
  { book: workbook, sheet }: SheetView,
  layout: Layout,
  place: CellAddress,
): { box: Box; look: CellFormat } {
  const merge = sheet.merges.find((one) => contains(one, place));
  const { row, column } = place;
  const box = boxOf(layout, merge ?? { top: row, bottom: row, left: column, right: column });
  return { box, look: formatAt(workbook, sheet, place) };
}

/** The name of the selection: an address, or a range. */
function nameOf({ area, active }: SheetView): string {
  return area.bottom > area.top || area.right > area.left ? formatArea(area) : formatAddress(active);
}

function wordsOf(shown: SheetView, format: CellFormat, lang: string): string {
  const cell = activeCell(shown);
  return cell === undefined ? '' : formatCell(cell, format, { lang, is1904: shown.book.is1904 }).text;
}
