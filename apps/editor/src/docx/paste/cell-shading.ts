import { colourOnPaper } from './css-colour.ts';
import { declarationsOf, styleOf } from './inline-style.ts';

/** Class rules of the copied page's style sheet: Excel shades cells only by classes. */
export type ClassStyles = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Excel has one class per cell format; more than this is not a copied table. */
const maxClasses = 5000;
const maxCharacters = 1_000_000;

/** Rules for single classes (`.xl65`, `td.xl65`); common programs use no other selectors for cell shading. */
export function classStylesIn(page: ParentNode): ClassStyles {
  const rules = new Map<string, ReadonlyMap<string, string>>();
  for (const sheet of page.querySelectorAll('style')) {
    const text = (sheet.textContent ?? '').slice(0, maxCharacters);
    for (const [, name = '', body = ''] of text.matchAll(/(?:^|[\s},>])(?:td)?\.([\w-]+)\s*\{([^{}]*)\}/g)) {
      if (rules.size >= maxClasses) return rules;
      rules.set(name, new Map([...(rules.get(name) ?? []), ...declarationsOf(body)]));
    }
  }
  return rules;
}

/** The shading of a cell, `RRGGBB`: its own, or else its row's; null for none. */
export function cellShading(cell: Element, row: Element, classes: ClassStyles): string | null {
  const own = declaredBackground(cell, classes);
  const announced = own ?? declaredBackground(row, classes);
  return announced === null ? null : colourOnPaper(announced);
}

/** The declared background of an element, if any: white also overrides the row's colour. */
function declaredBackground(element: Element, classes: ClassStyles): string | null {
  const ofClasses = [...element.classList].flatMap((name) => classes.get(name) ?? []);
  const ofClass = ofClasses.map(ground).findLast((one) => one !== null);
  const bgcolor = element.getAttribute('bgcolor')?.trim() ?? '';
  return ground(styleOf(element)) ?? ofClass ?? (bgcolor === '' ? null : bgcolor);
}

/** Word also writes the pattern colour; the visible one is the resulting background. */
function ground(style: ReadonlyMap<string, string>): string | null {
  const announced = style.get('background-color') ?? style.get('background') ?? style.get('mso-shading');
  if (announced === undefined || isUnset.has(announced)) return null;
  // `background` may contain more than the colour.
  return announced.match(/#[0-9a-f]+|rgba?\([^)]*\)|[a-z]+/i)?.[0] ?? null;
}

const isUnset = new Set(['inherit', 'initial', 'unset', 'revert', 'auto', 'transparent', 'none']);
