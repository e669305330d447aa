import i18next from 'i18next';
import { SpellCheck, SpellCheck2 } from 'lucide-react';
import { TextSelection } from 'prosemirror-state';
import type { DocumentEditor } from '../editing/editing.ts';
import type { PageActions, Tool } from '../toolkit/tool.ts';
import { findNextMisspelling } from './next-misspelt.ts';
import { openWordMenu } from './open-word-menu.tsx';
import { spellingChoice } from './spelling-choice.ts';

export const spellingTools: readonly Tool[] = [
  {
    id: 'spelling',
    needsPages: true,
    group: 'review',
    name: 'spelling:name',
    icon: SpellCheck,
    keys: 'F7',
    run: (_editor, page) => (page.panel() === 'spelling' ? page.closePanel() : page.openPanel('spelling')),
    isActive: (_editor, page) => page.panel() === 'spelling',
  },
  {
    id: 'next-misspelt',
    needsPages: true,
    group: 'review',
    name: 'spelling:next',
    icon: SpellCheck2,
    keys: 'Alt-F7',
    run: (editor, page) => void showNext(editor, page),
  },
];

/** Selects the next unknown word and opens its actions. */
async function showNext({ view }: DocumentEditor, page: PageActions): Promise<void> {
  const choice = spellingChoice.get();
  if (!choice.isOn) spellingChoice.set({ ...choice, isOn: true });
  const lang = i18next.language;
  const { signal } = new AbortController();
  const found = await findNextMisspelling(view, view.state.selection.to, { lang, signal }).catch(
    () => undefined,
  );
  if (found === undefined || found === null) {
    page.announce(i18next.t(found === null ? 'spelling:none' : 'spelling:failed'));
    return;
  }
  const selection = TextSelection.create(view.state.doc, found.from, found.to);
  view.dispatch(view.state.tr.setSelection(selection).scrollIntoView());
  await openWordMenu(view, found);
}
