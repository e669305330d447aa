import { useEffect, useState } from 'react';
import type { DocumentEditor } from '../editing/editing.ts';
import { useEditor, useEditorValue } from '../editing/editing-context.ts';
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
  const editor = useEditor();
  const [headings, setHeadings] = useState(() => readHeadings(editor));
  // Synchronises with the text, which is not React state.
  useEffect(() => {
    let lastDoc = editor.view.state.doc;
    let cancel: (() => void) | null = null;
    const update = (): void => {
      cancel = null;
      lastDoc = editor.view.state.doc;
      setHeadings((before) => keepIfEqual(before, readHeadings(editor)));
    };
    const unsubscribe = editor.subscribe(() => {
      if (editor.view.state.doc !== lastDoc) cancel ??= runWhenIdle(update);
    });
    return () => {
      unsubscribe();
      cancel?.();
    };
  }, [editor]);
  const current = useEditorValue(({ view }) => findHeadingIndexAt(headings, view.state.selection.head));
  return { headings, current };
}

function readHeadings(editor: DocumentEditor): Heading[] {
  return listHeadings(editor.view.state.doc, editor.parts());
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
