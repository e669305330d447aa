import type { Direction } from '@redraft/sentences/languages';
import { Plugin } from 'prosemirror-state';
import { setDirection } from './paragraph-format.ts';

/**
 * Ctrl with only the left or right Shift sets the paragraph direction on release: both are also the start of other shortcuts (Ctrl+Shift+Z), which
 * must not change it. Replaces the library's keys, which act on press.
 */
export function directionKeysPlugin(): Plugin {
  let pendingDirection: Direction | null = null;
  const cancel = (): boolean => {
    pendingDirection = null;
    return false;
  };
  return new Plugin({
    props: {
      handleKeyDown: (_view, event) => {
        const areBothPressed =
          event.key === 'Shift' ? event.ctrlKey || event.metaKey : isControl(event) && event.shiftKey;
        if (!areBothPressed) return cancel();
        if (event.key === 'Shift') pendingDirection = event.code === 'ShiftRight' ? 'rtl' : 'ltr';
        // Stops the library's own handler.
        return true;
      },
      handleDOMEvents: {
        keyup: (view, event) => {
          if (pendingDirection === null || !(event.key === 'Shift' || isControl(event))) return false;
          if (view.editable) setDirection(pendingDirection)(view.state, view.dispatch);
          return cancel();
        },
        mousedown: cancel,
        blur: cancel,
      },
    },
  });
}

function isControl({ key }: KeyboardEvent): boolean {
  return key === 'Control' || key === 'Meta';
}
