import type { ComponentType } from 'react';
import type { Params } from 'react-router';
import type { WordPart } from './i18n.ts';
import type { PagePath } from './page-access.ts';

/** A page of a feature; its code is loaded when it is first opened. Who may open it stands in `page-access.ts`. */
export interface AppRoute {
  /** Matched without regard to case or a trailing slash. */
  path: PagePath;
  load: () => Promise<ComponentType>;
  /** What it says beyond the texts of the whole program, with all that opens from it. */
  words?: readonly WordPart[];
  /** Begins to fetch what the page shows while its code is still on the way. */
  prefetch?: (params: Params) => Promise<void>;
  /** `bare`: without header and drawer, for pages inside a sign-in journey. Default `shell`. */
  frame?: 'shell' | 'bare';
}
