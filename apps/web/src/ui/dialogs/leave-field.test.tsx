import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import { screen } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { FullScreenDialog } from './full-screen-dialog.tsx';

type Close = () => void;

const surfaces: [string, (content: ReactNode, close: Close) => ReactElement][] = [
  [
    'a page over the window',
    (content, close) => (
      <FullScreenDialog open title="Review" onClose={close}>
        {content}
      </FullScreenDialog>
    ),
  ],
  [
    'a dialog',
    (content, close) => (
      <Dialog open onClose={close} aria-label="Review">
        {content}
      </Dialog>
    ),
  ],
  [
    'a panel at the edge',
    (content, close) => (
      <Drawer open onClose={close}>
        {content}
      </Drawer>
    ),
  ],
];

const fields: [string, ReactNode][] = [
  ['a line', <input key="line" aria-label="Comment" />],
  ['a text', <textarea key="text" aria-label="Comment" />],
  ['a number', <input key="number" aria-label="Comment" type="number" />],
];

function open(surface: (typeof surfaces)[number][1], content: ReactNode) {
  let closeCount = 0;
  const close = () => {
    closeCount += 1;
  };
  return { ...show(surface(content, close)), closings: () => closeCount };
}

describe.each(surfaces)('pressing Escape in %s', (_name, surface) => {
  it.each(fields)('pressing Escape leaves %s, and closes the dialog the next time', async (_field, field) => {
    const { user, closings } = open(surface, field);
    await user.click(screen.getByLabelText('Comment'));
    await user.keyboard('Words{Escape}');
    expect(closings()).toBe(0);
    expect(screen.getByLabelText('Comment')).not.toBe(document.activeElement);
    await user.keyboard('{Escape}');
    expect(closings()).toBe(1);
  });

  it('pressing Escape closes the dialog at once if nothing is typed', async () => {
    const { user, closings } = open(surface, <input type="checkbox" aria-label="Comment" />);
    await user.click(screen.getByLabelText('Comment'));
    await user.keyboard('{Escape}');
    expect(closings()).toBe(1);
  });
});
