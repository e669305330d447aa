import { type KeyboardEvent, useState, useSyncExternalStore } from 'react';
import { useTexts } from '../../../i18n.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useEditing } from '../../editing/editing-context.ts';
import { runTool } from '../../toolkit/writing-tool.ts';
import { characters, named, stands } from './characters.ts';
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
  const editing = useEditing();
  const nameOf = (sign: string): string => {
    const name = named[sign];
    return name === undefined ? sign : t(`tools:characters.names.${name}`);
  };
  const insert = (sign: string): void => {
    runTool(() => (state, dispatch) => {
      dispatch?.(state.tr.insertText(sign).scrollIntoView());
      return true;
    })(editing);
    rememberCharacter(sign);
    announce(t('tools:characters.inserted', { sign: nameOf(sign) }));
  };
  const [query, setQuery] = useState('');
  // Recent characters when the dialog opened: fixed, so that nothing moves under the pointer.
  const [recent] = useState(useSyncExternalStore(recentCharacters.subscribe, recentCharacters.get));
  const words = (sign: string): string => t(`writing-aids:characterWords.${sign}`, { defaultValue: '' });
  const found = findCharacters(query, Object.values(characters).flat(), words);
  const kinds: [kind: string, title: string, signs: readonly string[]][] =
    query.trim() !== ''
      ? [['found', t('writing-aids:characters.search'), found]]
      : [
          ['recent', t('writing-aids:characters.recent'), recent],
          ...Object.entries(characters).map(([kind, signs]): [string, string, readonly string[]] => [
            kind,
            t(`tools:characters.${kind}`),
            signs,
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
      {kinds
        .filter(([, , signs]) => signs.length > 0)
        .map(([kind, title, signs]) => (
          <section key={kind} aria-labelledby={`signs-${kind}`}>
            <h3 id={`signs-${kind}`}>{title}</h3>
            <div
              role="toolbar"
              aria-labelledby={`signs-${kind}`}
              className="sign-grid"
              onKeyDown={(event) => walk(event)}
            >
              {signs.map((sign, at) => (
                <button
                  key={sign}
                  type="button"
                  tabIndex={at === 0 ? 0 : -1}
                  aria-label={nameOf(sign)}
                  title={nameOf(sign)}
                  onClick={() => insert(sign)}
                >
                  {stands[sign] ?? sign}
                </button>
              ))}
            </div>
          </section>
        ))}
    </Dialog>
  );
}

/** Arrow keys move through the characters of a group; Tab moves to the next group. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const signs = [...event.currentTarget.querySelectorAll('button')];
  const at = signs.findIndex((sign) => sign.matches(':focus'));
  event.preventDefault();
  signs[(at + step + signs.length) % signs.length]?.focus();
}
