import type { ThemeOptions } from '@mui/material/styles';

/** Exactly as MUI takes them: the compiler needs half a minute to compare those of a theme that is written in another way. */
export type ThemeComponents = NonNullable<ThemeOptions['components']>;
