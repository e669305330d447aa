import { addReadingFont } from './fonts.ts';
import { startLineFocus } from './line-focus.ts';
import { formatReadingStyles } from './reading-styles.ts';
import { readingPreferences } from './stored-preferences.ts';

/** Applies the preferences of this device to a page and follows their changes; returns what ends it. */
export function applyReadingPreferences(page: Document): () => void {
  const Sheet = page.defaultView?.CSSStyleSheet;
  if (Sheet === undefined || !('replaceSync' in Sheet.prototype)) return () => undefined;
  const sheet = new Sheet();
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  let lineFocus: { lines: string; end: () => void } | null = null;
  const update = (): void => {
    const preferences = readingPreferences.get();
    sheet.replaceSync(formatReadingStyles(preferences));
    addReadingFont(page, preferences.font);
    const { lineFocus: lines } = preferences;
    if ((lineFocus?.lines ?? 'off') === lines) return;
    lineFocus?.end();
    const end = (): void => readingPreferences.change({ lineFocus: 'off' });
    lineFocus =
      lines === 'off' ? null : { lines, end: startLineFocus(page, { lines: Number(lines), onEscape: end }) };
  };
  update();
  const stopFollowing = readingPreferences.subscribe(update);
  return () => {
    stopFollowing();
    lineFocus?.end();
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
