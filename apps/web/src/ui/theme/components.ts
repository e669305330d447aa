import { leaveField } from '../dialogs/leave-field.ts';
import { focusRing } from './focus-ring.ts';
import { forcedColours } from './forced-colours.ts';
import { inputComponents } from './input-components.ts';
import type { ThemeComponents } from './theme-components.ts';
import { directionOfWords } from './words-components.ts';

/** Dialog content takes the focus from a field left by Escape. */
const leavingFields = { tabIndex: -1, onKeyDown: leaveField, style: { outline: 0 } };

/** MUI component overrides: flat, quiet, one visible focus ring. */
const overrides: ThemeComponents = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      body: { fontFeatureSettings: '"cv05", "ss03"', textRendering: 'optimizeLegibility' },
      ...focusRing(theme),
      ...forcedColours,
      '::highlight(read-aloud)': {
        backgroundColor: `color-mix(in srgb, ${theme.vars.palette.warning.main} 40%, transparent)`,
      },
      '::selection': {
        backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 24%, transparent)`,
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          transitionDuration: '0.01ms !important',
        },
      },
    }),
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 6,
        paddingInline: 14,
        whiteSpace: 'nowrap',
        // On phones, long texts of buttons have two lines.
        [theme.breakpoints.down('sm')]: { whiteSpace: 'normal' },
      }),
      outlined: ({ theme, ownerState }) => ({
        ...(ownerState.color === 'inherit' ? { borderColor: theme.vars.palette.surface.border } : {}),
      }),
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: ({ theme }) => ({ borderColor: theme.vars.palette.divider, borderRadius: 10 }) },
  },
  MuiDialog: {
    defaultProps: { slotProps: { paper: leavingFields } },
    styleOverrides: { paper: { borderRadius: 12 }, paperFullScreen: { borderRadius: 0 } },
  },
  MuiDrawer: { defaultProps: { slotProps: { paper: leavingFields } } },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h3, paddingTop: 20 }) },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: { padding: '12px 24px 20px', gap: 4, '.MuiPickersLayout-root &': { padding: 8 } },
    },
  },
  // A dropdown over a form must stand out from the fields below it.
  MuiAutocomplete: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.surface.border}`,
        boxShadow: theme.vars.shadows[4],
      }),
    },
  },
  MuiTooltip: {
    defaultProps: { arrow: true, enterDelay: 300, enterTouchDelay: 50 },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...theme.typography.caption,
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.default,
        maxWidth: 320,
      }),
      arrow: ({ theme }) => ({ color: theme.vars.palette.text.primary }),
    },
  },
  ...inputComponents,
  MuiTab: {
    styleOverrides: {
      root: { minHeight: 44, minWidth: 0, paddingInline: 0, marginRight: 28, fontWeight: 560 },
    },
  },
  MuiTabs: { styleOverrides: { root: { minHeight: 44 }, indicator: { height: 2 } } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme, ownerState }) => ({
        borderBottomColor: theme.vars.palette.divider,
        ...theme.typography.body2,
        ...(ownerState.align === undefined || ownerState.align === 'inherit' ? { textAlign: 'start' } : {}),
      }),
      head: ({ theme }) => ({
        ...theme.typography.caption,
        fontWeight: 600,
        color: theme.vars.palette.text.secondary,
        lineHeight: 1.25,
        verticalAlign: 'bottom',
      }),
    },
  },
  MuiAlert: {
    defaultProps: { variant: 'standard' },
    styleOverrides: {
      root: ({ theme, ownerState }) => {
        if (ownerState.variant !== 'standard') return {};
        const colour = theme.vars.palette[ownerState.severity ?? 'info'];
        return {
          borderRadius: 8,
          color: theme.vars.palette.text.primary,
          backgroundColor: `color-mix(in srgb, ${colour.main} 10%, ${theme.vars.palette.background.paper})`,
          border: `1px solid color-mix(in srgb, ${colour.main} 30%, transparent)`,
          '& .MuiAlert-icon': { color: colour.main },
        };
      },
    },
  },
  MuiChip: { styleOverrides: { root: { borderRadius: 6, fontWeight: 560 } } },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
  MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { textUnderlineOffset: 3 } } },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        textTransform: 'none',
        color: theme.vars.palette.text.secondary,
        borderColor: theme.vars.palette.surface.border,
        // MUI's lighter background for selected and hovered would reduce the text contrast in the dark scheme.
        '&.Mui-selected, &.Mui-selected:hover': {
          color: theme.vars.palette.primary.main,
          backgroundColor: theme.vars.palette.action.selected,
          fontWeight: 600,
        },
      }),
    },
  },
};

export const components: ThemeComponents = directionOfWords(overrides);
