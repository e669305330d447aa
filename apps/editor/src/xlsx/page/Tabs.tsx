import { ChevronDown, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { inlineArrowKey } from '../../ui/inline-arrow-key.ts';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import type { ActionEntry, MenuEntry } from '../../ui/menu/menu-entries.ts';
import { useEditing, useSheetView } from '../editing/editing-context.ts';
import type { PageActions } from '../editing/tool.ts';
import { findNameProblem } from '../workbook/refusals.ts';
import type { Sheet } from '../workbook/workbook.ts';

const colours = ['C00000', 'ED7D31', 'FFC000', '2E7D4F', '1F5673', '7030A0'] as const;

/** The tabs of the sheets. */
export function Tabs({ page }: { page: PageActions }) {
  const t = useTexts();
  const editing = useEditing();
  const { workbook, sheet, canWrite } = useSheetView();
  const list = useRef<HTMLDivElement>(null);
  const visible = workbook.sheets.filter(({ visibility }) => visibility === 'visible');
  const selectTab = (by: number): void => {
    const next = visible[visible.indexOf(sheet) + by];
    if (next === undefined) return;
    editing.showSheet(next.id);
    list.current?.querySelector<HTMLElement>(`[data-sheet="${next.id}"]`)?.focus();
  };
  const addSheet = (): void => {
    const at = workbook.sheets.indexOf(sheet) + 1;
    const id = workbook.nextSheetId;
    if (editing.apply({ kind: 'addSheet', name: findFreeName(workbook.sheets, t('page:newSheet')), at }))
      editing.showSheet(id);
    page.focusSheet();
  };
  return (
    <section className="sheet-tabs" data-region="panel" aria-label={t('page:sheets')}>
      {canWrite && !workbook.isStructureLocked ? (
        <button
          type="button"
          className="icon-button"
          aria-label={t('page:addSheet')}
          title={t('page:addSheet')}
          onClick={addSheet}
        >
          <Plus size={16} aria-hidden />
        </button>
      ) : null}
      <div ref={list} role="tablist" aria-label={t('page:sheets')} className="sheet-tab-list">
        {visible.map((listed) => (
          <button
            key={listed.id}
            type="button"
            role="tab"
            aria-selected={listed === sheet}
            tabIndex={listed === sheet ? 0 : -1}
            className="sheet-tab"
            data-sheet={listed.id}
            style={listed.colour === null ? undefined : { borderBottomColor: `#${listed.colour}` }}
            onClick={() => {
              editing.showSheet(listed.id);
              page.focusSheet();
            }}
            onDoubleClick={() =>
              canWrite && page.showDialog(<NameDialog sheet={listed} onClose={() => page.showDialog(null)} />)
            }
            onKeyDown={(event) => {
              const key = inlineArrowKey(event);
              if (key === 'ArrowLeft') selectTab(-1);
              else if (key === 'ArrowRight') selectTab(1);
              else if (event.key === 'Enter' || event.key === 'Escape') page.focusSheet();
              else return;
              event.preventDefault();
            }}
          >
            <bdi>{listed.name}</bdi>
          </button>
        ))}
      </div>
      {canWrite && !workbook.isStructureLocked ? (
        <MenuButton
          id="sheet"
          label={t('page:sheetMenu', { name: sheet.name })}
          className="icon-button"
          entries={() => createMenuEntries({ sheet, page, editing, t })}
          focusAfterChoice={page.focusSheet}
        >
          <ChevronDown size={16} aria-hidden />
        </MenuButton>
      ) : null}
    </section>
  );
}

interface MenuContext {
  sheet: Sheet;
  page: PageActions;
  editing: ReturnType<typeof useEditing>;
  t: ReturnType<typeof useTexts>;
}

function createMenuEntries({ sheet, page, editing, t }: MenuContext): MenuEntry[] {
  const { workbook } = editing.getView();
  const index = workbook.sheets.indexOf(sheet);
  const createEntry = (id: string, run: () => void, options: Partial<ActionEntry> = {}): ActionEntry => ({
    kind: 'action',
    id,
    label: t(`page:tab.${id}`),
    run,
    ...options,
  });
  const hidden = workbook.sheets.filter(({ visibility }) => visibility === 'hidden');
  const closeDialog = (): void => page.showDialog(null);
  return [
    createEntry('rename', () => page.showDialog(<NameDialog sheet={sheet} onClose={closeDialog} />)),
    createEntry('left', () => editing.apply({ kind: 'moveSheet', sheet: sheet.id, to: index - 1 }), {
      isEnabled: index > 0,
    }),
    createEntry('right', () => editing.apply({ kind: 'moveSheet', sheet: sheet.id, to: index + 1 }), {
      isEnabled: index < workbook.sheets.length - 1,
    }),
    createEntry('hide', () => editing.apply({ kind: 'showSheet', sheet: sheet.id, isHidden: true })),
    ...hidden.map((listed) =>
      createEntry(
        `show-${listed.id}`,
        () =>
          editing.apply({ kind: 'showSheet', sheet: listed.id, isHidden: false }) &&
          editing.showSheet(listed.id),
        {
          label: t('page:tab.show', { name: listed.name }),
        },
      ),
    ),
    { kind: 'separator', id: 'separator-tab-1' },
    createEntry('noColour', () => editing.apply({ kind: 'colourSheet', sheet: sheet.id, colour: null }), {
      checked: sheet.colour === null,
      isRadio: true,
    }),
    {
      kind: 'group',
      id: 'tab-colours',
      columns: 6,
      entries: colours.map((colour) =>
        createEntry(
          `colour-${colour}`,
          () => editing.apply({ kind: 'colourSheet', sheet: sheet.id, colour }),
          {
            label: t(`page:tabColours.${colour}`),
            checked: sheet.colour === colour,
            isRadio: true,
            style: { background: `#${colour}` },
          },
        ),
      ),
    },
    { kind: 'separator', id: 'separator-tab-2' },
    createEntry('remove', () => page.showDialog(<RemoveDialog sheet={sheet} onClose={closeDialog} />)),
  ];
}

function NameDialog({ sheet, onClose }: { sheet: Sheet; onClose: () => void }) {
  const t = useTexts();
  const editing = useEditing();
  const { workbook } = useSheetView();
  const [name, setName] = useState(sheet.name);
  const problem = findNameProblem(workbook, name, sheet.id);
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

function findFreeName(sheets: readonly Sheet[], prefix: string): string {
  for (let index = sheets.length + 1; ; index++) {
    const name = `${prefix}${index}`;
    if (!sheets.some((listed) => listed.name.toLowerCase() === name.toLowerCase())) return name;
  }
}
