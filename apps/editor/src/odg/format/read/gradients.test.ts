import { expect, it } from 'vitest';
import { readElement } from '../../../xml/element.ts';
import { readGradient } from './gradients.ts';

const readXml = (attributes: string) => {
  const element = readElement(
    `<draw:gradient draw:start-color="#ff0000" draw:end-color="#0000ff" ${attributes}/>`,
  );
  return element === null ? undefined : readGradient(element, 0.5);
};
const red = (offset: number) => ({ offset, color: '#ff0000', opacity: 0.5 });
const blue = (offset: number) => ({ offset, color: '#0000ff', opacity: 0.5 });

it.each([
  ['downwards', 'draw:style="linear"', { kind: 'linear', angle: 90, stops: [red(0), blue(1)] }],
  [
    'rotated, in tenths of a degree',
    'draw:angle="900"',
    { kind: 'linear', angle: 0, stops: [red(0), blue(1)] },
  ],
  ['rotated, in degrees', 'draw:angle="180deg"', { kind: 'linear', angle: 270, stops: [red(0), blue(1)] }],
  ['with a border', 'draw:border="20%"', { kind: 'linear', angle: 90, stops: [red(0.2), blue(1)] }],
  ['to both sides', 'draw:style="axial"', { kind: 'linear', angle: 90, stops: [blue(0), red(0.5), blue(1)] }],
  [
    'around a point',
    'draw:style="radial" draw:cx="25%" draw:cy="75%"',
    { kind: 'radial', centerX: 0.25, centerY: 0.75, stops: [blue(0), red(1)] },
  ],
])('a gradient of a drawing %s is read', (_, attributes, expected) => {
  expect(readXml(attributes)).toEqual(expected);
});

it('a gradient without colours is ignored', () => {
  const element = readElement('<draw:gradient draw:style="linear"/>');
  expect(element === null ? undefined : readGradient(element, 1)).toBeNull();
});
