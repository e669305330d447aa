import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { createPageUiStore, type PageUiState, type PageUiStore } from './page-host.ts';
import type { PageActions } from './tool.ts';

const Context = createContext<PageUiStore | null>(null);

interface Props extends Pick<PageActions, 'exportActions' | 'chooseView'> {
  children: ReactNode;
}

/** Provides panels and dialogs to all descendants; renders the dialog and the live region for screen readers. */
export function PageActionsProvider({ exportActions, chooseView, children }: Props) {
  const [host] = useState(() => createPageUiStore({ exportActions, chooseView }));
  const { dialog, announcement } = useSyncExternalStore(host.subscribe, host.uiState);
  return (
    <Context.Provider value={host}>
      {children}
      {dialog}
      <div className="unseen" role="status">
        <span key={announcement.count}>{announcement.text}</span>
      </div>
    </Context.Provider>
  );
}

function useHost(): PageUiStore {
  const host = useContext(Context);
  if (host === null) throw new Error('usePageActs needs a PageActsProvider');
  return host;
}

/** Page actions for tools, panels and dialogs. Always the same object. */
export function usePageActions(): PageActions {
  return useHost().actions;
}

export function useShortcutTools(): PageUiStore['shortcuts'] {
  return useHost().shortcuts;
}

export function useCloseFind(): () => void {
  return useHost().closeFind;
}

/** The current UI state around the text; renders again when it changes. */
export function usePageUiState(): PageUiState {
  const host = useHost();
  return useSyncExternalStore(host.subscribe, host.uiState);
}
