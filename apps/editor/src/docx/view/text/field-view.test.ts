import { expect, it } from 'vitest';
import { getFieldText } from './field-view.ts';

it.each([
  ['its stored result', { instruction: ' DATE ', displayText: '1 May' }, '1 May'],
  ['nothing without one', { instruction: ' FORMTEXT ', displayText: '' }, ''],
  ['a box for a check box', { instruction: ' FORMCHECKBOX ', displayText: '' }, '□'],
])('a field shows %s', (_, attributes, expected) => {
  expect(getFieldText(attributes)).toBe(expected);
});
