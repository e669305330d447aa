import { useEffect, useState } from 'react';
import type { Editing } from '../editing/editing.ts';
import { useEditing, useEditingValue } from '../editing/editing-context.ts';
import { type Heading, headingAt, headingsOf } from './headings.ts';

/** During typing, the headings are read in idle time; Safari has no idle callbacks. */
const later: (action: () => void) => () => void =
  'requestIdleCallback' in globalThis
    ? (action) => {
        const handle = requestIdleCallback(action, { timeout: 1000 });
        return () => cancelIdleCallback(handle);
      }
    : (action) => {
        const handle = setTimeout(action, 300);
        return () => clearTimeout(handle);
      };

/** The headings of the open text, and the one with the caret. */
export function useHeadings(): { headings: readonly Heading[]; current: number } {
  const editing = useEditing();
  const [headings, setHeadings] = useState(() => read(editing));
  // Synchronises with the text, which is not React state.
  useEffect(() => {
    let seen = editing.view.state.doc;
    let cancel: (() => void) | null = null;
    const update = (): void => {
      cancel = null;
      seen = editing.view.state.doc;
      setHeadings((before) => unlessSame(before, read(editing)));
    };
    const stop = editing.subscribe(() => {
      if (editing.view.state.doc !== seen) cancel ??= later(update);
    });
    return () => {
      stop();
      cancel?.();
    };
  }, [editing]);
  const current = useEditingValue(({ view }) => headingAt(headings, view.state.selection.head));
  return { headings, current };
}

function read(editing: Editing): Heading[] {
  return headingsOf(editing.view.state.doc, editing.parts());
}

function unlessSame(before: Heading[], now: Heading[]): Heading[] {
  const isSame =
    before.length === now.length &&
    before.every((one, index) => {
      const other = now[index];
      return one.pos === other?.pos && one.level === other.level && one.text === other.text;
    });
  return isSame ? before : now;
}
