import { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

/**
 * In the text, Tab inserts a tab. After Escape it moves the focus forwards or backwards, as in any other field. Escape itself does not change the
 * selection: the library would select the whole paragraph, which the next key press would replace.
 */
export function leaveTextPlugin(): Plugin {
  let isLeaving = false;
  const stopLeaving = (): boolean => {
    isLeaving = false;
    return false;
  };
  const plugin: Plugin = new Plugin({
    props: {
      handleDOMEvents: {
        // Runs before all keys of the text. Returning true stops ProseMirror and leaves the key to the browser and the page.
        keydown: (view, event) => {
          if (event.key === 'Tab' && isLeaving) return true;
          if (event.key === 'Escape') {
            isLeaving = true;
            if (isHandledByPage(view, event)) event.preventDefault();
            return true;
          }
          return modifiers.has(event.key) ? false : stopLeaving();
        },
        mousedown: stopLeaving,
        blur: stopLeaving,
      },
      attributes: { 'aria-describedby': writingHintId },
    },
  });
  /** The page's own plugins may have something to close; those of the library, after this one, are skipped. */
  const isHandledByPage = (view: EditorView, event: KeyboardEvent): boolean => {
    const { plugins } = view.state;
    const pagePlugins = plugins.slice(0, plugins.indexOf(plugin));
    return pagePlugins.some((one) => one.props.handleKeyDown?.call(one, view, event) === true);
  };
  return plugin;
}

const modifiers = new Set(['Shift', 'Control', 'Alt', 'Meta']);

/** Id of the element that explains how to leave the text by keyboard. */
export const writingHintId = 'writing-hint';
