import i18next from 'i18next';
import type { EditorView } from 'prosemirror-view';
import { createRoot } from 'react-dom/client';
import { Menu } from '../../ui/menu/Menu.tsx';
import type { MenuEntry } from '../../ui/menu/menu-entries.ts';
import type { Misspelt } from './spelling-marks.ts';
import { spelling } from './spelling-service.ts';
import { languageOf } from './text-language.ts';
import { addWord, ignoreAlways, ignoreOnce, replaceWord } from './word-commands.ts';

/** Menu for an unknown word. */
export async function openWordMenu(view: EditorView, at: Misspelt): Promise<void> {
  const language = languageOf(view.state, i18next.language);
  const suggestions = language === null ? [] : await spelling.suggest(language, at.word).catch(() => []);
  const anchor = anchorOf(view, at);
  if (anchor === null) return;
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const close = (): void => {
    // Not during React's own rendering.
    setTimeout(() => {
      root.unmount();
      place.remove();
    });
    view.focus();
  };
  root.render(
    <Menu
      label={i18next.t('spelling:menu', { word: at.word })}
      entries={entriesFor(view, at, suggestions)}
      anchor={anchor}
      onBack={close}
      onClose={close}
    />,
  );
}

function anchorOf(view: EditorView, { from }: Misspelt): HTMLElement | null {
  const { node } = view.domAtPos(from, 1);
  const element = node instanceof HTMLElement ? node : node.parentElement;
  return element?.closest<HTMLElement>('.misspelt') ?? element;
}

function entriesFor(view: EditorView, at: Misspelt, suggestions: readonly string[]): MenuEntry[] {
  const action = (id: string, label: string, run: () => void, isEnabled = true): MenuEntry => ({
    kind: 'action',
    id,
    label,
    run,
    isEnabled,
  });
  const offered = suggestions.map((word) =>
    action(`word-${word}`, word, () => replaceWord(view, at, word), view.editable),
  );
  return [
    ...(offered.length > 0
      ? offered
      : [action('no-word', i18next.t('spelling:noSuggestion'), () => undefined, false)]),
    { kind: 'line', id: 'line' },
    action('ignore-once', i18next.t('spelling:ignoreOnce'), () => ignoreOnce(view, at)),
    action('ignore-always', i18next.t('spelling:ignoreAlways'), () => ignoreAlways(view, at)),
    action('add-word', i18next.t('spelling:add'), () => addWord(view, at)),
  ];
}
