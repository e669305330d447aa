import { expect, it } from 'vitest';
import { contentVersion, type JournalEdit } from '../document.ts';
import type { DocumentFormat } from './document-format.ts';
import { replayEdits } from './replay.ts';

interface Letter {
  kind: 'letter';
  letter: string;
}

/** A document is a string; a question mark cannot be applied, and edits after it change their meaning. */
const form: Pick<DocumentFormat<Letter, string, string>, 'apply' | 'withContent' | 'canSkip'> = {
  apply: (text, { letter }) => {
    if (letter === '?') throw new Error('No question marks');
    return text + letter;
  },
  withContent: (_, content) => content,
  canSkip: () => false,
};
const letters = (text: string): Letter[] => [...text].map((letter) => ({ kind: 'letter', letter }));
function replay(edits: JournalEdit<Letter, string>[]) {
  // cast: of all that is known of a document, what a replay needs.
  const { document, unreplayed } = replayEdits(form as DocumentFormat<Letter, string, string>, '', edits);
  return { document, unreplayed };
}

it('an edit that does not apply is replaced by the whole document after it', () => {
  const whole = { kind: 'content', content: 'a?b', version: contentVersion } as const;
  expect(replay([...letters('a?b'), whole, ...letters('c')])).toEqual({ document: 'a?bc', unreplayed: [] });
});

it.each([undefined, contentVersion - 1, contentVersion + 1])(
  'a whole document of another program version (%s) is not read: text since the edit is offered for copying',
  (version) => {
    const whole = { kind: 'content', content: 'a?b', ...(version && { version }) } as const;
    expect(replay([...letters('a?b'), whole, ...letters('c')])).toEqual({
      document: 'a',
      unreplayed: [1, 2, 3, 4],
    });
    expect(replay([...letters('a'), whole, ...letters('c')])).toEqual({ document: 'a', unreplayed: [1, 2] });
  },
);
