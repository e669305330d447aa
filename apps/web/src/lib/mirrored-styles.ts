import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** Exchanges left and right. */
export const mirrored = { stylisPlugins: [prefixer, rtlPlugin] };

/** Styles with left and right exchanged. Only pages in a right-to-left language load this. */
export const mirroredStyles: EmotionCache = createCache({ key: 'rtl', ...mirrored });
