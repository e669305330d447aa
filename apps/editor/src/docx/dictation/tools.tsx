import './dictation.css';
import i18next from 'i18next';
import { Mic, Settings2 } from 'lucide-react';
import { showToast } from '../../ui/toast.ts';
import type { DocumentEditor } from '../editing/editing.ts';
import type { PageActions, Tool } from '../toolkit/tool.ts';
import { canEdit } from '../toolkit/writing-tool.ts';
import { DictationDialog } from './DictationDialog.tsx';
import { dictation } from './dictation.ts';
import { dictationChoice } from './dictation-choice.ts';
import { getDictationHost } from './dictation-host.ts';
import { findSpeechRecognition } from './speech-recognition.ts';

const isOffered = (editor: DocumentEditor): boolean =>
  findSpeechRecognition() !== undefined && getDictationHost(editor).isAllowed && canEdit(editor);

export const dictationTools: readonly Tool[] = [
  {
    id: 'dictation',
    group: 'insert',
    name: 'dictation:name',
    icon: Mic,
    keys: 'Mod-Shift-s',
    isForUser: isOffered,
    isActive: () => dictation.language() !== null,
    run: (editor, page) => {
      if (dictation.language() !== null) dictation.stop();
      else if (dictationChoice.get().isAccepted) start(editor, page);
      else page.show(<DictationDialog onStart={() => start(editor, page)} onClose={() => page.show(null)} />);
    },
  },
  {
    id: 'dictation-settings',
    group: 'insert',
    name: 'dictation:settings',
    icon: Settings2,
    isForUser: (editor) => isOffered(editor) && dictationChoice.get().isAccepted,
    run: (_editor, page) => page.show(<DictationDialog onStart={null} onClose={() => page.show(null)} />),
  },
];

function start(editor: DocumentEditor, page: PageActions): void {
  dictation.start(editor, {
    onInserted: () => {
      if (dictationChoice.get().isMarked) getDictationHost(editor).noteDictation();
    },
    onEnd: (problem) => {
      page.announce(i18next.t('dictation:ended'));
      if (problem !== null) showToast({ text: i18next.t(`dictation:problem.${problem}`) });
    },
  });
  if (dictation.language() !== null) page.announce(i18next.t('dictation:listening'));
}
