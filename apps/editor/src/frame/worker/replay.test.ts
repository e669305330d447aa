import { expect, it } from 'vitest';
import { contentVersion, type JournalEdit } from '../document.ts';
import type { DocumentForm } from './document-form.ts';
import { replayEdits } from './replay.ts';

interface Letter {
  kind: 'letter';
  letter: string;
}

/** A document is a string; a question mark cannot be applied, and edits after it change their meaning. */
const form: Pick<DocumentForm<Letter, string, string>, 'apply' | 'withContent' | 'canPassOver'> = {
  apply: (text, { letter }) => {
    if (letter === '?') throw new Error('No question marks');
    return text + letter;
  },
  withContent: (_, content) => content,
  canPassOver: () => false,
};
const letters = (text: string): Letter[] => [...text].map((letter) => ({ kind: 'letter', letter }));
function replay(edits: JournalEdit<Letter, string>[]) {
  // cast: of all that is known of a document, what a replay needs.
  const { document, unread } = replayEdits(form as DocumentForm<Letter, string, string>, '', edits);
  return { document, unread };
}

it('an edit that does not apply is replaced by the whole document after it', () => {
  const whole = { kind: 'content', content: 'a?b', version: contentVersion } as const;
  expect(replay([...letters('a?b'), whole, ...letters('c')])).toEqual({ document: 'a?bc', unread: [] });
});

it.each([undefined, contentVersion - 1, contentVersion + 1])(
  'a whole document of another program version (%s) is not read: text since the edit is offered for copying',
  (version) => {
    const whole = { kind: 'content', content: 'a?b', ...(version && { version }) } as const;
    expect(replay([...letters('a?b'), whole, ...letters('c')])).toEqual({
      document: 'a',
      unread: [1, 2, 3, 4],
    });
    expect(replay([...letters('a'), whole, ...letters('c')])).toEqual({ document: 'a', unread: [1, 2] });
  },
);
