import { useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { showToast } from '../../ui/toast.ts';
import { discardDraft, writeDraft } from '../editing/cell-commands.ts';
import { useEditing, useSheetView } from '../editing/editing-context.ts';
import { useFormulaLocale } from '../editing/notation.ts';
import { activeCell, isSingle } from '../editing/workbook-editing.ts';
import { formatAddress, formatArea, parseArea } from '../workbook/area.ts';
import { typedText } from '../workbook/entry.ts';

/** Above the cells: the active address and the full content of the cell. */
export function FormulaBar({ onLeave }: { onLeave: () => void }) {
  const t = useTexts();
  const lang = useFormulaLocale();
  const editing = useEditing();
  const shown = useSheetView();
  const { draft, canWrite, sheet, active, area } = shown;
  const text = draft?.text ?? typedText(activeCell(shown), editing.formatOfActive(), lang);
  const finish = (): void => {
    if (writeDraft(editing, lang) === 'unread') showToast({ text: t('page:unread') });
  };
  return (
    <section className="formula-bar" aria-label={t('page:formulaBar')}>
      <PlaceField key={`${sheet.id} ${formatAddress(active)} ${formatArea(area)}`} onLeave={onLeave} />
      <textarea
        className="formula-field"
        aria-label={t('page:content', { place: formatAddress(active) })}
        dir="auto"
        rows={1}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        readOnly={!canWrite}
        value={text}
        onChange={(event) =>
          editing.setDraft({
            ...(draft ?? { sheet: sheet.id, place: active }),
            text: event.target.value,
            isFresh: false,
          })
        }
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape') {
            discardDraft(editing);
            onLeave();
          } else if ((event.key === 'Enter' && !event.altKey) || event.key === 'Tab') {
            event.preventDefault();
            finish();
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
            editing.now().draft !== null
          )
            finish();
        }}
      />
    </section>
  );
}

function PlaceField({ onLeave }: { onLeave: () => void }) {
  const t = useTexts();
  const editing = useEditing();
  const shown = useSheetView();
  const name = isSingle(shown) ? formatAddress(shown.active) : formatArea(shown.area);
  const [text, setText] = useState(name);
  return (
    <input
      type="text"
      className="place-field"
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
        const area = placed(text, shown);
        if (area === null) {
          showToast({ text: t('page:noPlace', { place: text }) });
          return;
        }
        editing.select({ row: area.top, column: area.left }, { row: area.bottom, column: area.right });
        onLeave();
      }}
    />
  );
}

function placed(text: string, { book: workbook, sheet }: ReturnType<typeof useSheetView>) {
  const named = workbook.names.find((one) => one.name.toLowerCase() === text.trim().toLowerCase());
  const [, name = '', area = text] =
    /^(?:(.*)!)?(\$?[A-Za-z0-9:$]+)$/.exec((named?.formula ?? text).trim()) ?? [];
  const isHere = name === '' || name.replace(/^'|'$/g, '').toLowerCase() === sheet.name.toLowerCase();
  return isHere ? parseArea(area) : null;
}
