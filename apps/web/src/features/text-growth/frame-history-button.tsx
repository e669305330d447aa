import Button from '@mui/material/Button';
import type { SubmissionId } from '@redraft/contracts';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { findPassage, usePassage, versionNumber } from '../../domain/revisions/index.ts';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import type { EditorFrameHandle } from '../../ui/editor-frame/editor-frame-props.ts';
import { ManageSearchIcon } from '../../ui/icons/index.ts';

interface Props {
  submissionId: SubmissionId;
  /** The version in the frame; undefined for the newest. */
  seq: number | undefined;
  editor: RefObject<EditorFrameHandle | null>;
  /** For an editor that does not report its selection: switches to the text view, which does. */
  documentView?: { hasTextView: boolean; choose: (view: 'text') => void };
}

/** Asks the editor for the selection and opens the history of that passage. */
export function FrameHistoryButton({ submissionId, seq, editor, documentView }: Props) {
  const { t } = useTranslation('growth');
  const [, choose] = usePassage();
  const open = useAction({
    mutationFn: async () => {
      const selection = (await editor.current?.selection()) ?? null;
      if (selection === null) return 'untold';
      if (selection.words === '') return 'nothing';
      const { version, ...quote } = selection;
      return (await findPassage({ submissionId, seq: seq ?? versionNumber(version), ...quote })) ?? 'unknown';
    },
    onSuccess: (found) => {
      if (typeof found !== 'string') return choose(found);
      const showsTextView = found === 'untold' && documentView?.hasTextView === true;
      if (showsTextView) documentView.choose('text');
      notify(t(`frame.${showsTextView ? 'besideText' : found}`), { kind: 'info' });
    },
  });
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<ManageSearchIcon />}
      loading={open.isPending}
      onClick={() => open.mutate()}
    >
      {t('frame.history')}
    </Button>
  );
}
