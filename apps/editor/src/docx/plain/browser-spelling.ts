import { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { PagePluginContext } from '../editing/page-plugin-context.ts';
import { getLanguageTag } from '../spelling/text-language.ts';

const delayMs = 1000;

/**
 * The browser checks spelling, and screen readers speak, in the language of the text; our own spelling underlines are inaccessible to screen readers.
 */
export function browserSpellingPlugin({ lang }: Pick<PagePluginContext, 'lang'>): Plugin {
  return new Plugin({
    view: (view) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      // Not part of the view's own attributes: in the page view, the spelling plugin sets it.
      view.dom.spellcheck = true;
      setLanguage(view, lang);
      return {
        update: (_view, before) => {
          if (before.doc === view.state.doc) return;
          clearTimeout(timer);
          timer = setTimeout(() => setLanguage(view, lang), delayMs);
        },
        destroy: () => {
          clearTimeout(timer);
          view.dom.lang = lang;
        },
      };
    },
  });
}

function setLanguage(view: EditorView, lang: string): void {
  const language = getLanguageTag(view.state, lang) ?? '';
  if (view.dom.lang !== language) view.dom.lang = language;
}
