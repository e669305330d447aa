import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import { EditorState } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { getLanguageTag, guessSpellingLanguage } from './text-language.ts';

const stateOf = (text: string): EditorState =>
  EditorState.create({
    doc: schema.topNodeType.create(
      null,
      schema.node('paragraph', null, text === '' ? [] : [schema.text(text)]),
    ),
  });

const italian = 'Il battello è nel porto e gli uomini non sono ancora arrivati della città.';

it.each([
  ['its words say it', 'Le bateau est dans le port et nous avons froid, mais la mer est belle.', 'en', 'fr'],
  [
    'a line or two of another stand above it, that of most words',
    'The harbour in winter. What the boats were like when we came to see them. Der Hafen ist noch still, und die Boote liegen am Kai, wie sie es jeden Winter tun. Wir sind nicht hinausgefahren, denn es war kalt, und der Wind kam von der See und hat uns den Mut genommen.',
    'en',
    'de',
  ],
  ['it has hardly begun, that of the page', 'Hafen', 'de', 'de'],
  ['there is no dictionary of it, none', italian, 'de', null],
  [
    'many words say nothing, none',
    'Båten ligger kvar vid bryggan medan solen går ner bakom öarna. '.repeat(4),
    'de',
    null,
  ],
])('the spelling language where %s', (_where, text, lang, language) => {
  expect(guessSpellingLanguage(stateOf(text), lang)).toBe(language);
});

it('the spelling language of a text is set for the browser where the browser has to check spelling', () => {
  expect(getLanguageTag(stateOf(italian), 'de')).toBe('it');
});
