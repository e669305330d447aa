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

const preloadedFamilies = ['Carlito', 'Tinos', 'Arimo', 'Cousine', 'Source Serif 4'];

/** Loaded before the first document needs them, to avoid font swaps. */
export function loadFonts(): void {
  for (const family of preloadedFamilies) void document.fonts.load(`16px "${family}"`);
}
