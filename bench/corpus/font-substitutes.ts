import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fontSubstitutes } from '../../apps/editor/src/ui/font-faces.ts';

/** Debian's fonts with the widths of those that the editor brings along: fonts-liberation, fonts-crosextra-carlito and fonts-crosextra-caladea. */
const debianFonts: Readonly<Record<string, string>> = {
  Arimo: 'Liberation Sans',
  Tinos: 'Liberation Serif',
  Cousine: 'Liberation Mono',
  Carlito: 'Carlito',
  Caladea: 'Caladea',
  // Debian has none with the widths of Georgia.
  Gelasio: 'Liberation Serif',
};

/** A configuration of fontconfig with which LibreOffice replaces missing fonts as the editor does: other widths would break lines elsewhere. */
export async function writeFontSubstitutes(folder: string): Promise<string> {
  const file = path.join(folder, 'fonts.conf');
  await mkdir(folder, { recursive: true });
  await writeFile(file, describeSubstitutes());
  return file;
}

/** Tells files that were laid out with other fonts. */
export const hashFontSubstitutes = (): string =>
  createHash('sha256').update(describeSubstitutes()).digest('hex').slice(0, 8);

const describeSubstitutes =
  (): string => `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${fontSubstitutes.map(describeSubstitute).join('')}
<match target="pattern"><edit name="family" mode="append_last" binding="weak"><string>Liberation Sans</string></edit></match>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
</fontconfig>`;

function describeSubstitute([family, substitute]: readonly [string, string]): string {
  const font = debianFonts[substitute];
  if (font === undefined) return '';
  return `<match target="pattern"><test name="family"><string>${family}</string></test><edit name="family" mode="append" binding="same"><string>${font}</string></edit></match>\n`;
}
