import { colourOnPaper } from './css-colour.ts';
import { declarationsOf, styleOf } from './inline-style.ts';

/** What a copied page says of classes in its own style sheet: Excel colours its cells by nothing else. */
export type ClassStyles = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Excel has one class for each look of a cell; more than that is no table that somebody copied. */
const maxClasses = 5000;
const maxCharacters = 1_000_000;

/** The rules of single classes (`.xl65`, `td.xl65`); no other kind colours the cells of the programs that people copy from. */
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

/** The colour of a cell, `RRGGBB`: its own, or else its row's; null for paper that nothing was laid on. */
export function cellShading(cell: Element, row: Element, classes: ClassStyles): string | null {
  const own = declaredBackground(cell, classes);
  const announced = own ?? declaredBackground(row, classes);
  return announced === null ? null : colourOnPaper(announced);
}

/** What is said of the ground of an element, if anything is: white hides the colour of a row, too. */
function declaredBackground(element: Element, classes: ClassStyles): string | null {
  const ofClasses = [...element.classList].flatMap((name) => classes.get(name) ?? []);
  const ofClass = ofClasses.map(ground).findLast((one) => one !== null);
  const bgcolor = element.getAttribute('bgcolor')?.trim() ?? '';
  return ground(styleOf(element)) ?? ofClass ?? (bgcolor === '' ? null : bgcolor);
}

/** Word says the colour of a pattern beside the one that comes of it, which is the one that is seen. */
function ground(style: ReadonlyMap<string, string>): string | null {
  const announced = style.get('background-color') ?? style.get('background') ?? style.get('mso-shading');
  if (announced === undefined || isUnset.has(announced)) return null;
  // `background` may say more than the colour.
  return announced.match(/#[0-9a-f]+|rgba?\([^)]*\)|[a-z]+/i)?.[0] ?? null;
}

const isUnset = new Set(['inherit', 'initial', 'unset', 'revert', 'auto', 'transparent', 'none']);
