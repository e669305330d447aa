import type { Page } from '@playwright/test';

/** What a place is measured as: a dialog and a menu take the focus and give it back. */
type Kind = 'page' | 'dialog' | 'menu';

export interface Step {
  role: 'button' | 'link' | 'menuitem' | 'tab' | 'textbox' | 'option';
  /** In English. */
  name: string | RegExp;
  isInEditor: boolean;
  /** Typed instead of Enter. */
  text?: string;
  /** Pressed one after another instead of Enter. */
  keys?: readonly string[];
}

/** A page, or what opens on it, in a state that somebody meets. */
export interface Place {
  name: string;
  path: string;
  kind: Kind;
  /** Wait for the text in the editor's frame. */
  hasText?: true;
  /** The page waits for an answer that never comes. */
  isLoading?: true;
  /** Before the page is opened, such as to replace an answer of the server. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Taken one after another by keyboard, on the opened page. */
  steps: readonly Step[];
}

export interface Visit {
  /** Null without a sign-in. */
  username: string | null;
  places: readonly Place[];
}

type Name = Step['name'];

export const button = (name: Name): Step => ({ role: 'button', name, isInEditor: false });
export const tab = (name: Name): Step => ({ role: 'tab', name, isInEditor: false });
export const item = (name: Name): Step => ({ role: 'menuitem', name, isInEditor: false });
export const field = (name: Name, text: string): Step => ({ role: 'textbox', name, isInEditor: false, text });
export const tool = (name: Name): Step => ({ role: 'button', name, isInEditor: true });
/** Keys for the cells of the sheet that is shown. */
export const cells = (keys: readonly string[]): Step => ({
  role: 'textbox',
  name: /^Cell [A-Z]/,
  isInEditor: true,
  keys,
});
export const entry = (name: Name): Step => ({ role: 'menuitem', name, isInEditor: true });

export const page = (name: string, path: string, more: Partial<Place> = {}): Place => ({
  name,
  path,
  kind: 'page',
  steps: [],
  ...more,
});

/** A dialog that these steps open on a page. */
export const dialog = (
  name: string,
  path: string,
  steps: readonly Step[],
  more: Partial<Place> = {},
): Place => ({ name: `${name} (dialog)`, path, kind: 'dialog', steps, ...more });

export const menu = (
  name: string,
  path: string,
  steps: readonly Step[],
  more: Partial<Place> = {},
): Place => ({ name: `${name} (menu)`, path, kind: 'menu', steps, ...more });
