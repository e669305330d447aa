import { runWhenAtRest } from './run-when-at-rest.ts';

/**
 * What most texts do not need from the start is fetched when the page has come to rest: a first footnote then takes the keys in the moment in
 * which it is there, and is also there without a network.
 */
export function fetchLateParts(): void {
  runWhenAtRest(() =>
    Promise.allSettled([
      import('../header-footer/header-footer-area.ts'),
      import('../notes/notes-area.ts'),
      import('../document/side-blocks.ts'),
      import('../review/panel/ReviewPanel.tsx'),
    ]),
  );
}
