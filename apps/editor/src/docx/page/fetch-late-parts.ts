import { runWhenPageIsIdle } from './run-when-at-rest.ts';

/** Loads code that most texts do not need at first, when the page is idle: a first footnote is then available at once, even offline. */
export function preloadModules(): void {
  runWhenPageIsIdle(() =>
    Promise.allSettled([
      import('../header-footer/header-footer-area.ts'),
      import('../notes/notes-area.ts'),
      import('../document/side-blocks.ts'),
      import('../review/panel/ReviewPanel.tsx'),
    ]),
  );
}
