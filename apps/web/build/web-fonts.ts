/// <reference path="./subset-font.d.ts" />
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { type FontFace, type FontPart, fontFaces, splitIntoParts } from './font-faces.ts';

const require = createRequire(import.meta.url);
const folder = path.resolve(import.meta.dirname, '../../../.cache/fonts');

/** Kerning, ligatures, figures of one width, accents: the product uses no other font features. */
const features = ['kern', 'liga', 'tnum', 'mark', 'ccmp', 'locl'];
/** The forms of letters by their place in a word, and marks on marks: Arabic is not readable without them. */
const arabicFeatures = ['isol', 'init', 'medi', 'fina', 'rlig', 'calt', 'mkmk', 'curs'];

/** Shown on every page, so they are fetched along with the first script. */
const preloaded = /(sans|serif-title)-core-[^/]*\.woff2$/;

/**
 * `virtual:fonts.css`: the typefaces in parts, of which a browser fetches those whose characters a page
 * contains. Uncut, the two fonts weigh 170 KB on every page; the used characters weigh 26 KB.
 */
export function webFonts(): Plugin {
  return {
    name: 'web-fonts',
    resolveId: { filter: { id: /^virtual:fonts\.css$/ }, handler: writeFonts },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => preloaded.test(file))
          .map(preload),
    },
  };
}

function preload(file: string): HtmlTagDescriptor {
  const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' };
  return { tag: 'link', attrs, injectTo: 'head' };
}

async function writeFonts(): Promise<string> {
  await mkdir(folder, { recursive: true });
  const rules = await Promise.all(fontFaces.map(writeFace));
  const sheet = path.join(folder, 'fonts.css');
  await writeFile(sheet, rules.flat().join('\n'));
  return sheet;
}

async function writeFace(face: FontFace): Promise<string[]> {
  const from = `@fontsource-variable/${face.source}`;
  // cast: a file of the package, from names of its parts to their ranges.
  const ranges = JSON.parse(await readFile(require.resolve(`${from}/unicode.json`), 'utf8')) as Record<
    string,
    string
  >;
  return Promise.all(
    (face.parts ?? splitIntoParts(ranges)).map(async (part) => {
      const url =
        part.characters === undefined
          ? `${from}/files/${resolveFontFile(face, part, 'wght')}`
          : await subsetFace(face, part);
      return buildRule(face, part, url);
    }),
  );
}

async function subsetFace(face: FontFace, part: FontPart): Promise<string> {
  const source = `@fontsource-variable/${face.source}/files/${resolveFontFile(face, part, face.axis)}`;
  const font = await subsetFont(await readFile(require.resolve(source)), part.characters ?? '', {
    targetFormat: 'woff2',
    variationAxes: face.variationAxes,
    keepFeatures: face.parts === undefined ? features : [...features, ...arabicFeatures],
    noHinting: true,
  });
  const name = `${face.name}-${part.name}.woff2`;
  await writeFile(path.join(folder, name), font);
  return `./${name}`;
}

function resolveFontFile(face: FontFace, part: FontPart, axis: FontFace['axis']): string {
  return `${face.source}-${part.file}-${axis}-normal.woff2`;
}

function buildRule(face: FontFace, part: FontPart, url: string): string {
  return `@font-face {
  font-family: '${face.family}';
  font-style: normal;
  font-display: swap;
  font-weight: ${face.weight};
  src: url(${url}) format('woff2');
  unicode-range: ${part.range};
}`;
}
