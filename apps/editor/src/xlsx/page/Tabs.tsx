import { ChevronDown, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import type { ActionEntry, MenuEntry } from '../../ui/menu/menu-entries.ts';
import { useEditing, useSheetView } from '../editing/editing-context.ts';
import type { PageActions } from '../editing/tool.ts';
import { nameProblem } from '../workbook/refusals.ts';
import type { Sheet } from '../workbook/workbook.ts';

const colours = ['C00000', 'ED7D31', 'FFC000', '2E7D4F', '1F5673', '7030A0'] as const;

/** The tabs of the sheets. */
export function Tabs({ page }: { page: PageActions }) {
  const t = useTexts();
  const editing = useEditing();
  const { book: workbook, sheet, canWrite } = useSheetView();
  const list = useRef<HTMLDivElement>(null);
  const visible = workbook.sheets.filter(({ visibility }) => visibility === 'visible');
  const go = (by: number): void => {
    const next = visible[visible.indexOf(sheet) + by];
    if (next === undefined) return;
    editing.showSheet(next.id);
    list.current?.querySelector<HTMLElement>(`[data-sheet="${next.id}"]`)?.focus();
  };
  const add = (): void => {
    const at = workbook.sheets.indexOf(sheet) + 1;
    const id = workbook.nextSheet;
    if (editing.apply({ kind: 'addSheet', name: freeName(workbook.sheets, t('page:newSheet')), at }))
      editing.showSheet(id);
    page.focus();
  };
  return (
    <section className="sheet-tabs" data-region="panel" aria-label={t('page:sheets')}>
      {canWrite && !workbook.isLocked ? (
        <button
          type="button"
          className="icon-button"
          aria-label={t('page:addSheet')}
          title={t('page:addSheet')}
          onClick={add}
        >
          <Plus size={16} aria-hidden />
        </button>
      ) : null}
      <div ref={list} role="tablist" aria-label={t('page:sheets')} className="sheet-tab-list">
        {visible.map((one) => (
          <button
            key={one.id}
            type="button"
            role="tab"
            aria-selected={one === sheet}
            tabIndex={one === sheet ? 0 : -1}
            className="sheet-tab"
            data-sheet={one.id}
            style={one.colour === null ? undefined : { borderBottomColor: `#${one.colour}` }}
            onClick={() => {
              editing.showSheet(one.id);
              page.focus();
            }}
            onDoubleClick={() =>
              canWrite && page.show(<NameDialog sheet={one} onClose={() => page.show(null)} />)
            }
            onKeyDown={(event) => {
              if (event.key === 'ArrowLeft') go(-1);
              else if (event.key === 'ArrowRight') go(1);
              else if (event.key === 'Enter' || event.key === 'Escape') page.focus();
              else return;
              event.preventDefault();
            }}
          >
            <bdi>{one.name}</bdi>
          </button>
        ))}
      </div>
      {canWrite && !workbook.isLocked ? (
        <MenuButton
          id="sheet"
          label={t('page:sheetMenu', { name: sheet.name })}
          className="icon-button"
          entries={() => entries({ sheet, page, editing, t })}
          focusAfterChoice={page.focus}
        >
          <ChevronDown size={16} aria-hidden />
        </MenuButton>
      ) : null}
    </section>
  );
}

interface Ports {
  sheet: Sheet;
  page: PageActions;
  editing: ReturnType<typeof useEditing>;
  t: ReturnType<typeof useTexts>;
}

function entries({ sheet, page, editing, t }: Ports): MenuEntry[] {
  const { book: workbook } = editing.now();
  const at = workbook.sheets.indexOf(sheet);
  const change = (id: string, run: () => void, more: Partial<ActionEntry> = {}): ActionEntry => ({
    kind: 'action',
    id,
    label: t(`page:tab.${id}`),
    run,
    ...more,
  });
  const hidden = workbook.sheets.filter(({ visibility }) => visibility === 'hidden');
  const close = (): void => page.show(null);
  return [
    change('rename', () => page.show(<NameDialog sheet={sheet} onClose={close} />)),
    change('left', () => editing.apply({ kind: 'moveSheet', sheet: sheet.id, to: at - 1 }), {
      isEnabled: at > 0,
    }),
    change('right', () => editing.apply({ kind: 'moveSheet', sheet: sheet.id, to: at + 1 }), {
      isEnabled: at < workbook.sheets.length - 1,
    }),
    change('hide', () => editing.apply({ kind: 'showSheet', sheet: sheet.id, isHidden: true })),
    ...hidden.map((one) =>
      change(
        `show-${one.id}`,
        () =>
          editing.apply({ kind: 'showSheet', sheet: one.id, isHidden: false }) && editing.showSheet(one.id),
        {
          label: t('page:tab.show', { name: one.name }),
        },
      ),
    ),
    { kind: 'line', id: 'tab-1' },
    change('noColour', () => editing.apply({ kind: 'colourSheet', sheet: sheet.id, colour: null }), {
      checked: sheet.colour === null,
      isRadio: true,
    }),
    {
      kind: 'group',
      id: 'tab-colours',
      columns: 6,
      entries: colours.map((colour) =>
        change(`colour-${colour}`, () => editing.apply({ kind: 'colourSheet', sheet: sheet.id, colour }), {
          label: t(`page:tabColours.${colour}`),
          checked: sheet.colour === colour,
          isRadio: true,
          style: { background: `#${colour}` },
        }),
      ),
    },
    { kind: 'line', id: 'tab-2' },
    change('remove', () => page.show(<RemoveDialog sheet={sheet} onClose={close} />)),
  ];
}

function NameDialog({ sheet, onClose }: { sheet: Sheet; onClose: () => void }) {
  const t = useTexts();
  const editing = useEditing();
  const { book: workbook } = useSheetView();
  const [name, setName] = useState(sheet.name);
  const problem = nameProblem(workbook, name, sheet.id);
  return (
    <FormDialog
      title={t('page:tab.rename')}
      isReady={problem === null}
      onApply={() => editing.apply({ kind: 'renameSheet', sheet: sheet.id, name })}
      onClose={onClose}
    >
      <div className="field">
        <label htmlFor="sheet-name">{t('page:sheetName')}</label>
        <input
          id="sheet-name"
          type="text"
          data-first
          dir="auto"
          autoComplete="off"
          value={name}
          aria-invalid={problem !== null}
          aria-describedby="sheet-name-problem"
          onChange={(event) => setName(event.target.value)}
          onFocus={(event) => event.target.select()}
        />
        <span id="sheet-name-problem" role="alert" className="field-problem">
          {problem === null ? '' : t(`page:nameProblem.${problem}`)}
        </span>
      </div>
    </FormDialog>
  );
}

function RemoveDialog({ sheet, onClose }: { sheet: Sheet; onClose: () => void }) {
  const t = useTexts();
  const editing = useEditing();
  return (
    <Dialog title={t('page:removeTitle', { name: sheet.name })} onClose={onClose} hasOwnActions>
      <p>{t('page:removeText')}</p>
      <div className="dialog-actions">
        <button type="button" data-first onClick={onClose}>
          {t('ui:cancel')}
        </button>
        <button
          type="button"
          className="main-action"
          onClick={() => {
            onClose();
            editing.apply({ kind: 'removeSheet', sheet: sheet.id });
          }}
        >
          {t('page:tab.remove')}
        </button>
      </div>
    </Dialog>
  );
}

function freeName(sheets: readonly Sheet[], word: string): string {
  for (let at = sheets.length + 1; ; at++) {
    const name = `${word}${at}`;
    if (!sheets.some((one) => one.name.toLowerCase() === name.toLowerCase())) return name;
  }
}
