import { useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { showToast } from '../../ui/toast.ts';
import { discardDraft, writeDraft } from '../editing/cell-commands.ts';
import { useEditing, useSheetView } from '../editing/editing-context.ts';
import { useFormulaLocale } from '../editing/formula-locale.ts';
import { getActiveCell, isSingleCell } from '../editing/workbook-editing.ts';
import { formatAddress, formatArea, parseArea } from '../workbook/area.ts';
import { toEditableText } from '../workbook/entry.ts';

/** Above the cells: the active address and the full content of the cell. */
export function FormulaBar({ onLeave }: { onLeave: () => void }) {
  const t = useTexts();
  const lang = useFormulaLocale();
  const editing = useEditing();
  const view = useSheetView();
  const { draft, canWrite, sheet, active, area } = view;
  const text = draft?.text ?? toEditableText(getActiveCell(view), editing.formatOfActive(), lang);
  const enterDraft = (): void => {
    if (writeDraft(editing, lang) === 'unread') showToast({ text: t('page:unread') });
  };
  return (
    <section className="formula-bar" aria-label={t('page:formulaBar')}>
      <AddressField key={`${sheet.id} ${formatAddress(active)} ${formatArea(area)}`} onLeave={onLeave} />
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
            ...(draft ?? { sheet: sheet.id, address: active }),
            text: event.target.value,
            replacesContent: false,
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
        const area = parseTarget(text, view);
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

function parseTarget(text: string, { workbook, sheet }: ReturnType<typeof useSheetView>) {
  const definedName = workbook.definedNames.find(
    (definedName) => definedName.name.toLowerCase() === text.trim().toLowerCase(),
  );
  const [, name = '', address = text] =
    /^(?:(.*)!)?(\$?[A-Za-z0-9:$]+)$/.exec((definedName?.formula ?? text).trim()) ?? [];
  const isOnThisSheet = name === '' || name.replace(/^'|'$/g, '').toLowerCase() === sheet.name.toLowerCase();
  return isOnThisSheet ? parseArea(address) : null;
}
