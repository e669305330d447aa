import i18next from 'i18next';
import { RefreshCw, TableOfContents } from 'lucide-react';
import { showToast } from '../../ui/toast.ts';
import type { Editing } from '../editing/editing.ts';
import type { Tool } from '../toolkit/tool.ts';
import { insertToc, loadTocModules, updateAllTocs } from './commands.ts';

const isWritable = (editing: Editing): boolean => editing.mode() !== 'viewing';

export const contentsTools: readonly Tool[] = [
  {
    id: 'contents',
    group: 'insert',
    name: 'contents:insert',
    icon: TableOfContents,
    isEnabled: isWritable,
    run: (editing) => void insert(editing),
  },
  {
    id: 'update-contents',
    group: 'insert',
    name: 'contents:update',
    icon: RefreshCw,
    isEnabled: isWritable,
    run: (editing, page) => void update(editing, page.announce),
  },
];

async function insert(editing: Editing): Promise<void> {
  await loadTocModules();
  if (!insertToc(editing)) {
    showToast({ text: i18next.t('contents:noHeadings') });
    return;
  }
  editing.view.focus();
  // The entries themselves push headings to later pages; the page numbers are corrected after layout.
  requestAnimationFrame(() => requestAnimationFrame(() => updateAllTocs(editing, { isUndoStep: false })));
}

async function update(editing: Editing, announce: (text: string) => void): Promise<void> {
  await loadTocModules();
  if (updateAllTocs(editing, { isUndoStep: true })) announce(i18next.t('contents:updated'));
  else showToast({ text: i18next.t('contents:none') });
}
