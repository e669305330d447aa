import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** A phone, or a window at 200 % zoom: vertical space is scarce. */
const compactQuery = '(max-width: 599.95px), (max-height: 599.95px)';

/** Available space around the text. */
export function useScreenSize(): { isNarrow: boolean; isCompact: boolean; isWide: boolean } {
  const { breakpoints } = useTheme();
  const options = { noSsr: true };
  return {
    isNarrow: useMediaQuery(breakpoints.down('md'), options),
    isCompact: useMediaQuery(compactQuery, options),
    isWide: useMediaQuery(breakpoints.up('lg'), options),
  };
}
