import type { Theme } from '@mui/material/styles';

/** Receives the focus from code, so that reading goes on there: not a control. */
const isRegion = ':is([tabindex="-1"]:not([role^="menuitem"], [role="option"], [role="tab"]))';
/** The border of a field turns and thickens where its text is typed. */
const isField =
  '.MuiOutlinedInput-input, .MuiPickersOutlinedInput-root :is(input, [contenteditable]), [role="textbox"][contenteditable]';
/** Their input lies unseen over a drawing: the ring is drawn around that. */
const drawings = '.MuiSwitch-root, .MuiCheckbox-root, .MuiRadio-root, .MuiSlider-thumb';
/** Their neighbours or the edge of a scrolled list would cover a ring outside. */
const insides = [
  '.MuiTab-root',
  '.MuiMenuItem-root',
  '.MuiListItemButton-root',
  '.MuiToggleButton-root',
  '.MuiAccordionSummary-root',
  '.MuiCardActionArea-root',
  '[role="option"]',
  // Regions that scroll.
  ':is(div, aside, section)[tabindex="0"]',
].join(', ');

/** What the focus reaches by scrolling up does not stop behind the header (56 px). */
const belowHeader = 72;

/**
 * The ring around whatever has the keyboard's focus, the same for every control. MUI takes the outline away from each of its own with one class, and
 * so does emotion: the root in front outweighs both, wherever their styles stand; what is excepted adds no weight, so that the lines below can say more.
 */
export function focusRing(theme: Theme) {
  const outline = `2px solid ${theme.vars.palette.primary.main}`;
  return {
    [`:root body :focus-visible:not(:where(${isRegion}, ${isField}))`]: {
      outline,
      outlineOffset: 2,
      scrollMarginTop: belowHeader,
    },
    [`:root body :is(${drawings}):has(:focus-visible)`]: { outline, outlineOffset: 2, borderRadius: 6 },
    [`:root body :is(${insides}):focus-visible`]: { outlineOffset: -3 },
  };
}
