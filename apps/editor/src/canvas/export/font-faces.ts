import { toBase64 } from './svg-paint.ts';

/** Rules with the bundled fonts of these stacks: a picture made of SVG sees no fonts of the page. */
export async function createFontFaces(stacks: ReadonlySet<string>): Promise<string> {
  const families = new Set([...stacks].flatMap(parseFamilies));
  const rules = listLoadedRules().filter(({ style }) =>
    families.has(unquote(style.getPropertyValue('font-family'))),
  );
  const faces = await Promise.all(rules.map(embedFont));
  return faces.join('');
}

const unquote = (name: string): string => name.trim().replace(/^["']|["']$/g, '');

const parseFamilies = (stack: string): string[] => stack.split(',').map(unquote);

/** The rules of the fonts that the page has loaded because it shows their letters. */
function listLoadedRules(): CSSFontFaceRule[] {
  const loaded = new Set(
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family, style, weight, unicodeRange }) =>
        toKey([unquote(family), style, weight, unicodeRange]),
      ),
  );
  return [...document.styleSheets].flatMap(listRules).filter(({ style }) => {
    const readValue = (name: string, fallback: string): string => style.getPropertyValue(name) || fallback;
    const key = toKey([
      unquote(readValue('font-family', '')),
      readValue('font-style', 'normal'),
      readValue('font-weight', 'normal'),
      readValue('unicode-range', 'U+0-10FFFF'),
    ]);
    return loaded.has(key);
  });
}

const toKey = (values: readonly string[]): string =>
  values.map((value) => value.toLowerCase().replace(/\s/g, '').replace(/^400$/, 'normal')).join('|');

function listRules(sheet: CSSStyleSheet): CSSFontFaceRule[] {
  // The rules of a style sheet of another origin cannot be read.
  if (sheet.href !== null && new URL(sheet.href).origin !== window.location.origin) return [];
  return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
}

async function embedFont({ style, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const address = /url\(["']?([^"')]+)["']?\)/.exec(style.getPropertyValue('src'))?.[1];
  if (address === undefined) return '';
  const answer = await fetch(new URL(address, parentStyleSheet?.href ?? document.baseURI));
  if (!answer.ok) return '';
  const data = toBase64(new Uint8Array(await answer.arrayBuffer()));
  const names = ['font-family', 'font-style', 'font-weight', 'unicode-range'];
  const values = names
    .filter((name) => style.getPropertyValue(name) !== '')
    .map((name) => `${name}:${style.getPropertyValue(name)}`);
  return `@font-face{${values.join(';')};src:url(data:font/woff2;base64,${data})}`;
}
