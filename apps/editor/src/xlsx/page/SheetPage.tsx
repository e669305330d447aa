import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useRegions } from '../../frame/keyboard/use-regions.ts';
import { Busy } from '../../frame/page/Busy.tsx';
import type { OpenedPageProps } from '../../frame/page/document-kind.ts';
import { Notices } from '../../frame/page/Notices.tsx';
import { PageHead } from '../../frame/page/PageHead.tsx';
import { useTexts } from '../../i18n.ts';
import { DocumentFocusProvider } from '../../ui/document-focus.ts';
import { bufferKeys } from '../../ui/held-keys/key-buffer.ts';
import { PointerMenu, type ViewportPoint } from '../../ui/menu/PointerMenu.tsx';
import { runWhenIdle } from '../../ui/run-when-idle.ts';
import { showToast } from '../../ui/toast.ts';
import { editChart } from '../charts/chart-entries.tsx';
import { DrawingSelection } from '../charts/DrawingSelection.tsx';
import { EditingProvider, useSheetView } from '../editing/editing-context.ts';
import { useFormulaLocale } from '../editing/formula-locale.ts';
import type { PageActions, ToolContext } from '../editing/tool.ts';
import { createWorkbookEditing, type WorkbookEditing } from '../editing/workbook-editing.ts';
import { FilterLayer } from '../filter/FilterLayer.tsx';
import { prepareFormulas } from '../formula/prepare-formulas.ts';
import { Grid } from '../grid/Grid.tsx';
import { PrintedSheet } from '../print/PrintedSheet.tsx';
import type { Edit } from '../workbook/edits.ts';
import type { CellAddress, Workbook } from '../workbook/workbook.ts';
import type { WorkbookWorker } from '../worker/start-worker.ts';
import { AuthorProvider } from './author.ts';
import { FindCells } from './FindCells.tsx';
import { FormulaBar } from './FormulaBar.tsx';
import { showInvalidEntry } from './invalid-entry.ts';
import { NotesPanel } from './NotesPanel.tsx';
import { getRefusalText } from './refusal-text.ts';
import { SheetBar } from './SheetBar.tsx';
import { StatusLine } from './StatusLine.tsx';
import { createSheetSurface } from './sheet-surface.ts';
import { createContextEntries } from './sheet-tools.tsx';
import { openAtStoredCell } from './stored-cell.ts';
import { Tabs } from './Tabs.tsx';
import { UnsupportedNotice } from './UnsupportedNotice.tsx';
import { useFinishedCalculation } from './use-finished-calculation.ts';
import { useSheetKeys } from './use-sheet-keys.ts';

type Props = OpenedPageProps<Edit, Workbook, WorkbookWorker>;

/** The editor page of a workbook: toolbar, cells and tabs. */
export function SheetPage(props: Props) {
  const { document: openedDocument, writing, onReady } = props;
  const t = useTexts();
  const lang = useFormulaLocale();
  const field = useRef<HTMLTextAreaElement>(null);
  const { userId } = openedDocument.fileInfo;
  const [editing] = useState(() =>
    createWorkbookEditing({
      workbook: openedDocument.content,
      canWrite: openedDocument.access.mode === 'edit',
      onEdit: writing.recordEdit,
      onRefused: (refusal) => showToast({ text: getRefusalText(refusal, t) }),
      onInvalid: (entry) => showInvalidEntry(entry, t, () => field.current?.focus({ preventScroll: true })),
      now: () => Date.now(),
    }),
  );
  const onReadyRef = useRef(onReady);
  // Notifies the frame once when the workbook is ready.
  useEffect(() => {
    const focus = (): void => field.current?.focus({ preventScroll: true });
    const stopTracking = openAtStoredCell(editing, userId);
    onReadyRef.current(createSheetSurface(editing, { lang, focus }));
    const stopPreparing = editing.getView().canWrite
      ? runWhenIdle(
          prepareFormulas(() => editing.getView().workbook),
          () => undefined,
        )
      : () => undefined;
    return () => {
      stopTracking();
      stopPreparing();
    };
  }, [editing, lang, userId]);
  return (
    <EditingProvider value={editing}>
      <AuthorProvider value={openedDocument.fileInfo.userFriendlyName}>
        <OpenSheet {...props} editing={editing} field={field} />
      </AuthorProvider>
    </EditingProvider>
  );
}

interface OpenProps extends Props {
  editing: WorkbookEditing;
  field: React.RefObject<HTMLTextAreaElement | null>;
}

