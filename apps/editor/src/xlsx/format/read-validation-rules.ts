import { type Element, getTag, readElement } from '../../xml/element.ts';
import type { ValidationRule } from '../workbook/validation-rules.ts';
import { listDescendants } from './descendants.ts';
import { findChild } from './read-styles.ts';
import { readElementText, readRuleAreas } from './rule-elements.ts';
import { decodeEscapes, readAttribute, readFlag } from './xml-text.ts';

const kinds: readonly ValidationRule['kind'][] = [
  'list',
  'whole',
  'decimal',
  'date',
  'time',
  'textLength',
  'custom',
];

/** The validation rules of a sheet, from its own section and its extension list. */
export function readValidationRules(
  sections: readonly { section: 'dataValidations' | 'extLst'; xml: string; start: number }[],
): ValidationRule[] {
  return sections.flatMap(({ section, xml, start }) => {
    const root = readElement(xml);
    return root === null
      ? []
      : listDescendants(root, 'dataValidation').flatMap((element) =>
          readRule(element).map((rule) => ({
            ...rule,
            source: start + element.start,
            ...(section === 'extLst' ? { isExtension: true } : {}),
          })),
        );
  });
}

function readRule(element: Element): ValidationRule[] {
  const tag = getTag(element);
  const areas = readRuleAreas(element);
  if (areas.length === 0) return [];
  const text = (name: string): string => decodeEscapes(readAttribute(tag, name) ?? '');
  const errorStyle = readAttribute(tag, 'errorStyle') ?? 'stop';
  const prompt = { title: text('promptTitle'), text: text('prompt') };
  return [
    {
      areas,
      kind: kinds.find((kind) => kind === readAttribute(tag, 'type')) ?? 'none',
      operator: readAttribute(tag, 'operator') ?? 'between',
      formulas: ['formula1', 'formula2'].map((name) => {
        const formula = findChild(element, name);
        return readElementText(formula === null ? null : (findChild(formula, 'f') ?? formula));
      }),
      allowsBlank: readFlag(tag, 'allowBlank'),
      // Despite its name, the attribute hides the arrow.
      hasDropDown: !readFlag(tag, 'showDropDown'),
      errorStyle: !readFlag(tag, 'showErrorMessage')
        ? null
        : errorStyle === 'warning' || errorStyle === 'information'
          ? errorStyle
          : 'stop',
      error: { title: text('errorTitle'), text: text('error') },
      prompt: readFlag(tag, 'showInputMessage') && prompt.title + prompt.text !== '' ? prompt : null,
    },
  ];
}
