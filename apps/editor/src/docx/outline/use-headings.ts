import { useEffect, useState } from 'react';
import type { Editing } from '../editing/editing.ts';
import { useEditing, useEditingValue } from '../editing/editing-context.ts';
import { findHeadingIndexAt, type Heading, listHeadings } from './headings.ts';

/** During typing, the headings are read in idle time; Safari has no idle callbacks. */
const runWhenIdle: (action: () => void) => () => void =
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
  const [headings, setHeadings] = useState(() => readHeadings(editing));
  // Synchronises with the text, which is not React state.
  useEffect(() => {
    let lastDoc = editing.view.state.doc;
    let cancel: (() => void) | null = null;
    const update = (): void => {
      cancel = null;
      lastDoc = editing.view.state.doc;
      setHeadings((before) => keepIfEqual(before, readHeadings(editing)));
    };
    const unsubscribe = editing.subscribe(() => {
      if (editing.view.state.doc !== lastDoc) cancel ??= runWhenIdle(update);
    });
    return () => {
      unsubscribe();
      cancel?.();
    };
  }, [editing]);
  const current = useEditingValue(({ view }) => findHeadingIndexAt(headings, view.state.selection.head));
  return { headings, current };
}

function readHeadings(editing: Editing): Heading[] {
  return listHeadings(editing.view.state.doc, editing.parts());
}

function keepIfEqual(before: Heading[], next: Heading[]): Heading[] {
  const isSame =
    before.length === next.length &&
    before.every((one, index) => {
      const other = next[index];
      return one.pos === other?.pos && one.level === other.level && one.text === other.text;
    });
  return isSame ? before : next;
}
