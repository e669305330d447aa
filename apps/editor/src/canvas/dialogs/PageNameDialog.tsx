import { useId, useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { setPage } from '../commands/page-commands.ts';
import { useEditorContext } from '../state/editor-context.tsx';

export function PageNameDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const { canvas } = useEditorContext();
  const id = useId();
  const [page] = useState(() => canvas.getPage());
  const [name, setName] = useState(page.name);
  return (
    <FormDialog
      title={t('canvas:pageName.title')}
      onApply={() => canvas.change(setPage(canvas.getState().scene, page.id, { name: name.trim() }))}
      onClose={onClose}
    >
      <div className="field">
        <label htmlFor={id}>{t('canvas:pageName.label')}</label>
        <input
          id={id}
          type="text"
          dir="auto"
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
    </FormDialog>
  );
}
