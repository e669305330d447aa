import type { Theme } from '@mui/material/styles';

/** Elements focused by code as a reading position; not controls. */
const isRegion = ':is([tabindex="-1"]:not([role^="menuitem"], [role="option"], [role="tab"]))';
/** Text fields indicate focus by their border. */
const isField =
  '.MuiOutlinedInput-input, .MuiPickersOutlinedInput-root :is(input, [contenteditable]), [role="textbox"][contenteditable]';
/** Controls whose input is invisible; the ring surrounds their drawing. */
const drawings = '.MuiSwitch-root, .MuiCheckbox-root, .MuiRadio-root, .MuiSlider-thumb';
/** Controls whose neighbours or scroll container would cover an outer ring. */
const insides = [
  '.MuiTab-root',
  '.MuiMenuItem-root',
  '.MuiListItemButton-root',
  '.MuiToggleButton-root',
  '.MuiAccordionSummary-root',
  '.MuiCardActionArea-root',
  '[role="option"]',
  // Scrollable regions.
  ':is(div, aside, section)[tabindex="0"]',
].join(', ');

/** Scroll margin, so that focused elements do not stop behind the header of a page (56 px) or a dialog (61 px). */
const belowHeader = 72;

/**
 * The focus ring of every control. MUI and emotion remove the outline with one class selector each; `:root body` outweighs both independent of order.
 * `:where` adds no specificity, so that the rules below can override it.
 */
export function focusRing(theme: Theme) {
  const outline = `2px solid ${theme.vars.palette.primary.main}`;
  return {
    [`:root body :focus-visible:not(:where(${isRegion}, ${isField}))`]: {
      outline,
      outlineOffset: 2,
    },
    // Fields as well: of a dialog, too, the head would cover them when Tab comes back to the first.
    ':root body :focus-visible': { scrollMarginTop: belowHeader },
    [`:root body :is(${drawings}):has(:focus-visible)`]: { outline, outlineOffset: 2, borderRadius: 6 },
    [`:root body :is(${insides}):focus-visible`]: { outlineOffset: -3 },
  };
}
