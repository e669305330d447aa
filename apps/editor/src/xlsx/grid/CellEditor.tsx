import { type ClipboardEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../i18n.ts';
import { showToast } from '../../ui/toast.ts';
import { areaName, holds, placeName } from '../book/area.ts';
import { lastColumn, lastRow } from '../book/book.ts';
import { shownOf } from '../book/shown-text.ts';
import { activeCell, lookAt } from '../editing/book-editing.ts';
import { clearSelected, dropDraft, writeDraft } from '../editing/cell-acts.ts';
import { useEditing, useShown } from '../editing/editing-context.ts';
import { useNotation } from '../editing/notation.ts';
import { useKeptDraft } from '../editing/use-kept-draft.ts';
import { copySelected, pasteInto } from './clipboard.ts';
import { beginDraft } from './draft.ts';
import { boxOf, type Layout } from './view.ts';
import { jump, nextPlace, type Step } from './walk.ts';

interface Props {
  field: RefObject<HTMLTextAreaElement | null>;
  layout: Layout;
  mayCopy: boolean;
}

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
};

/** Takes the keys of the sheet. It stands at the active cell, unseen until something is typed, so that every way of typing works in it. */
export function CellEditor({ field, layout, mayCopy }: Props) {
  const t = useTexts();
  const lang = useNotation();
  const editing = useEditing();
  const shown = useShown();
  const { sheet, active, area, draft, canWrite, book } = shown;
  /** Where Tab last came to, and the column in which it set out. */
  const tabRun = useRef<{ row: number; column: number; begun: number } | null>(null);
  const begunByComposing = useRef(false);
  const isHere = draft !== null && draft.sheet === sheet.id;
  const place = isHere ? draft.place : active;
  const merge = sheet.merges.find((one) => holds(one, place));
  const box = boxOf(
    layout,
    merge ?? { top: place.row, bottom: place.row, left: place.column, right: place.column },
  );
  const look = lookAt(book, sheet, place);
  const text = isHere ? draft.text : '';
  useKeptDraft();
  useSize(field, { text, box, isHere, layout });
  const cell = activeCell(shown);
  const words = cell === undefined ? '' : shownOf(cell, look, { lang, is1904: book.is1904 }).text;
  const name = area.bottom > area.top || area.right > area.left ? areaName(area) : placeName(active);
  const finish = (isForAll = false): void => {
    if (writeDraft(editing, lang, isForAll) === 'unread') showToast({ text: t('page:unread') });
  };
  const go = (step: Step, event: { shiftKey: boolean; ctrlKey?: boolean; metaKey?: boolean }): void => {
    const { end } = editing.now();
    const isMore = event.shiftKey;
    const from = isMore ? end : active;
    const to =
      event.ctrlKey || event.metaKey ? jump(sheet, from, step) : nextPlace(sheet, layout, from, step);
    if (isMore) editing.select(active, to);
    else editing.select(to);
  };
  const leave = (step: Step): void => {
    finish();
    const now = editing.now();
    editing.select(nextPlace(now.sheet, layout, now.active, step));
  };
  /** Enter after a row that was filled by Tab goes on below its beginning. */
  const leaveBy = ({ key, shiftKey }: KeyboardEvent): void => {
    const { row, column } = editing.now().active;
    const run = tabRun.current;
    const begun = run !== null && run.row === row && run.column === column ? run.begun : null;
    if (key === 'Tab') {
      leave({ rows: 0, columns: shiftKey ? -1 : 1 });
      tabRun.current = { ...editing.now().active, begun: begun ?? column };
      return;
    }
    leave({ rows: shiftKey ? -1 : 1, columns: 0 });
    if (begun !== null) editing.select({ row: editing.now().active.row, column: begun });
    tabRun.current = null;
  };
  const handleTyping = (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
    if (event.key === 'Escape') {
      dropDraft(editing);
      return true;
    }
    if (event.key === 'Enter' && event.altKey) {
      field.current?.setRangeText('\n', field.current.selectionStart, field.current.selectionEnd, 'end');
      field.current?.dispatchEvent(new Event('input', { bubbles: true }));
      return true;
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      finish(true);
      return true;
    }
    if (event.key === 'Enter' || event.key === 'Tab') {
      leaveBy(event);
      return true;
    }
    if (event.key === 'F2' && draft !== null) {
      editing.setDraft({ ...draft, isFresh: !draft.isFresh });
      return true;
    }
    const step = steps[event.key];
    const isInFormula = draft?.text.startsWith('=') ?? false;
    if (
      step !== undefined &&
      draft?.isFresh === true &&
      !isInFormula &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey
    ) {
      leave(step);
      return true;
    }
    return false;
  };
  const handleWalking = (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
    const isMod = event.ctrlKey || event.metaKey;
    const step = steps[event.key];
    if (step !== undefined && !event.altKey) {
      go(step, event);
      return true;
    }
    const page = Math.max(1, layout.range.bottom - layout.range.top - 2);
    const from = event.shiftKey ? editing.now().end : active;
    const to = (next: { row: number; column: number }): true => {
      if (event.shiftKey) editing.select(active, next);
      else editing.select(next);
      return true;
    };
    switch (event.key) {
      case 'Tab':
      case 'Enter':
        if (isMod || event.altKey) return false;
        if (event.key === 'Enter' && !canWrite)
          go({ rows: event.shiftKey ? -1 : 1, columns: 0 }, { shiftKey: false });
        else leaveBy(event);
        return true;
      case 'Home':
        return to({ row: isMod ? layout.frozen.rows : from.row, column: isMod ? layout.frozen.columns : 0 });
      case 'End': {
        const used = endOf(sheet.rows, from.row);
        return to(isMod ? used.all : { row: from.row, column: used.row });
      }
      case 'PageDown':
        if (isMod) return showNext(1);
        return to({ row: Math.min(lastRow, from.row + page), column: from.column });
      case 'PageUp':
        if (isMod) return showNext(-1);
        return to({ row: Math.max(0, from.row - page), column: from.column });
      case 'F2':
        if (event.shiftKey) return false;
        beginDraft(editing, lang);
        return true;
      case 'Delete':
      case 'Backspace':
        clearSelected(editing);
        return true;
      case ' ':
        if (isMod) editing.select({ row: 0, column: active.column }, { row: lastRow, column: area.right });
        else if (event.shiftKey)
          editing.select({ row: active.row, column: 0 }, { row: area.bottom, column: lastColumn });
        else return false;
        return true;
      case 'a':
        if (!isMod) return false;
        editing.select({ row: 0, column: 0 }, { row: lastRow, column: lastColumn });
        return true;
      default:
        return false;
    }
  };
  const showNext = (by: 1 | -1): true => {
    const visible = book.sheets.filter(({ visibility }) => visibility === 'visible');
    const next = visible[visible.indexOf(sheet) + by];
    if (next !== undefined) editing.showSheet(next.id);
    return true;
  };
  const handlePaste = (event: ClipboardEvent): void => {
    if (draft !== null) return;
    event.preventDefault();
    if (!canWrite) return;
    const [plain, html] = [
      event.clipboardData.getData('text/plain'),
      event.clipboardData.getData('text/html'),
    ];
    if (!pasteInto(editing, { text: plain, html }, lang) && plain === '')
      showToast({ text: t('page:nothingToPaste') });
  };
  const handleCopy = (event: ClipboardEvent, isCut: boolean): void => {
    if (draft !== null) return;
    event.preventDefault();
    if (!mayCopy) {
      showToast({ text: t('page:noCopy') });
      return;
    }
    const copied = copySelected(shown, lang);
    event.clipboardData.setData('text/plain', copied.text);
    event.clipboardData.setData('text/html', copied.html);
    if (isCut && canWrite) clearSelected(editing);
  };
  return (
    <>
      <textarea
        ref={field}
        className="sheet-editor"
        aria-controls="sheet-cells"
        data-typing={isHere}
        aria-label={t(isHere ? 'page:writing' : 'page:cell', { place: name })}
        aria-activedescendant={isHere ? undefined : `cell-${placeName(active)}`}
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
          fontWeight: look.isBold ? 700 : undefined,
          fontStyle: look.isItalic ? 'italic' : undefined,
        }}
        onChange={(event) => {
          if (draft === null) beginDraft(editing, lang, event.target.value);
          else editing.setDraft({ ...draft, text: event.target.value });
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || event.keyCode === 229) return;
          const isDone = draft === null ? handleWalking(event) : handleTyping(event);
          if (isDone) {
            event.preventDefault();
            event.stopPropagation();
          }
        }}
        onCompositionStart={() => {
          begunByComposing.current = draft === null;
        }}
        onCompositionEnd={({ currentTarget }) => {
          // Given up, it was no entry: Enter would clear the cell.
          if (begunByComposing.current && currentTarget.value === '') dropDraft(editing);
        }}
        onCopy={(event) => handleCopy(event, false)}
        onCut={(event) => handleCopy(event, true)}
        onPaste={handlePaste}
      />
      <div className="unseen" role="status" aria-live="polite">
        {isHere ? '' : `${name} ${words}${cell?.formula === undefined ? '' : ` ${t('page:isFormula')}`}`}
      </div>
    </>
  );
}

