// Bundled, because the page may load nothing from elsewhere: the interface, our own prose, and stand-ins with the widths of the usual Office fonts.
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

const common = ['Carlito', 'Tinos', 'Arimo', 'Cousine', 'Source Serif 4'];

/** Asked for before the first document names them, so that its text seldom changes its face. */
export function loadFonts(): void {
  for (const family of common) void document.fonts.load(`16px "${family}"`);
}
