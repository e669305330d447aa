import type { RichText } from '@redraft/contracts';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RichTextView } from './rich-text-view.tsx';

const item = (text: string, indent = 0, type: RichText[number]['type'] = 'bulletItem') => ({
  type,
  indent,
  runs: [{ text }],
});
const tagsOf = (rich: RichText) =>
  render(<RichTextView plain="" rich={rich} headingLevel={3} />)
    .container.innerHTML.replaceAll(/<(\w+)[^>]*>/g, '<$1>')
    .replace(/^<div>(.*)<\/div>$/, '$1');

it.each<[string, RichText, string]>([
  [
    'consecutive items as one list, and deeper ones as a nested list',
    [item('a'), item('b', 1, 'numberItem'), item('c', 1, 'numberItem'), item('d')],
    '<ul><li>a<ol><li>b</li><li>c</li></ol></li><li>d</li></ul>',
  ],
  ['items that start indented as a list too', [item('a', 2), item('b', 0)], '<ul><li>a</li><li>b</li></ul>'],
  [
    'bullets after numbers as another list',
    [item('a', 0, 'numberItem'), item('b')],
    '<ol><li>a</li></ol><ul><li>b</li></ul>',
  ],
  [
    'consecutive quotes as one quote',
    [item('a', 0, 'quote'), item('b', 0, 'quote'), item('c', 0, 'subheading')],
    '<blockquote><p>a</p><p>b</p></blockquote><h4>c</h4>',
  ],
])('the rich text view renders %s', (_name, rich, tags) => {
  expect(tagsOf(rich)).toBe(tags);
});

it('the rich text view shows markup characters as text, and links only to pages and mailboxes', () => {
  const runs = [
    { text: '<img src=x onerror=alert(1)>' },
    { text: 'page', link: 'https://example.org' },
    { text: 'script', link: 'javascript:alert(1)' },
  ];
  const { container } = render(
    <RichTextView plain="" rich={[{ type: 'paragraph', indent: 0, runs }]} headingLevel={3} />,
  );
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://example.org',
  ]);
  expect(screen.getByRole('link').getAttribute('rel')).toContain('noopener');
});

it('the rich text view shows plain text with its lines and their own direction', () => {
  render(<RichTextView plain={'One\n  <b>two</b>'} rich={null} headingLevel={3} />);
  const paragraph = screen.getByText((_, element) => element?.textContent === 'One\n  <b>two</b>', {
    selector: 'div[dir]',
  });
  expect(getComputedStyle(paragraph).whiteSpace).toBe('pre-wrap');
  expect(paragraph.getAttribute('dir')).toBe('auto');
});
