import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { useTexts } from '../../i18n.ts';
import { showToast } from '../../ui/toast.ts';
import { clearSelected } from '../editing/cell-commands.ts';
import type { EditedView, WorkbookEditing } from '../editing/workbook-editing.ts';
import { copySelected, isLastCopied, pasteIntoSelection, pasteSpecial } from './clipboard.ts';

interface ClipboardDependencies {
  editing: WorkbookEditing;
  view: EditedView;
  lang: string;
  mayCopy: boolean;
}

type Handle = (event: ClipboardEvent) => void;

/** Copies and pastes whole cells; during editing the field handles its own text. */
export function useCellClipboard(dependencies: ClipboardDependencies): {
  handleCopy: Handle;
  handleCut: Handle;
  handlePaste: Handle;
  /** Remembers whether only values are to be pasted. */
  notePasteKey: (event: KeyboardEvent) => void;
} {
  const t = useTexts();
  const { editing, view, lang, mayCopy } = dependencies;
  const { draft, canWrite } = view;
  const pastesValues = useRef(false);
  const copy = (event: ClipboardEvent, isCut: boolean): void => {
    if (draft !== null) return;
    event.preventDefault();
    if (!mayCopy) {
      showToast({ text: t('page:noCopy') });
      return;
    }
    if (view.otherAreas.length > 0) {
      showToast({ text: t('page:oneRange') });
      return;
    }
    const copied = copySelected(view, lang);
    event.clipboardData.setData('text/plain', copied.text);
    event.clipboardData.setData('text/html', copied.html);
    if (isCut && canWrite) clearSelected(editing);
  };
  return {
    notePasteKey: ({ key, ctrlKey, metaKey, shiftKey }) => {
      if (key.toLowerCase() === 'v' && (ctrlKey || metaKey)) pastesValues.current = shiftKey;
    },
    handleCopy: (event) => copy(event, false),
    handleCut: (event) => copy(event, true),
    handlePaste: (event) => {
      if (draft !== null) return;
      event.preventDefault();
      if (!canWrite) return;
      const isPlain = pastesValues.current;
      pastesValues.current = false;
      const text = event.clipboardData.getData('text/plain');
      if (isPlain && isLastCopied(text) && pasteSpecial(editing, 'values')) return;
      const html = isPlain ? '' : event.clipboardData.getData('text/html');
      if (!pasteIntoSelection(editing, { text, html }, lang) && text === '')
        showToast({ text: t('page:nothingToPaste') });
    },
  };
}
