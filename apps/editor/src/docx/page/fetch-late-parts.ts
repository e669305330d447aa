/**
 * What most texts do not need from the start is fetched when the page has come to rest: a first footnote then takes the keys in the moment in
 * which it is there, and is also there without a network.
 */
export function fetchLateParts(): void {
  const fetchAll = (): void => {
    const parts = [
      import('../header-footer/margin-area.ts'),
      import('../notes/notes-area.ts'),
      import('../notes/side-blocks.ts'),
      import('../review/panel/ReviewPanel.tsx'),
    ];
    // Each is asked for again when it is needed, and says then what is wrong.
    void Promise.allSettled(parts);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(fetchAll, { timeout: 2000 });
  else setTimeout(fetchAll, 500);
}
