import './dictation.css';
import i18next from 'i18next';
import { Mic, Settings2 } from 'lucide-react';
import { showToast } from '../../ui/toast.ts';
import type { DocumentEditor } from '../editing/editing.ts';
import type { PageActions, Tool } from '../toolkit/tool.ts';
import { canEdit } from '../toolkit/writing-tool.ts';
import { DictationDialog } from './DictationDialog.tsx';
import { dictation } from './dictation.ts';
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
      else if (getDictationHost(editor).choice.get().isAccepted) start(editor, page);
      else showDialog(editor, page, () => start(editor, page));
    },
  },
  {
    id: 'dictation-settings',
    group: 'insert',
    name: 'dictation:settings',
    icon: Settings2,
    isForUser: (editor) => isOffered(editor) && getDictationHost(editor).choice.get().isAccepted,
    run: (editor, page) => showDialog(editor, page, null),
  },
];

function showDialog(editor: DocumentEditor, page: PageActions, onStart: (() => void) | null): void {
  const { choice } = getDictationHost(editor);
  page.show(<DictationDialog {...{ choice, onStart }} onClose={() => page.show(null)} />);
}

function start(editor: DocumentEditor, page: PageActions): void {
  const host = getDictationHost(editor);
  dictation.start(editor, {
    onInserted: () => {
      if (host.choice.get().isMarked) host.recordDictation();
    },
    onEnd: (problem) => {
      page.announce(i18next.t('dictation:ended'));
      if (problem !== null) showToast({ text: i18next.t(`dictation:problem.${problem}`) });
    },
  });
  if (dictation.language() !== null) page.announce(i18next.t('dictation:listening'));
}
