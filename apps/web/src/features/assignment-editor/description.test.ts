import type { RichText } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { descriptionSchema, editedDescription, sentDescription } from './description.ts';

const block = (type: RichText[number]['type'], text: string) => ({
  type,
  indent: 0,
  runs: text === '' ? [] : [{ text }],
});

it.each(['', 'One', 'One\n\n  two\n• three', '1. Write <b>500</b> words'])(
  'edits the plain words %j without loss, and sends them as plain words',
  (description) => {
    const edited = editedDescription({ description, richDescription: null });
    expect(sentDescription(edited)).toEqual({ description, richDescription: null });
  },
);

it('a description sends a format with the plain words of it, and without empty lines at its ends', () => {
  const task = [block('heading', 'Task'), block('paragraph', ''), block('bulletItem', 'Read')];
  const edited = [block('paragraph', ''), ...task, block('paragraph', ' ')];
  expect(sentDescription(edited)).toEqual({ description: 'Task\n\n• Read', richDescription: task });
  expect(editedDescription({ description: 'Task\n\n• Read', richDescription: task })).toEqual(task);
});

it('a description sends nothing where there are no words, whatever they would look like', () => {
  expect(sentDescription([block('bulletItem', ' ')])).toEqual({ description: '', richDescription: null });
});

it('complains once about what is too long', () => {
  const long = [block('paragraph', 'a'.repeat(20_001))];
  expect(descriptionSchema.safeParse(long).error?.issues).toHaveLength(1);
  expect(descriptionSchema.safeParse([block('paragraph', 'a'.repeat(20_000))]).success).toBe(true);
});
