import './reading.css';
import i18next from 'i18next';
import { BookOpenText, Volume2 } from 'lucide-react';
import { showToast } from '../../ui/toast.ts';
import type { Tool } from '../toolkit/tool.ts';
import { ReadingDialog } from './ReadingDialog.tsx';
import { readAloud } from './read-aloud.ts';

export const readingTools: readonly Tool[] = [
  {
    id: 'reading-preferences',
    group: 'view',
    name: 'reading:preferences',
    icon: BookOpenText,
    run: (_editor, page) => page.show(<ReadingDialog onClose={() => page.show(null)} />),
  },
  {
    id: 'read-aloud',
    group: 'view',
    name: 'reading:aloud.start',
    icon: Volume2,
    keys: 'Mod-Alt-Space',
    isForUser: () => typeof speechSynthesis !== 'undefined',
    isActive: () => readAloud.state() !== 'silent',
    run: (editor) => {
      if (readAloud.state() !== 'silent') readAloud.stop();
      else if (!readAloud.start(editor)) showToast({ text: i18next.t('reading:aloud.noVoice') });
    },
  },
];
