import { toOpaqueHex } from './css-colour.ts';
import { parseDeclarations, parseStyle } from './inline-style.ts';

/** Class rules of the copied page's style sheet: Excel shades cells only by classes. */
export type ClassStyles = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Excel has one class per cell format; more than this is not a copied table. */
const maxClasses = 5000;
const maxCharacters = 1_000_000;

/** Rules for single classes (`.xl65`, `td.xl65`); common programs use no other selectors for cell shading. */
export function readClassStyles(page: ParentNode): ClassStyles {
  const rules = new Map<string, ReadonlyMap<string, string>>();
  for (const sheet of page.querySelectorAll('style')) {
    const text = (sheet.textContent ?? '').slice(0, maxCharacters);
    for (const [, name = '', body = ''] of text.matchAll(/(?:^|[\s},>])(?:td)?\.([\w-]+)\s*\{([^{}]*)\}/g)) {
      if (rules.size >= maxClasses) return rules;
      rules.set(name, new Map([...(rules.get(name) ?? []), ...parseDeclarations(body)]));
    }
  }
  return rules;
}

/** The shading of a cell, `RRGGBB`: its own, or else its row's; null for none. */
export function getCellShading(cell: Element, row: Element, classes: ClassStyles): string | null {
  const ownColour = getDeclaredBackground(cell, classes);
  const declared = ownColour ?? getDeclaredBackground(row, classes);
  return declared === null ? null : toOpaqueHex(declared);
}

/** The declared background of an element, if any: white also overrides the row's colour. */
function getDeclaredBackground(element: Element, classes: ClassStyles): string | null {
  const classRules = [...element.classList].flatMap((name) => classes.get(name) ?? []);
  const classColour = classRules.map(readBackground).findLast((one) => one !== null);
  const bgcolor = element.getAttribute('bgcolor')?.trim() ?? '';
  return readBackground(parseStyle(element)) ?? classColour ?? (bgcolor === '' ? null : bgcolor);
}

/** Word also writes the pattern colour; the visible one is the resulting background. */
function readBackground(style: ReadonlyMap<string, string>): string | null {
  const declared = style.get('background-color') ?? style.get('background') ?? style.get('mso-shading');
  if (declared === undefined || unsetValues.has(declared)) return null;
  // `background` may contain more than the colour.
  return declared.match(/#[0-9a-f]+|rgba?\([^)]*\)|[a-z]+/i)?.[0] ?? null;
}

const unsetValues = new Set(['inherit', 'initial', 'unset', 'revert', 'auto', 'transparent', 'none']);