function OpenSheet(props: OpenProps) {
  const {
    document: openedDocument,
    access,
    state,
    appearance,
    bridge,
    ui,
    exportActions,
    onClose,
    editing,
    field,
  } = props;
  const t = useTexts();
  const lang = useFormulaLocale();
  const view = useSheetView();
  const { fileInfo } = openedDocument;
  const [filterCell, setFilterCell] = useState<CellAddress | null>(null);
  const [menuPoint, setMenuPoint] = useState<ViewportPoint | null>(null);
  const {
    page,
    dialog,
    find,
    hasNotes,
    said: announcement,
    closeFind,
    closeNotes,
    selectedDrawing,
    selectDrawing,
  } = usePageActions({ field, exportActions, canCopy: !fileInfo.disableCopy });
  const { focusSheet } = page;
  const author = fileInfo.userFriendlyName;
  const context: ToolContext = { editing, sheetView: view, page, author, lang, characters: null, t };
  useFinishedCalculation(editing, field);
  useSheetKeys(context);
  useRegions(() => field.current ?? document.body, focusSheet);
  const focusHome = useFocusHome(field);
  return (
    <DocumentFocusProvider value={focusHome}>
      <div className="page sheet-page" data-mode={access.mode} data-copy={!fileInfo.disableCopy}>
        <PageHead {...{ ui, bridge, onClose }}>
          {appearance.showToolbar && ui.showMenubar ? <SheetBar context={context} /> : null}
        </PageHead>
        <Notices opened={props}>
          {(openOriginal) => <UnsupportedNotice openOriginal={openOriginal} />}
        </Notices>
        <FormulaBar onLeave={focusSheet} />
        <div className="work">
          <main className="desk sheet-desk" aria-label={t('document')}>
            <h1 className="unseen">{fileInfo.title}</h1>
            <Grid
              isDark={appearance.theme === 'dark'}
              field={field}
              mayCopy={!fileInfo.disableCopy}
              onContextMenu={setMenuPoint}
              onOpenFilter={setFilterCell}
              overlays={(layout) => (
                <>
                  <DrawingSelection
                    sheetView={view}
                    layout={layout}
                    selected={selectedDrawing}
                    onSelect={selectDrawing}
                    onEdit={(index) => editChart(context, index)}
                    focusSheet={focusSheet}
                  />
                  <FilterLayer
                    sheetView={view}
                    layout={layout}
                    openCell={filterCell}
                    onOpen={setFilterCell}
                    onClose={() => {
                      setFilterCell(null);
                      focusSheet();
                    }}
                  />
                </>
              )}
            />
          </main>
          {find === null ? null : (
            <FindCells
              requestCount={find.requestCount}
              withReplace={find.withReplace}
              announce={page.announce}
              onClose={closeFind}
            />
          )}
          {hasNotes ? <NotesPanel page={page} onClose={closeNotes} /> : null}
        </div>
        <Tabs page={page} />
        <StatusLine state={access.mode === 'edit' ? state : 'viewOnly'} isWhole={appearance.showStatusBar} />
        <Busy ui={ui} />
        {dialog}
        {menuPoint === null ? null : (
          <PointerMenu
            label={t('page:cellMenu')}
            entries={createContextEntries(context)}
            point={menuPoint}
            onClose={() => {
              setMenuPoint(null);
              focusSheet();
            }}
          />
        )}
        <div className="unseen" role="status">
          {announcement}
        </div>
      </div>
      <PrintedSheet fileName={fileInfo.baseFileName} />
    </DocumentFocusProvider>
  );
}

/** UI state around the sheet, and the tools' access to it. */
function usePageActions({
  field,
  exportActions,
  canCopy,
}: Pick<OpenProps, 'field' | 'exportActions'> & { canCopy: boolean }) {
  const [dialog, setDialog] = useState<ReactNode>(null);
  const [find, setFind] = useState<{ requestCount: number; withReplace: boolean } | null>(null);
  const [hasNotes, setNotes] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const [selectedDrawing, selectDrawing] = useState<number | null>(null);
  const focusSheet = (): void => field.current?.focus({ preventScroll: true });
  const page: PageActions = {
    showDialog: (next) => {
      if (next !== null) bufferKeys();
      setDialog(next);
    },
    openFind: (withReplace) => {
      bufferKeys();
      setFind((previous) => ({ requestCount: (previous?.requestCount ?? 0) + 1, withReplace }));
    },
    toggleNotes: () => setNotes((previous) => !previous),
    exportActions,
    clipboard: { element: () => field.current, focus: focusSheet, canCopy },
    announce: setAnnouncement,
    focusSheet,
    selectDrawing: (index = 0) => selectDrawing(index),
  };
  const closeFind = (): void => {
    setFind(null);
    focusSheet();
  };
  return {
    page,
    dialog,
    find,
    hasNotes,
    said: announcement,
    closeFind,
    closeNotes: () => setNotes(false),
    selectedDrawing,
    selectDrawing,
  };
}

function useFocusHome(field: React.RefObject<HTMLTextAreaElement | null>) {
  return useMemo(
    () => ({
      get dom(): HTMLElement {
        return field.current ?? document.body;
      },
      focus: () => field.current?.focus({ preventScroll: true }),
    }),
    [field],
  );
}
