import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** A telephone, or a window of which a zoom of 200 % leaves half: every line counts. */
const compact = '(max-width: 599.95px), (max-height: 599.95px)';

/** How much room there is for what stands around the text. */
export function useScreenSize(): { isNarrow: boolean; isCompact: boolean; isWide: boolean } {
  const { breakpoints } = useTheme();
  const options = { noSsr: true };
  return {
    isNarrow: useMediaQuery(breakpoints.down('md'), options),
    isCompact: useMediaQuery(compact, options),
    isWide: useMediaQuery(breakpoints.up('lg'), options),
  };
}
