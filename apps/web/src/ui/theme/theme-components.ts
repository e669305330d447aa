import type { ThemeOptions } from '@mui/material/styles';

/** MUI's own type: with a differently written one the compiler takes half a minute to compare. */
export type ThemeComponents = NonNullable<ThemeOptions['components']>;
