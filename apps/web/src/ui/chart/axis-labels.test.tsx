import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { AxisLabels, AxisTitle } from './axis-labels.tsx';
import { ValueLines } from './value-lines.tsx';

function read(shape: ReactNode): string | null {
  show(
    <svg role="img" aria-label="Axis">
      {shape}
    </svg>,
  );
  const text = screen.getByRole('img', { name: 'Axis' }).textContent;
  cleanup();
  return text;
}

it.each([
  ['an Arabic duration, whose parts would change places', '2 س 39 د', '\u20682 س 39 د\u2069'],
  ['a number without words', '12.9', '12.9'],
  ['an English duration', '2 h 39 m', '2 h 39 m'],
])('%s keeps its own direction on an axis, which runs from left to right', (_what, text, expected) => {
  expect(read(<AxisLabels labels={[{ at: 1, label: text }]} y={1} />)).toBe(expected);
  expect(read(<AxisTitle x={1} y={1} text={text} />)).toBe(expected);
  const lines = <ValueLines ticks={[{ value: 1, at: 1 }]} range={{ from: 0, to: 1 }} format={() => text} />;
  expect(read(lines)).toBe(expected);
});
