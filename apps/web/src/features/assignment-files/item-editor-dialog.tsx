import type { AssignmentFile } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { DocumentDialog } from '../../ui/editor-frame/document-dialog.tsx';
import { openItemFrame } from './item-calls.ts';

/** Edits the initial text for students in the embedded editor. */
export function ItemEditorDialog({ item, onClose }: { item: AssignmentFile; onClose: () => void }) {
  const { t } = useTranslation('assignment-files');
  const name = item.title || t(`type.${item.contentType}`);
  return (
    <DocumentDialog
      title={t('editor.title', { name })}
      {...(item.numberOfCopies === 0
        ? {}
        : { subtitle: t('manager.copies', { count: item.numberOfCopies }) })}
      document={`template ${item.id} ${item.templateFileId ?? 'blank'}`}
      open={(display) => openItemFrame({ id: item.id, ...display })}
      onClose={onClose}
      takesFocus
    />
  );
}
