import { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

/**
 * In a text the Tab key writes. After Escape it leaves it, forwards or backwards, as it leaves any other field; and Escape itself changes no
 * selection: the library would select the whole paragraph, for the next letter to take its place.
 */
export function leaveTextPlugin(): Plugin {
  let isLeaving = false;
  const forget = (): boolean => {
    isLeaving = false;
    return false;
  };
  const plugin: Plugin = new Plugin({
    props: {
      handleDOMEvents: {
        // Asked before all keys of the text. "Handled" means that the text does nothing, and leaves the key to the browser and the page.
        keydown: (view, event) => {
          if (event.key === 'Tab' && isLeaving) return true;
          if (event.key === 'Escape') {
            isLeaving = true;
            if (isTaken(view, event)) event.preventDefault();
            return true;
          }
          return modifiers.has(event.key) ? false : forget();
        },
        mousedown: forget,
        blur: forget,
      },
      attributes: { 'aria-describedby': writingHint },
    },
  });
  /** The page's own plugins may have something to close; the library's, behind this one, are not asked. */
  const isTaken = (view: EditorView, event: KeyboardEvent): boolean => {
    const { plugins } = view.state;
    const own = plugins.slice(0, plugins.indexOf(plugin));
    return own.some((one) => one.props.handleKeyDown?.call(one, view, event) === true);
  };
  return plugin;
}

const modifiers = new Set(['Shift', 'Control', 'Alt', 'Meta']);

/** The element that says how the text is left by keyboard. */
export const writingHint = 'writing-hint';
