import i18next from 'i18next';
import { RefreshCw, TableOfContents } from 'lucide-react';
import { showToast } from '../../ui/toast.ts';
import type { DocumentEditor } from '../editing/editing.ts';
import type { Tool } from '../toolkit/tool.ts';
import { insertToc, loadTocModules, updateAllTocs } from './commands.ts';

const isWritable = (editor: DocumentEditor): boolean => editor.mode() !== 'viewing';

export const contentsTools: readonly Tool[] = [
  {
    id: 'contents',
    group: 'insert',
    name: 'contents:insert',
    icon: TableOfContents,
    isEnabled: isWritable,
    run: (editor) => void insert(editor),
  },
  {
    id: 'update-contents',
    group: 'insert',
    name: 'contents:update',
    icon: RefreshCw,
    isEnabled: isWritable,
    run: (editor, page) => void update(editor, page.announce),
  },
];

async function insert(editor: DocumentEditor): Promise<void> {
  await loadTocModules();
  if (!insertToc(editor)) {
    showToast({ text: i18next.t('contents:noHeadings') });
    return;
  }
  editor.view.focus();
  // The entries themselves push headings to later pages; the page numbers are corrected after layout.
  requestAnimationFrame(() => requestAnimationFrame(() => updateAllTocs(editor, { isUndoStep: false })));
}

async function update(editor: DocumentEditor, announce: (text: string) => void): Promise<void> {
  await loadTocModules();
  if (updateAllTocs(editor, { isUndoStep: true })) announce(i18next.t('contents:updated'));
  else showToast({ text: i18next.t('contents:none') });
}
