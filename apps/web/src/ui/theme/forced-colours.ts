/**
 * In forced colours (Windows contrast themes) the browser replaces backgrounds, which alone show what is selected or switched on. Selected parts keep
 * system colours that differ from the others.
 */
export const forcedColours = {
  '@media (forced-colors: active)': {
    ':root body :is(.MuiToggleButton-root, .MuiTab-root, .MuiPickerDay-root, .MuiListItemButton-root, .MuiMenuItem-root, [role="option"]):is(.Mui-selected, [aria-selected="true"])':
      { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
    ':root body button[aria-pressed="true"]:not(.MuiToggleButton-root)': { border: '2px solid Highlight' },
    ':root body .MuiTabs-indicator': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
    ':root body :is(.MuiSwitch-thumb, .MuiSwitch-track)': { border: '1px solid ButtonText' },
    ':root body .Mui-checked .MuiSwitch-thumb': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
  },
};
