import { useState, useSyncExternalStore } from 'react';
import { useTexts } from '../../../i18n.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { moveWithArrowKeys } from '../../../ui/move-with-arrow-keys.ts';
import { useEditor } from '../../editing/editing-context.ts';
import { runTool } from '../../toolkit/writing-tool.ts';
import { buttonLabels, characterNames, characters } from './characters.ts';
import { findCharacters, recentCharacters, rememberCharacter } from './find-characters.ts';

/** Inserts special characters one at a time; the dialog stays open. */
export function CharactersDialog({
  onClose,
  announce,
}: {
  onClose: () => void;
  announce: (text: string) => void;
}) {
  const t = useTexts();
  const editor = useEditor();
  const getName = (character: string): string => {
    const name = characterNames[character];
    return name === undefined ? character : t(`tools:characters.names.${name}`);
  };
  const insert = (character: string): void => {
    runTool(() => (state, dispatch) => {
      dispatch?.(state.tr.insertText(character).scrollIntoView());
      return true;
    })(editor);
    rememberCharacter(character);
    announce(t('tools:characters.inserted', { sign: getName(character) }));
  };
  const [query, setQuery] = useState('');
  // Recent characters when the dialog opened: fixed, so that nothing moves under the pointer.
  const [recent] = useState(useSyncExternalStore(recentCharacters.subscribe, recentCharacters.get));
  const getKeywords = (character: string): string =>
    t(`writing-aids:characterWords.${character}`, { defaultValue: '' });
  const found = findCharacters(query, Object.values(characters).flat(), getKeywords);
  const sections: [kind: string, title: string, signs: readonly string[]][] =
    query.trim() !== ''
      ? [['found', t('writing-aids:characters.search'), found]]
      : [
          ['recent', t('writing-aids:characters.recent'), recent],
          ...Object.entries(characters).map(([kind, characterGroup]): [string, string, readonly string[]] => [
            kind,
            t(`tools:characters.${kind}`),
            characterGroup,
          ]),
        ];
  return (
    <Dialog title={t('tools:characters.name')} onClose={onClose}>
      <input
        type="search"
        autoFocus
        value={query}
        aria-label={t('writing-aids:characters.search')}
        placeholder={t('writing-aids:characters.search')}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={(event) => {
          const first = event.key === 'Enter' ? found[0] : undefined;
          if (first !== undefined) insert(first);
        }}
      />
      {query.trim() !== '' && found.length === 0 ? (
        <p role="status">{t('writing-aids:characters.none')}</p>
      ) : null}
      {sections
        .filter(([, , characterGroup]) => characterGroup.length > 0)
        .map(([kind, title, characterGroup]) => (
          <section key={kind} aria-labelledby={`signs-${kind}`}>
            <h3 id={`signs-${kind}`}>{title}</h3>
            <div
              role="toolbar"
              aria-labelledby={`signs-${kind}`}
              className="button-grid sign-grid"
              onKeyDown={moveWithArrowKeys}
            >
              {characterGroup.map((character, index) => (
                <button
                  key={character}
                  type="button"
                  tabIndex={index === 0 ? 0 : -1}
                  aria-label={getName(character)}
                  title={getName(character)}
                  onClick={() => insert(character)}
                >
                  {buttonLabels[character] ?? character}
                </button>
              ))}
            </div>
          </section>
        ))}
    </Dialog>
  );
}
