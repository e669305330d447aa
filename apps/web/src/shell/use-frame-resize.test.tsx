import { act, screen } from '@testing-library/react';
import { Link, useLocation } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { HeaderSlotProvider } from '../ui/header-slot.tsx';
import { PlatformFrame } from './layout.tsx';

const platform = { postMessage: vi.fn() };
let pageHeight: number;
let measure: () => void;

beforeEach(() => {
  platform.postMessage.mockClear();
  vi.stubGlobal('parent', platform);
  vi.stubGlobal('screen', { availHeight: 800 });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        measure = report;
      }
      observe() {
        measure();
      }
      unobserve() {}
      disconnect() {
        measure = () => {};
      }
    },
  );
  vi.spyOn(document.body, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 0, 1000, pageHeight),
  );
});

function Pages() {
  return (
    <HeaderSlotProvider>
      <PlatformFrame path={useLocation().pathname}>
        <Link to="/assignment/7">Text</Link>
        <Link to="/readassignment/8?draft=9">Reader</Link>
        <Link to="/classdetail/3">Class</Link>
      </PlatformFrame>
    </HeaderSlotProvider>
  );
}

const open = (at: string, height: number) => {
  pageHeight = height;
  return show(<Pages />, { at });
};
const grow = (height: number) => {
  pageHeight = height;
  act(() => measure());
};
const heights = () => platform.postMessage.mock.calls.map(([message]) => message.height);

it('a page asks the platform for its own height, and again when it changes', () => {
  open('/classdetail/3', 1200.4);
  grow(1200.4);
  grow(2400);
  grow(120);
  expect(platform.postMessage.mock.calls[0]).toEqual([{ subject: 'lti.frameResize', height: 1201 }, '*']);
  expect(heights()).toEqual([1201, 2400, 500]);
});

it.each([
  ['Text', 2400],
  ['Reader', 2400],
  ['Text', 300],
  ['Reader', 300],
])('a page of a text (%s) does not keep the height of the page before, %i pixels', async (name, before) => {
  const { user } = open('/classdetail/3', before);
  await user.click(screen.getByRole('link', { name }));
  expect(heights().slice(1)).toEqual([700]);
  // It fills the frame, whatever height the platform gives it.
  grow(before);
  expect(heights().slice(1)).toEqual([700]);
  await user.click(screen.getByRole('link', { name: 'Class' }));
  expect(heights().at(-1)).toBe(Math.max(500, before));
});

it.each([
  [600, 700],
  [1040, 780],
  [1400, 1050],
])('a page of a text on a screen of %i pixels asks for %i', (availHeight, expected) => {
  vi.stubGlobal('screen', { availHeight });
  open('/assignment/7', 300);
  expect(heights()).toEqual([expected]);
});
