import type { RichText } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { descriptionSchema, toDescriptionBody, toEditorDescription } from './description.ts';

const block = (type: RichText[number]['type'], text: string) => ({
  type,
  indent: 0,
  runs: text === '' ? [] : [{ text }],
});

it.each(['', 'One', 'One\n\n  two\n• three', '1. Write <b>500</b> words'])(
  'a description edits plain text %j without loss and sends it as plain text',
  (description) => {
    const edited = toEditorDescription({ description, richDescription: null });
    expect(toDescriptionBody(edited)).toEqual({ description, richDescription: null });
  },
);

it('a description is sent with its format and its plain text, without empty lines at the ends', () => {
  const task = [block('heading', 'Task'), block('paragraph', ''), block('bulletItem', 'Read')];
  const edited = [block('paragraph', ''), ...task, block('paragraph', ' ')];
  expect(toDescriptionBody(edited)).toEqual({ description: 'Task\n\n• Read', richDescription: task });
  expect(toEditorDescription({ description: 'Task\n\n• Read', richDescription: task })).toEqual(task);
});

it('a description without text is sent empty, whatever its format', () => {
  expect(toDescriptionBody([block('bulletItem', ' ')])).toEqual({ description: '', richDescription: null });
});

it('a description reports one problem if it is too long', () => {
  const long = [block('paragraph', 'a'.repeat(20_001))];
  expect(descriptionSchema.safeParse(long).error?.issues).toHaveLength(1);
  expect(descriptionSchema.safeParse([block('paragraph', 'a'.repeat(20_000))]).success).toBe(true);
});