function endOf(rows: ReadonlyMap<number, { cells: ReadonlyMap<number, { value: unknown }> }>, at: number) {
  let [bottom, right, own] = [0, 0, 0];
  for (const [row, { cells }] of rows) {
    for (const [column, { value }] of cells) {
      if (value === null) continue;
      bottom = Math.max(bottom, row);
      right = Math.max(right, column);
      if (row === at) own = Math.max(own, column);
    }
  }
  return { row: own, all: { row: bottom, column: right } };
}

/** As large as what is typed, but never beyond the view. */
function useSize(
  field: RefObject<HTMLTextAreaElement | null>,
  of: {
    text: string;
    box: { left: number; top: number; width: number; height: number };
    isHere: boolean;
    layout: Layout;
  },
): void {
  const { text, box, isHere, layout } = of;
  // Synchronises with the size of the words.
  useLayoutEffect(() => {
    const at = field.current;
    if (at === null) return;
    const { style } = at;
    if (!isHere) {
      style.width = `${Math.max(8, box.width)}px`;
      style.height = `${Math.max(8, box.height)}px`;
      return;
    }
    const longest = Math.max(...text.split('\n').map((line) => line.length));
    const most = Math.max(60, layout.view.width - box.left - 4);
    style.width = `${Math.min(most, Math.max(box.width + 1, longest * 8 + 24))}px`;
    style.height = 'auto';
    style.height = `${Math.min(Math.max(24, layout.view.height - box.top - 4), Math.max(box.height + 1, at.scrollHeight + 2))}px`;
  }, [field, text, box.left, box.top, box.width, box.height, isHere, layout.view.width, layout.view.height]);
}
