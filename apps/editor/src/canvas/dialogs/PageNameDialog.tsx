import { useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { setPage } from '../commands/page-commands.ts';
import { useEditorContext } from '../state/editor-context.tsx';

export function PageNameDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const { canvas } = useEditorContext();
  const [page] = useState(() => canvas.getPage());
  const [name, setName] = useState(page.name);
  return (
    <FormDialog
      title={t('canvas:pageName.title')}
      onApply={() => canvas.change(setPage(canvas.getState().scene, page.id, { name: name.trim() }))}
      onClose={onClose}
    >
      <TextField label={t('canvas:pageName.label')} value={name} maxLength={200} onChange={setName} />
    </FormDialog>
  );
}
