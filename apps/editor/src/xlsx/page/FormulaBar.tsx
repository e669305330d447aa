import { type KeyboardEvent, useRef, useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { showToast } from '../../ui/toast.ts';
import { discardDraft, writeDraft } from '../editing/cell-commands.ts';
import { useEditedView, useEditing, useSheetView } from '../editing/editing-context.ts';
import { useFormulaLocale } from '../editing/formula-locale.ts';
import { changeDraftText, toEditableContent } from '../editing/rich-entry.ts';
import { findResultSource, getActiveCell, isSingleCell, selectArea } from '../editing/workbook-editing.ts';
import { ColouredFormula } from '../formula-help/ColouredFormula.tsx';
import { FormulaHelp, useFormulaHelp } from '../formula-help/FormulaHelp.tsx';
import { isFormula } from '../formula-help/typed-formula.ts';
import { findDrawnRuns, TypedRuns } from '../grid/TypedRuns.tsx';
import { formatAddress, formatArea, parseArea } from '../workbook/area.ts';
import {
  findDefinedName,
  findReferencedRange,
  formatFixedRange,
  isValidName,
} from '../workbook/defined-names.ts';
import { getCell } from '../workbook/workbook.ts';
import { findKeyTool } from './use-sheet-keys.ts';

type FieldKeyEvent = KeyboardEvent<HTMLTextAreaElement>;

/** Above the cells: the active address and the full content of the cell. */
export function FormulaBar({ onLeave }: { onLeave: () => void }) {
  const t = useTexts();
  const lang = useFormulaLocale();
  const editing = useEditing();
  const view = useEditedView();
  const { draft, canWrite, sheet, active, area } = view;
  const field = useRef<HTMLTextAreaElement>(null);
  const resultOf = findResultSource(view);
  const shownCell = resultOf === null ? getActiveCell(view) : getCell(sheet, resultOf);
  const content = draft ?? toEditableContent(shownCell, editing.formatOfActive(), lang);
  const { text } = content;
  const runs = draft === null ? undefined : findDrawnRuns(draft);
  const help = useFormulaHelp({ field, text, isTyping: draft !== null });
  const isColoured = draft !== null && isFormula(text);
  const isTypedHere = document.activeElement === field.current;
  const enterDraft = (): void => {
    if (writeDraft(editing, lang) === 'unread') showToast({ text: t('page:unread') });
  };
  return (
    <section className="formula-bar" aria-label={t('page:formulaBar')}>
      <AddressField key={`${sheet.id} ${formatAddress(active)} ${formatArea(area)}`} onLeave={onLeave} />
      {isColoured ? <ColouredFormula field={field} text={text} /> : null}
      {runs === undefined ? null : (
        <TypedRuns field={field} text={text} runs={runs} cellFormat={editing.formatOfActive()} />
      )}
      {isColoured && isTypedHere ? (
        <FormulaHelp help={help} style={{ top: '100%', insetInlineStart: 110 }} />
      ) : null}
      <textarea
        ref={field}
        className="formula-field"
        data-coloured={isColoured || runs !== undefined}
        {...(isTypedHere ? help.attributes : {})}
        aria-label={t('page:content', { place: formatAddress(active) })}
        dir="auto"
        rows={1}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        readOnly={!canWrite || resultOf !== null}
        value={text}
        onChange={(event) =>
          editing.setDraft(
            changeDraftText(
              { sheet: sheet.id, address: active, ...content, ...draft, replacesContent: false },
              event.target.value,
            ),
          )
        }
        onKeyDown={(event) => {
          if (formatsSelected(event)) return;
          event.stopPropagation();
          if (event.nativeEvent.isComposing) return;
          if (help.handleKey(event)) {
            event.preventDefault();
          } else if (event.key === 'Escape') {
            discardDraft(editing);
            onLeave();
          } else if ((event.key === 'Enter' && !event.altKey) || event.key === 'Tab') {
            event.preventDefault();
            enterDraft();
            const step = event.shiftKey ? -1 : 1;
            editing.select(
              event.key === 'Tab'
                ? { row: active.row, column: active.column + step }
                : { row: active.row + step, column: active.column },
            );
            onLeave();
          } else if (event.key === 'Enter') {
            event.preventDefault();
            event.currentTarget.setRangeText(
              '\n',
              event.currentTarget.selectionStart,
              event.currentTarget.selectionEnd,
              'end',
            );
            event.currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
          }
        }}
        onBlur={(event) => {
          // Continuing in the cell, or clicking a cell for a reference, does not end editing.
          if (
            !(
              event.relatedTarget instanceof Element && event.relatedTarget.closest('.sheet-grid') !== null
            ) &&
            editing.getView().draft !== null
          )
            enterDraft();
        }}
      />
    </section>
  );
}

/** Whether a key formats the selected characters: it is handled by the page. */
const formatsSelected = (event: FieldKeyEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  findKeyTool(event)?.isForCharacters === true &&
  event.currentTarget.selectionStart < event.currentTarget.selectionEnd;

function AddressField({ onLeave }: { onLeave: () => void }) {
  const t = useTexts();
  const editing = useEditing();
  const view = useSheetView();
  const name = isSingleCell(view) ? formatAddress(view.active) : formatArea(view.area);
  const [text, setText] = useState(name);
  return (
    <input
      type="text"
      className="place-field"
      dir="auto"
      aria-label={t('page:goTo')}
      spellCheck={false}
      autoComplete="off"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onFocus={(event) => event.target.select()}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') return onLeave();
        if (event.key !== 'Enter') return;
        event.preventDefault();
        const target = findTarget(text, view);
        if (target !== null) {
          editing.showSheet(target.sheet.id);
          selectArea(editing, target.area);
        } else if (!view.canWrite || !isValidName(text.trim())) {
          showToast({ text: t('page:noPlace', { place: text }) });
          return;
        } else {
          // A new name stands for the selection, as in other programs.
          const formula = formatFixedRange(view.sheet, view.area);
          if (editing.apply({ kind: 'name', name: text.trim(), formula }))
            showToast({ text: t('names:added', { name: text.trim(), range: formula }) });
        }
        onLeave();
      }}
    />
  );
}

/** The range of an address, of a reference with a sheet, or of a name. */
function findTarget(text: string, { workbook, sheet }: ReturnType<typeof useSheetView>) {
  const area = parseArea(text.trim());
  if (area !== null) return { sheet, area };
  const reference = findDefinedName(workbook, sheet.id, text)?.formula ?? text;
  const range = findReferencedRange(workbook, sheet, reference);
  return range?.sheet.visibility === 'visible' ? range : null;
}
