import { plainTextOf, type RichText, richTextOf } from '@redraft/contracts';
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
  const shown = show(
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
  const press = (name: string) => shown.user.click(screen.getByRole('button', { name }));
  const paste = (data: Record<string, string>) =>
    fireEvent.paste(box, { clipboardData: { getData: (type: string) => data[type] ?? '', types: [] } });
  return { box, key, press, paste, user: shown.user, written: () => onChange.mock.lastCall?.[0] };
}

it('makes a paragraph a heading, a list and a paragraph again', async () => {
  const { press, written } = open([block('paragraph', 'Task')]);
  await press('Heading');
  expect(written()).toEqual([block('heading', 'Task')]);
  expect(screen.getByRole('button', { name: 'Heading' }).getAttribute('aria-pressed')).toBe('true');
  await press('Numbered list');
  expect(written()).toEqual([block('numberItem', 'Task')]);
  await press('Numbered list');
  expect(written()).toEqual([block('paragraph', 'Task')]);
});

it('makes all that is selected bold, with a key', () => {
  const { key, written } = open([block('paragraph', 'Task'), block('quote', 'To be')]);
  key('a', { ctrlKey: true });
  key('b', { ctrlKey: true });
  expect(written()).toEqual([
    { type: 'paragraph', indent: 0, runs: [{ text: 'Task', bold: true }] },
    { type: 'quote', indent: 0, runs: [{ text: 'To be', bold: true }] },
  ]);
});

it('the editor of rich text takes Tab for items of lists, as far as they go, and leaves it alone elsewhere', async () => {
  const { key, press, written } = open([block('bulletItem', 'One')]);
  for (let level = 1; level <= 4; level += 1) expect(key('Tab')).toBe(false);
  expect(written()).toEqual([block('bulletItem', 'One', 4)]);
  expect(key('Tab')).toBe(true);
  await press('Bulleted list');
  expect(key('Tab')).toBe(true);
});

it('the editor of rich text ends a list with Enter in an empty item', () => {
  const { key, written } = open([block('bulletItem', '')]);
  key('Enter');
  expect(written()).toEqual([block('paragraph', '')]);
});

it('makes a paragraph of a heading with Backspace at its beginning', () => {
  const { key, written } = open([block('heading', 'Task')]);
  key('Backspace');
  expect(written()).toEqual([block('paragraph', 'Task')]);
});

it('writes a link to an address without its scheme, and refuses a script', async () => {
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

it('the editor of rich text takes what is pasted with its format and without its markup', () => {
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

it('the editor of rich text takes every line of pasted plain words', () => {
  const { paste, written } = open([]);
  paste({ 'text/plain': 'One\r\n\r\n  two' });
  expect(plainTextOf(written() ?? [])).toBe('One\n\n  two');
});

it('leads through its buttons by arrows, with one stop of the Tab key', async () => {
  const { user } = open([]);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Heading' }));
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bold' }));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Description' }));
});

it('holds any plain words without loss', () => {
  const line = fc.string({ unit: fc.constantFrom('a', ' ', '\t', '•', '1. ', '\n', '<b>') });
  fc.assert(
    fc.property(line, (plain) => {
      expect(plainTextOf(toRichText(toDocument(richTextOf(plain)).content))).toBe(plain);
    }),
  );
});
