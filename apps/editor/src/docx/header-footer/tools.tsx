import i18next from 'i18next';
import { Hash, PanelBottom, PanelTop } from 'lucide-react';
import type { DocumentEditor } from '../editing/editing.ts';
import type { Tool } from '../toolkit/tool.ts';
import { editHeaderFooter } from './header-footer-plugin.ts';
import { PageNumberDialog } from './PageNumberDialog.tsx';

const isWritable = (editor: DocumentEditor): boolean => editor.mode() !== 'viewing';

export const headerFooterTools: readonly Tool[] = [
  {
    id: 'header',
    needsPages: true,
    group: 'insert',
    name: 'header-footer:editHeader',
    icon: PanelTop,
    isEnabled: isWritable,
    run: ({ view }, page) => {
      void editHeaderFooter(view, 'header').then(() => page.announce(i18next.t('header-footer:opened')));
    },
  },
  {
    id: 'footer',
    needsPages: true,
    group: 'insert',
    name: 'header-footer:editFooter',
    icon: PanelBottom,
    isEnabled: isWritable,
    run: ({ view }, page) => {
      void editHeaderFooter(view, 'footer').then(() => page.announce(i18next.t('header-footer:opened')));
    },
  },
  {
    id: 'page-numbers',
    group: 'insert',
    name: 'header-footer:numbers',
    icon: Hash,
    isEnabled: isWritable,
    run: (_editor, page) => page.show(<PageNumberDialog onClose={() => page.show(null)} />),
  },
];
