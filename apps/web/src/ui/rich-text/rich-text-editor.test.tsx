import { type RichText, richTextOf, toPlainText } from '@redraft/contracts';
import { fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { RichTextEditor } from './rich-text-editor.tsx';
import { toDocument, toRichText } from './rich-text-schema.ts';

const block = (type: RichText[number]['type'], text: string, indent = 0) => ({
  type,
  indent,
  runs: text === '' ? [] : [{ text }],
});

function open(initial: RichText) {
  const onChange = vi.fn<(text: RichText) => void>();
  const rendered = show(
    <RichTextEditor
      id="field"
      label="Description"
      initial={initial}
      onChange={onChange}
      onBlur={() => {}}
      fieldRef={() => {}}
      isInvalid={false}
      describedBy={undefined}
      minRows={7}
    />,
  );
  const box = screen.getByRole('textbox', { name: 'Description' });
  const key = (name: string, more: object = {}) => fireEvent.keyDown(box, { key: name, ...more });
  const press = (name: string) => rendered.user.click(screen.getByRole('button', { name }));
  const paste = (data: Record<string, string>) =>
    fireEvent.paste(box, { clipboardData: { getData: (type: string) => data[type] ?? '', types: [] } });
  return { box, key, press, paste, user: rendered.user, written: () => onChange.mock.lastCall?.[0] };
}

it('the rich text editor turns a paragraph into a heading, a list and back', async () => {
  const { press, written } = open([block('paragraph', 'Task')]);
  await press('Heading');
  expect(written()).toEqual([block('heading', 'Task')]);
  expect(screen.getByRole('button', { name: 'Heading' }).getAttribute('aria-pressed')).toBe('true');
  await press('Numbered list');
  expect(written()).toEqual([block('numberItem', 'Task')]);
  await press('Numbered list');
  expect(written()).toEqual([block('paragraph', 'Task')]);
});

it('the rich text editor makes the selection bold with a shortcut', () => {
  const { key, written } = open([block('paragraph', 'Task'), block('quote', 'To be')]);
  key('a', { ctrlKey: true });
  key('b', { ctrlKey: true });
  expect(written()).toEqual([
    { type: 'paragraph', indent: 0, runs: [{ text: 'Task', bold: true }] },
    { type: 'quote', indent: 0, runs: [{ text: 'To be', bold: true }] },
  ]);
});

it('the rich text editor uses Tab to indent list items as far as possible, and ignores it elsewhere', async () => {
  const { key, press, written } = open([block('bulletItem', 'One')]);
  for (let level = 1; level <= 4; level += 1) expect(key('Tab')).toBe(false);
  expect(written()).toEqual([block('bulletItem', 'One', 4)]);
  expect(key('Tab')).toBe(true);
  await press('Bulleted list');
  expect(key('Tab')).toBe(true);
});

it('the rich text editor ends a list with Enter in an empty item', () => {
  const { key, written } = open([block('bulletItem', '')]);
  key('Enter');
  expect(written()).toEqual([block('paragraph', '')]);
});

it('the rich text editor turns a heading into a paragraph with Backspace at its start', () => {
  const { key, written } = open([block('heading', 'Task')]);
  key('Backspace');
  expect(written()).toEqual([block('paragraph', 'Task')]);
});

it('the rich text editor links to an address without a scheme, and rejects a script', async () => {
  const { press, written, user } = open([]);
  await press('Link');
  const address = await screen.findByRole('textbox', { name: /Web address/ });
  await user.type(address, 'javascript:alert(1)');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('A link must start with https://, http:// or mailto:.')).toBeTruthy();
  expect(written()).toBeUndefined();
  await user.clear(address);
  await user.type(address, 'example.org/story');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const link = 'https://example.org/story';
  await expect.poll(written).toEqual([{ type: 'paragraph', indent: 0, runs: [{ text: link, link }] }]);
});

it('the rich text editor pastes formatted text without its markup', () => {
  const { paste, written, box } = open([]);
  paste({
    'text/html':
      '<h2 onclick="alert(1)">Task</h2><ul><li>One<script>alert(1)</script></li><li><b>Two</b></li></ul>',
    'text/plain': 'Task',
  });
  expect(written()).toEqual([
    block('heading', 'Task'),
    block('bulletItem', 'One'),
    { type: 'bulletItem', indent: 0, runs: [{ text: 'Two', bold: true }] },
  ]);
  expect(box.innerHTML).not.toMatch(/script|onclick/);
});

it('the rich text editor pastes every line of plain text', () => {
  const { paste, written } = open([]);
  paste({ 'text/plain': 'One\r\n\r\n  two' });
  expect(toPlainText(written() ?? [])).toBe('One\n\n  two');
});

it('the rich text editor moves through its buttons by arrow keys, with one tab stop', async () => {
  const { user } = open([]);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Heading' }));
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bold' }));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Description' }));
});

it('the rich text editor keeps any plain text without loss', () => {
  const line = fc.string({ unit: fc.constantFrom('a', ' ', '\t', '•', '1. ', '\n', '<b>') });
  fc.assert(
    fc.property(line, (plainText) => {
      expect(toPlainText(toRichText(toDocument(richTextOf(plainText)).content))).toBe(plainText);
    }),
  );
});
