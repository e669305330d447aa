import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { splitRunsIntoLines } from './run-rules.ts';
import { SittingsText } from './sittings-text.tsx';

const times = { firstAt: 0, lastAt: 1 };
const lines = splitRunsIntoLines({
  text: 'one two six',
  runs: [0, 1, 0].map((sitting) => ({ length: 4, sitting, ...times })),
});

/** jsdom does not derive a direction from the text. */
function writeFrom(direction: 'ltr' | 'rtl'): void {
  const { style } = document.createElement('p');
  style.direction = direction;
  vi.spyOn(window, 'getComputedStyle').mockReturnValue(style);
}

it.each([
  ['ltr', '{ArrowRight}', 'two'],
  ['rtl', '{ArrowLeft}', 'two'],
  ['rtl', '{ArrowLeft}{ArrowLeft}', 'six'],
  ['rtl', '{ArrowLeft}{ArrowLeft}{ArrowRight}', 'two'],
  ['rtl', '{ArrowDown}', 'two'],
] as const)(
  'in a text in the direction %s, %s moves between runs as they are seen',
  async (direction, keys, run) => {
    const { user } = show(
      <SittingsText
        lines={lines}
        label="Text"
        toDescription={() => ''}
        onDescribe={() => {}}
        onOpen={() => {}}
      />,
    );
    writeFrom(direction);
    await user.tab();
    await user.keyboard(keys);
    vi.restoreAllMocks();
    expect(document.activeElement?.textContent).toContain(run);
    expect(screen.getByRole('article', { name: 'Text' })).toBeTruthy();
  },
);
