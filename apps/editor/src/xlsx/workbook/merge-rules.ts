import type { ConditionalRule } from './conditional-rules.ts';
import { pairVersions } from './pair-versions.ts';
import type { ValidationRule } from './validation-rules.ts';
import type { Area } from './workbook.ts';

interface Rule {
  areas: readonly Area[];
  source?: number;
  priority?: number;
}

interface Versions<One extends Rule> {
  base: readonly One[];
  mine: readonly One[];
  theirs: readonly One[];
}

/** A rule by its content: its place in the file is another in each version. */
const toKey = ({ source: _, priority: _priority, ...rule }: Rule): string => JSON.stringify(rule);
const toKeyWithoutAreas = (rule: Rule): string => toKey({ ...rule, areas: [] });
const toKeys = (rules: readonly Rule[]): string => JSON.stringify(rules.map(toKey));

export const mergeConditionalRules = (versions: Versions<ConditionalRule>): readonly ConditionalRule[] =>
  mergeRules(versions, {
    // The file keeps the areas of a rule that cannot be written anew.
    adopt: (rule, known) =>
      toKey(rule) === toKey(known) || rule.definition === null
        ? { ...known, priority: rule.priority }
        : copyConditionalRule(rule),
    copy: copyConditionalRule,
  });

export const mergeValidationRules = (versions: Versions<ValidationRule>): readonly ValidationRule[] =>
  mergeRules(versions, {
    adopt: (rule, known) => (toKey(rule) === toKey(known) ? known : { ...known, areas: rule.areas }),
    // A new rule stands with the rules of the sheet.
    copy: ({ source: _, isExtension: _isExtension, ...rule }) => rule,
  });

function copyConditionalRule({ source: _, ...rule }: ConditionalRule): ConditionalRule {
  return rule;
}

/** My rules in their file; if they changed theirs too, then theirs with my changes, and my new ones first. */
function mergeRules<One extends Rule>(
  { base, mine, theirs }: Versions<One>,
  { adopt, copy }: { adopt: (mine: One, known: One) => One; copy: (mine: One) => One },
): readonly One[] {
  if (toKeys(base) === toKeys(mine)) return theirs;
  const keys = [toKey, toKeyWithoutAreas];
  const place = (rule: One, known: One | undefined): One =>
    known === undefined ? copy(rule) : adopt(rule, known);
  if (toKeys(base) === toKeys(theirs)) {
    const pairs = pairVersions(mine, theirs, keys);
    return mine.map((rule) => place(rule, pairs.get(rule)));
  }
  const [myOnes, theirOnes] = [pairVersions(base, mine, keys), pairVersions(base, theirs, keys)];
  const bases = new Map([...theirOnes].map(([before, rule]) => [rule, before]));
  const kept = theirs.flatMap((rule): One[] => {
    const before = bases.get(rule);
    if (before === undefined) return [rule];
    const my = myOnes.get(before);
    if (my === undefined) return toKey(before) === toKey(rule) ? [] : [rule];
    return [toKey(before) === toKey(my) ? rule : adopt(my, rule)];
  });
  const known = new Set(myOnes.values());
  return [...mine.filter((rule) => !known.has(rule)).map(copy), ...kept];
}
