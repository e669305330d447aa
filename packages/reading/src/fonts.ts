import atkinsonItalicExtended from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-italic.woff2?url';
import atkinsonExtended from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2?url';
import atkinsonItalic from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-italic.woff2?url';
import atkinson from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import lexendExtended from '@fontsource-variable/lexend/files/lexend-latin-ext-wght-normal.woff2?url';
import lexend from '@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2?url';
import type { ReadingPreferences } from './preferences.ts';

interface Face extends FontFaceDescriptors {
  url: string;
}

/** Of the package's `unicode.json`; browsers fetch a file only for characters in its range. */
const extended =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

/** Both fonts have the SIL Open Font License. */
const faces: Record<Exclude<ReadingPreferences['font'], 'normal'>, { family: string; faces: Face[] }> = {
  'atkinson-hyperlegible': {
    family: 'Atkinson Hyperlegible Next',
    faces: [
      { url: atkinson, weight: '200 800' },
      { url: atkinsonItalic, weight: '200 800', style: 'italic' },
      { url: atkinsonExtended, weight: '200 800', unicodeRange: extended },
      { url: atkinsonItalicExtended, weight: '200 800', style: 'italic', unicodeRange: extended },
    ],
  },
  lexend: {
    family: 'Lexend',
    faces: [
      { url: lexend, weight: '100 900' },
      { url: lexendExtended, weight: '100 900', unicodeRange: extended },
    ],
  },
};

/** Makes a font known to a page; its files are fetched when a text is shown in it. */
export function addReadingFont(page: Document, font: ReadingPreferences['font']): void {
  const Face = page.defaultView?.FontFace;
  if (font === 'normal' || Face === undefined) return;
  const { family, faces: ownFaces } = faces[font];
  if ([...page.fonts].some((known) => known.family.replaceAll('"', '') === family)) return;
  for (const { url, ...descriptors } of ownFaces)
    page.fonts.add(new Face(family, `url("${url}")`, { display: 'swap', ...descriptors }));
}
