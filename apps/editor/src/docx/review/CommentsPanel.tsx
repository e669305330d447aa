import { type ComponentType, useEffect, useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { stopBufferingKeys } from '../../ui/held-keys/key-buffer.ts';

type PanelState = { kind: 'loading' } | { kind: 'there'; Content: ComponentType } | { kind: 'failed' };

/** Cached once loaded: reopening renders at once. */
let cachedPanel: PanelState = { kind: 'loading' };

async function load(): Promise<PanelState> {
  try {
    cachedPanel = { kind: 'there', Content: (await import('./panel/ReviewPanel.tsx')).ReviewPanel };
    return cachedPanel;
  } catch (error) {
    console.info('The comments could not be fetched', error);
    return { kind: 'failed' };
  }
}

/** Preloads the panel in idle time, so that typing can start as soon as it is opened. */
export function preloadCommentsPanel(): void {
  void load();
}

/** Loaded on first use: most texts are written without it. */
export function CommentsPanel() {
  const t = useTexts();
  const [panelState, setPanelState] = useState(cachedPanel);
  const isLoaded = panelState.kind === 'there';
  const open = async (): Promise<void> => {
    const loaded = await load();
    if (loaded.kind === 'failed') stopBufferingKeys();
    setPanelState(loaded);
  };
  // Loads the panel code.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; then when it is asked for
  useEffect(() => {
    if (!isLoaded) void open();
  }, []);
  if (isLoaded) return <panelState.Content />;
  if (panelState.kind === 'loading') return null;
  return (
    <div className="review-empty" role="alert">
      <p>{t('review:notLoaded')}</p>
      <button type="button" className="quiet-action" onClick={() => void open()}>
        {t('review:loadAgain')}
      </button>
    </div>
  );
}
