import type { Page } from '@playwright/test';
import type { Appearance } from '../demo-tour.ts';
import { findFocusOutside, findHiddenFocus, findUnkeptFocus } from './focus-measures.ts';
import { findLostStates } from './forced-colours.ts';
import {
  type Findings,
  findAxeViolations,
  findCutBySpacing,
  findSidewaysScroll,
  findWrongDirection,
} from './measures.ts';
import type { Place } from './place.ts';

export interface State {
  name: string;
  width: number;
  height: number;
  /** In any kind of place by default. */
  kinds?: readonly Place['kind'][];
  find: (page: Page, place: Place) => Promise<Findings>;
}

const hasTabs = ({ kind }: Place) => ({ hasTabs: kind !== 'menu' });
const surfaces = ['dialog', 'menu'] as const;
/** Menus close when the window is resized, as those of the system do, and stand elsewhere in a narrow one. */
const zoomed = ['page', 'dialog'] as const;

/** Of one opening of a place: the window is resized for each, as zoom does it, and the states that change something come last. */
export const windows: readonly { appearance: Appearance; states: readonly State[] }[] = [
  {
    appearance: { language: 'en', scheme: 'light' },
    states: [
      {
        name: 'focus into the dialog or menu (2.4.3)',
        width: 1280,
        height: 800,
        kinds: surfaces,
        find: findFocusOutside,
      },
      {
        name: 'focus kept, Escape, focus back (2.1.2, 2.4.3)',
        width: 1280,
        height: 800,
        kinds: surfaces,
        find: (page, place) => findUnkeptFocus(page, hasTabs(place)),
      },
      { name: 'axe, light, 1440 pixels', width: 1440, height: 900, find: findAxeViolations },
      {
        name: 'zoom 200 % (1.4.4): 640 of 1280 pixels',
        width: 640,
        height: 512,
        kinds: zoomed,
        find: findSidewaysScroll,
      },
      {
        name: 'zoom 400 % (1.4.10): 320 of 1280 pixels',
        width: 320,
        height: 256,
        kinds: zoomed,
        find: findSidewaysScroll,
      },
      { name: 'text spacing (1.4.12)', width: 1280, height: 800, find: findCutBySpacing },
      {
        name: 'forced colours (1.4.1, 1.4.11, 2.4.7)',
        width: 1280,
        // All of a dialog in the editor's frame.
        height: 1400,
        find: (page, place) => findLostStates(page, hasTabs(place)),
      },
      {
        name: 'focus seen, no trap (2.4.11, 2.1.2)',
        width: 1280,
        height: 800,
        kinds: ['page'],
        find: findHiddenFocus,
      },
      {
        name: 'focus seen at 200 % (2.4.11)',
        width: 640,
        height: 512,
        kinds: ['page'],
        find: findHiddenFocus,
      },
    ],
  },
  {
    appearance: { language: 'en', scheme: 'dark' },
    states: [
      { name: 'axe, dark, 390 pixels', width: 390, height: 844, kinds: zoomed, find: findAxeViolations },
      // In a narrow window, some menus of a toolbar are parts of another one.
      { name: 'axe, dark, 1440 pixels', width: 1440, height: 900, kinds: ['menu'], find: findAxeViolations },
    ],
  },
  {
    appearance: { language: 'ar', scheme: 'light' },
    states: [
      { name: 'axe, Arabic, 1440 pixels', width: 1440, height: 900, find: findAxeViolations },
      {
        name: 'from right to left at 390 pixels',
        width: 390,
        height: 844,
        kinds: zoomed,
        find: findWrongDirection,
      },
      {
        name: 'from right to left at 1440 pixels',
        width: 1440,
        height: 900,
        kinds: ['menu'],
        find: findWrongDirection,
      },
    ],
  },
];

/** The states in which a place of this kind is measured. */
export function listStates(
  kind: Place['kind'],
  states: readonly State[] = windows.flatMap((one) => one.states),
): State[] {
  return states.filter(({ kinds }) => kinds?.includes(kind) ?? true);
}
