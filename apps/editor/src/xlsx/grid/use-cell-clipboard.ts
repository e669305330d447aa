import type { ClipboardEvent } from 'react';
import { useTexts } from '../../i18n.ts';
import { showToast } from '../../ui/toast.ts';
import { clearSelected } from '../editing/cell-commands.ts';
import type { SheetView, WorkbookEditing } from '../editing/workbook-editing.ts';
import { copySelected, pasteInto } from './clipboard.ts';

interface Ports {
  editing: WorkbookEditing;
  shown: SheetView;
  lang: string;
  mayCopy: boolean;
}

type Handle = (event: ClipboardEvent) => void;

/** Copies and pastes whole cells; during editing the field handles its own text. */
export function useCellClipboard(ports: Ports): {
  handleCopy: Handle;
  handleCut: Handle;
  handlePaste: Handle;
} {
  const t = useTexts();
  const { editing, shown, lang, mayCopy } = ports;
  const { draft, canWrite } = shown;
  const copy = (event: ClipboardEvent, isCut: boolean): void => {
    if (draft !== null) return;
    event.preventDefault();
    if (!mayCopy) {
      showToast({ text: t('page:noCopy') });
      return;
    }
    const copied = copySelected(shown, lang);
    event.clipboardData.setData('text/plain', copied.text);
    event.clipboardData.setData('text/html', copied.html);
    if (isCut && canWrite) clearSelected(editing);
  };
  return {
    handleCopy: (event) => copy(event, false),
    handleCut: (event) => copy(event, true),
    handlePaste: (event) => {
      if (draft !== null) return;
      event.preventDefault();
      if (!canWrite) return;
      const text = event.clipboardData.getData('text/plain');
      const html = event.clipboardData.getData('text/html');
      if (!pasteInto(editing, { text, html }, lang) && text === '')
        showToast({ text: t('page:nothingToPaste') });
    },
  };
}
