import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useFocusMainWhenLost } from './use-focus-main-when-lost.ts';

afterEach(cleanup);

function Page({ content }: { content: string | null }) {
  useFocusMainWhenLost(content);
  return (
    <>
      <input aria-label="Search" />
      <main id="main" tabIndex={-1}>
        <button key={content} type="button">
          {content}
        </button>
      </main>
    </>
  );
}

const main = () => document.getElementById('main');

it('the main part gets the focus when the focused button disappears with its content', () => {
  const page = render(<Page content="Start" />);
  page.getByRole('button').focus();
  page.rerender(<Page content="Submit" />);
  expect(document.activeElement).toBe(main());
});

it('the focus stays outside of content that is replaced', () => {
  const page = render(<Page content="Start" />);
  page.getByLabelText('Search').focus();
  page.rerender(<Page content="Submit" />);
  expect(document.activeElement).toBe(page.getByLabelText('Search'));
});

it('the first content does not move the focus', () => {
  render(<Page content="Start" />);
  expect(document.activeElement).toBe(document.body);
});

function Panel({ content }: { content: string }) {
  const panel = useRef<HTMLFieldSetElement>(null);
  useFocusMainWhenLost(content, panel);
  return (
    <main id="main" tabIndex={-1}>
      <fieldset ref={panel} tabIndex={-1}>
        <button key={content} type="button">
          {content}
        </button>
      </fieldset>
    </main>
  );
}

it('the part that holds the button gets the focus instead, where one is named', () => {
  const page = render(<Panel content="Reopen" />);
  page.getByRole('button').focus();
  page.rerender(<Panel content="Finalize" />);
  expect(document.activeElement).toBe(page.getByRole('group'));
});
