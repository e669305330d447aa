import { expect, it } from 'vitest';
import { type Element, readElement } from '../../xml/element.ts';
import { mergeText } from './merge-text.ts';

const object = '<w:p><w:r><w:object><o:OLEObject/></w:object></w:r></w:p>';
const line = (text: string): string => `<w:p w14:paraId="00000001"><w:r><w:t>${text}</w:t></w:r></w:p>`;

function elements(...xml: string[]): Element[] {
  return xml.map((one) => {
    const element = readElement(one);
    if (element === null) throw new Error(`No element: ${one}`);
    return element;
  });
}

it('an object in a paragraph that the editor never read is kept, whatever is written around it', () => {
  const states = {
    opened: elements(object, line('One')),
    before: elements(line('One')),
    after: elements(line('Two')),
  };
  const merged = mergeText(states, () => '');
  expect(merged).toContain('<o:OLEObject/>');
  expect(merged).toContain('Two');
});
