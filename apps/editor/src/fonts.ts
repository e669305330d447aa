// Bundled, as the page loads nothing from other origins: the UI font, our default font, and metric-compatible substitutes for the usual Office fonts.
import '@fontsource-variable/inter/wght.css';
import '@fontsource/carlito/400.css';
import '@fontsource/carlito/400-italic.css';
import '@fontsource/carlito/700.css';
import '@fontsource/carlito/700-italic.css';
import '@fontsource/tinos/400.css';
import '@fontsource/tinos/400-italic.css';
import '@fontsource/tinos/700.css';
import '@fontsource/tinos/700-italic.css';
import '@fontsource/arimo/400.css';
import '@fontsource/arimo/400-italic.css';
import '@fontsource/arimo/700.css';
import '@fontsource/arimo/700-italic.css';
import '@fontsource/cousine/400.css';
import '@fontsource/cousine/400-italic.css';
import '@fontsource/cousine/700.css';
import '@fontsource/cousine/700-italic.css';
import '@fontsource/caladea/400.css';
import '@fontsource/caladea/400-italic.css';
import '@fontsource/caladea/700.css';
import '@fontsource/caladea/700-italic.css';
import '@fontsource/gelasio/400.css';
import '@fontsource/gelasio/400-italic.css';
import '@fontsource/gelasio/700.css';
import '@fontsource/gelasio/700-italic.css';

const commonFamilies = ['Carlito', 'Tinos', 'Arimo', 'Cousine', 'Source Serif 4'];

/** Loads the common fonts, for a device that is to have them without a network. Otherwise each is loaded when a document uses it and the device has none. */
export async function loadCommonFonts(): Promise<void> {
  await Promise.allSettled(commonFamilies.map((family) => document.fonts.load(`16px "${family}"`)));
}
