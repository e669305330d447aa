import type { ComponentType } from 'react';
import type { Params } from 'react-router';
import { loadTranslations, type TranslationPart } from './i18n.ts';
import type { PagePath } from './page-access.ts';

/** A page of a feature; its code is loaded when it is first opened. `page-access.ts` says who may open it. */
export interface AppRoute {
  /** Matched without regard to case or a trailing slash. */
  path: PagePath;
  load: () => Promise<ComponentType>;
  /** Translation parts that the page and the dialogs it opens need, beyond those loaded for the whole program. */
  translations?: readonly TranslationPart[];
  /** Starts fetching the page's data while its code is still loading. */
  prefetch?: (params: Params) => Promise<void>;
  /** Starts loading what the page shows besides, for a visitor who is about to open it but has not signed in. */
  preload?: () => Promise<void>;
  /** `bare`: without header and drawer, for pages inside a sign-in journey. Default `shell`. */
  frame?: 'shell' | 'bare';
}

/** The page of a route, when its code and its texts are loaded. */
export async function loadPage({ load, translations = [] }: AppRoute): Promise<ComponentType> {
  const [Page] = await Promise.all([load(), loadTranslations(...translations)]);
  return Page;
}
