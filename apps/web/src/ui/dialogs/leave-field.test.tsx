import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import { screen } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { FullScreenDialog } from './full-screen-dialog.tsx';

type Close = () => void;

const places: [string, (content: ReactNode, close: Close) => ReactElement][] = [
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

function open(place: (typeof places)[number][1], content: ReactNode) {
  let closings = 0;
  const close = () => {
    closings += 1;
  };
  return { ...show(place(content, close)), closings: () => closings };
}

describe.each(places)('pressing Escape in %s', (_name, place) => {
  it.each(fields)('pressing Escape leaves %s, and closes the dialog the next time', async (_field, field) => {
    const { user, closings } = open(place, field);
    await user.click(screen.getByLabelText('Comment'));
    await user.keyboard('Words{Escape}');
    expect(closings()).toBe(0);
    expect(screen.getByLabelText('Comment')).not.toBe(document.activeElement);
    await user.keyboard('{Escape}');
    expect(closings()).toBe(1);
  });

  it('pressing Escape closes the dialog at once if nothing is typed', async () => {
    const { user, closings } = open(place, <input type="checkbox" aria-label="Comment" />);
    await user.click(screen.getByLabelText('Comment'));
    await user.keyboard('{Escape}');
    expect(closings()).toBe(1);
  });
});
