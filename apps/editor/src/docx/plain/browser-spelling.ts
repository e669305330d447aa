import { Plugin } from 'prosemirror-state';

/** The browser checks spelling; our own spelling underlines are inaccessible to screen readers. */
export function browserSpellingPlugin(): Plugin {
  return new Plugin({
    view: (view) => {
      // Not part of the view's own attributes: in the page view, the spelling plugin sets it.
      view.dom.spellcheck = true;
      return {};
    },
  });
}
