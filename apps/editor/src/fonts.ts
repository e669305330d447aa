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

const MEASURED = ['Carlito', 'Tinos', 'Arimo', 'Cousine', 'Source Serif 4'];

/** Pages are laid out by measuring text, so the fonts have to be there first; a font that fails is replaced by the browser's own. */
export async function loadFonts(): Promise<void> {
  await Promise.allSettled(MEASURED.map((family) => document.fonts.load(`16px "${family}"`)));
}
