/** How a font family of a file is rendered: by the font itself if the device has it, otherwise by a bundled metric-compatible one. */
export interface FontFace {
  /** CSS font stack. */
  stack: string;
  /** Single line height relative to the font size, which Word multiplies by 1.15, 1.5 or 2. */
  lineHeight: number;
  /** Width of the widest digit relative to the font size. */
  digitWidth: number;
}

type Metrics = Pick<FontFace, 'lineHeight' | 'digitWidth'> & { substitute: string; generic: string };

const serif = { substitute: 'Tinos', lineHeight: 1.149, digitWidth: 0.5, generic: 'serif' };
const sans = { substitute: 'Arimo', lineHeight: 1.149, digitWidth: 0.5562, generic: 'sans-serif' };
const calibri = { substitute: 'Carlito', lineHeight: 1.2207, digitWidth: 0.5068, generic: 'sans-serif' };
const mono = { substitute: 'Cousine', lineHeight: 1.1328, digitWidth: 0.6001, generic: 'monospace' };

/** Line heights from the fonts' metrics (hhea ascent + descent + line gap), digits from those of their substitutes. */
const faces: Record<string, Metrics> = {
  aptos: { ...calibri, lineHeight: 1.2817 },
  'aptos display': { ...calibri, lineHeight: 1.2817 },
  'aptos narrow': { ...calibri, lineHeight: 1.2817 },
  arial: sans,
  arimo: sans,
  'book antiqua': { ...serif, lineHeight: 1.2388 },
  calibri,
  'calibri light': calibri,
  cambria: { substitute: 'Caladea', lineHeight: 1.1724, digitWidth: 0.517, generic: 'serif' },
  candara: { ...calibri, lineHeight: 1.2207 },
  carlito: calibri,
  'century gothic': { ...sans, lineHeight: 1.2261 },
  'comic sans ms': { ...sans, lineHeight: 1.3936 },
  consolas: { ...mono, lineHeight: 1.1709 },
  constantia: { ...serif, lineHeight: 1.2207 },
  'courier new': mono,
  cousine: mono,
  courier: mono,
  garamond: { ...serif, lineHeight: 1.1245 },
  georgia: { substitute: 'Gelasio', lineHeight: 1.1362, digitWidth: 0.6138, generic: 'serif' },
  helvetica: sans,
  'liberation sans': sans,
  'liberation serif': serif,
  'palatino linotype': { ...serif, lineHeight: 1.3491 },
  'segoe ui': { ...sans, lineHeight: 1.3301 },
  'source serif 4': { substitute: 'Source Serif 4', lineHeight: 1.2566, digitWidth: 0.5, generic: 'serif' },
  tahoma: { ...sans, lineHeight: 1.207 },
  times: serif,
  'times new roman': serif,
  tinos: serif,
  'trebuchet ms': { ...sans, lineHeight: 1.1611 },
  verdana: { ...sans, lineHeight: 1.2153 },
};

/** Families with a substitute of known metrics, and that substitute. */
export const fontSubstitutes = Object.entries(faces).map(
  ([family, { substitute }]) => [family, substitute] as const,
);

const resolvedFaces = new Map<string, FontFace>();

/** An unknown family is requested from the device, with a generic fallback guessed from its name. Kept, as it is asked for each cell. */
export function resolveFontFace(family: string): FontFace {
  const face = resolvedFaces.get(family) ?? createFontFace(family);
  resolvedFaces.set(family, face);
  return face;
}

function createFontFace(family: string): FontFace {
  const name = family.replace(/["\\;{}]/g, '').trim();
  const { substitute, generic, ...metrics } = faces[name.toLowerCase()] ?? guessFromName(name);
  return { stack: `"${name}", "${substitute}", ${generic}`, ...metrics };
}

function guessFromName(name: string): Metrics {
  // "Unicode" in a name says nothing about widths.
  if (/mono|(?<!uni)code|courier|console|typewriter/i.test(name)) return mono;
  if (/sans|gothic|grotesk|helvet|ui\b/i.test(name)) return sans;
  if (/serif|roman|times|book|garamond|roman|song|ming/i.test(name)) return serif;
  return sans;
}
