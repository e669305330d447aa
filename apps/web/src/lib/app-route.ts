import type { ComponentType } from 'react';
import type { Params } from 'react-router';
import type { PagePath } from './page-access.ts';

/** A page of a feature; its code is loaded when it is first opened. Who may open it stands in `page-access.ts`. */
export interface AppRoute {
  /** Matched without regard to case or a trailing slash. */
  path: PagePath;
  load: () => Promise<ComponentType>;
  /** Begins to fetch what the page shows while its code is still on the way. */
  ahead?: (params: Params) => Promise<void>;
  /** `bare`: without header and drawer, for pages inside a sign-in journey. Default `shell`. */
  frame?: 'shell' | 'bare';
}
