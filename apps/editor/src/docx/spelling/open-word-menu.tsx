import i18next from 'i18next';
import type { EditorView } from 'prosemirror-view';
import { createRoot } from 'react-dom/client';
import { Menu } from '../../ui/menu/Menu.tsx';
import type { MenuEntry } from '../../ui/menu/menu-entries.ts';
import type { Misspelling } from './spelling-marks.ts';
import { spelling } from './spelling-service.ts';
import { getSpellingLanguage } from './text-language.ts';
import { addWord, ignoreAlways, ignoreOnce, replaceWord } from './word-commands.ts';

/** Menu for an unknown word. */
export async function openWordMenu(view: EditorView, misspelling: Misspelling): Promise<void> {
  const language = getSpellingLanguage(view.state, i18next.language);
  const suggestions =
    language === null ? [] : await spelling.suggest(language, misspelling.word).catch(() => []);
  const anchor = findAnchor(view, misspelling);
  if (anchor === null) return;
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const close = (): void => {
    // Not during React's own rendering.
    setTimeout(() => {
      root.unmount();
      container.remove();
    });
    view.focus();
  };
  root.render(
    <Menu
      label={i18next.t('spelling:menu', { word: misspelling.word })}
      entries={createEntries(view, misspelling, suggestions)}
      anchor={anchor}
      onBack={close}
      onClose={close}
    />,
  );
}

function findAnchor(view: EditorView, { from }: Misspelling): HTMLElement | null {
  const { node } = view.domAtPos(from, 1);
  const element = node instanceof HTMLElement ? node : node.parentElement;
  return element?.closest<HTMLElement>('.misspelt') ?? element;
}

function createEntries(
  view: EditorView,
  misspelling: Misspelling,
  suggestions: readonly string[],
): MenuEntry[] {
  const action = (id: string, label: string, run: () => void, isEnabled = true): MenuEntry => ({
    kind: 'action',
    id,
    label,
    run,
    isEnabled,
  });
  const suggestionEntries = suggestions.map((word) =>
    action(`word-${word}`, word, () => replaceWord(view, misspelling, word), view.editable),
  );
  return [
    ...(suggestionEntries.length > 0
      ? suggestionEntries
      : [action('no-word', i18next.t('spelling:noSuggestion'), () => undefined, false)]),
    { kind: 'separator', id: 'separator' },
    action('ignore-once', i18next.t('spelling:ignoreOnce'), () => ignoreOnce(view, misspelling)),
    action('ignore-always', i18next.t('spelling:ignoreAlways'), () => ignoreAlways(view, misspelling)),
    action('add-word', i18next.t('spelling:add'), () => addWord(view, misspelling)),
  ];
}
