/**
 * Lengths may be written with their unit, as in `w:w="612pt"` (ST_UniversalMeasure; ECMA-376 Part 1, 22.9.2.15). The library reads the number alone;
 * it gets twips, or half points where a size is one.
 */
export function convertMeasures(xml: string): string {
  if (!measured.test(xml)) return xml;
  return xml
    .replace(lengths, (tag) => tag.replace(value, (_, number, unit) => `="${toTwips(number, unit)}"`))
    .replace(sizes, (tag) => tag.replace(value, (_, number, unit) => `="${toTwips(number, unit) / 10}"`));
}

const measured = /="-?\d+(?:\.\d+)?(?:mm|cm|in|pt|pc|pi)"/;
const value = /="(-?\d+(?:\.\d+)?)(mm|cm|in|pt|pc|pi)"/g;
const lengths =
  /<w:(?:pgSz|pgMar|cols|col|docGrid|ind|spacing|tab|defaultTabStop|tblW|tblInd|tcW|gridCol|trHeight|top|left|bottom|right|start|end)\s[^<>]*>/g;
const sizes = /<w:(?:sz|szCs|position|kern)\s[^<>]*>/g;

const twipsPerUnit: Readonly<Record<string, number>> = {
  mm: 1440 / 25.4,
  cm: 1440 / 2.54,
  in: 1440,
  pt: 20,
  pc: 240,
  pi: 240,
};

const toTwips = (number: string, unit: string): number =>
  Math.round(Number(number) * (twipsPerUnit[unit] ?? 1));
