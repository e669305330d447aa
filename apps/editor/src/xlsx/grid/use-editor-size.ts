import { type RefObject, useLayoutEffect } from 'react';
import type { Box, Layout } from './view.ts';

/** Makes the cell editor as large as the text being typed, within the view. */
export function useEditorSize(
  field: RefObject<HTMLTextAreaElement | null>,
  options: {
    text: string;
    box: Box;
    isEditing: boolean;
    layout: Layout;
  },
): void {
  const { text, box, isEditing, layout } = options;
  // Resizes the textarea whenever its text or its cell changes.
  useLayoutEffect(() => {
    const element = field.current;
    if (element === null) return;
    const { style } = element;
    if (!isEditing) {
      style.width = `${Math.max(8, box.width)}px`;
      style.height = `${Math.max(8, box.height)}px`;
      return;
    }
    const longestLine = Math.max(...text.split('\n').map((line) => line.length));
    const max = Math.max(60, layout.view.width - box.left - 4);
    style.width = `${Math.min(max, Math.max(box.width + 1, longestLine * 8 + 24))}px`;
    style.height = 'auto';
    style.height = `${Math.min(Math.max(24, layout.view.height - box.top - 4), Math.max(box.height + 1, element.scrollHeight + 2))}px`;
  }, [
    field,
    text,
    box.left,
    box.top,
    box.width,
    box.height,
    isEditing,
    layout.view.width,
    layout.view.height,
  ]);
}
