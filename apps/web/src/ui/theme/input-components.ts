import type {} from '@mui/x-date-pickers/themeAugmentation';
import type { ThemeComponents } from './theme-components.ts';

/** A closed field border: the label is above it, not in a notch. */
const wholeBorder = { top: 0, '& legend': { display: 'none' } };

/** Labels above their fields: they never move and are never cut off. */
export const inputComponents: ThemeComponents = {
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        position: 'static',
        transform: 'none',
        maxWidth: '100%',
        marginBottom: 4,
        fontWeight: 560,
        color: theme.vars.palette.text.primary,
        pointerEvents: 'auto',
        whiteSpace: 'normal',
      }),
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        fontWeight: 560,
        color: theme.vars.palette.text.primary,
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.paper }),
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars.palette.surface.border, ...wholeBorder }),
    },
  },
  // Calendar and time side by side are wider than a phone.
  MuiPickerPopper: { styleOverrides: { paper: { maxWidth: '100vw', overflowX: 'auto' } } },
  MuiPickersOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.paper }),
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars.palette.surface.border, ...wholeBorder }),
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 0 } } },
};
