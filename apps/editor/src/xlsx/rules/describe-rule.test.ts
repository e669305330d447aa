import i18next from 'i18next';
import { expect, it } from 'vitest';
import { toArea } from '../testing/cells.ts';
import type { ConditionalRule } from '../workbook/conditional-rules.ts';
import { compileDefinition, type RuleDefinition } from '../workbook/rule-definitions.ts';
import { describeRule } from './describe-rule.ts';
import german from './locales/de.json' with { type: 'json' };

const i18n = i18next.createInstance();
await i18n.init({ lng: 'de', resources: { de: { rules: german } } });

const areas = [toArea('A1:A5')];
const ruleOf = (definition: RuleDefinition | null, type = ''): ConditionalRule => ({
  areas,
  priority: 1,
  stopsIfTrue: false,
  style: {},
  condition: definition === null ? { kind: 'unread' } : compileDefinition(definition, areas),
  definition,
  type,
});

it.each<[RuleDefinition, string]>([
  [{ kind: 'cell', operator: 'greaterThan', formulas: ['1.5'] }, 'Größer als 1,5'],
  [{ kind: 'cell', operator: 'between', formulas: ['1', 'B1'] }, 'Zwischen 1 und =B1'],
  [{ kind: 'text', operator: 'begins', text: 'Ap' }, 'Beginnt mit Ap'],
  [{ kind: 'blank', isBlank: true }, 'Leer'],
  [{ kind: 'rank', rank: 10, isPercent: true, isBottom: false }, 'Höchste Werte 10 %'],
  [{ kind: 'rank', rank: 3, isPercent: false, isBottom: true }, 'Niedrigste Werte 3'],
  [{ kind: 'average', isAbove: false }, 'Unter dem Durchschnitt'],
  [{ kind: 'duplicates', isUnique: false }, 'Doppelte Werte'],
  [{ kind: 'formula', formula: 'SUM(A1,B1)>1' }, 'Nach Formel =SUMME(A1;B1)>1'],
  [{ kind: 'scale', colours: ['FFFFFF', '63BE7B'] }, 'Farbskala'],
])('the list names the rule %j as "%s"', (definition, name) => {
  expect(describeRule(ruleOf(definition), i18n.t, 'de')).toBe(name);
});

it.each([
  ['dataBar', 'Datenbalken'],
  ['iconSet', 'Symbole'],
  ['timePeriod', 'Nach Datum'],
  ['mystery', 'Andere Regel'],
])('the list names a rule of another program of the type %s as "%s"', (type, name) => {
  expect(describeRule(ruleOf(null, type), i18n.t, 'de')).toBe(name);
});
