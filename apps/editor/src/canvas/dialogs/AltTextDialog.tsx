import { useId, useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { changeSelected, getSelectedShapes } from '../commands/editor-commands.ts';
import { useEditorContext } from '../state/editor-context.tsx';

/** Alternative text of a shape or picture, for screen readers. */
export function AltTextDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const context = useEditorContext();
  const id = useId();
  const [alt, setAlt] = useState(() => getSelectedShapes(context)[0]?.alt ?? '');
  return (
    <FormDialog
      title={t('canvas:alt.title')}
      onApply={() => changeSelected(context, (shape) => ({ ...shape, alt: alt.trim() }))}
      onClose={onClose}
    >
      <div className="field">
        <label htmlFor={id}>{t('canvas:alt.label')}</label>
        <textarea
          id={id}
          rows={3}
          maxLength={1000}
          dir="auto"
          value={alt}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setAlt(event.target.value)}
        />
        <p id={`${id}-hint`} className="hint">
          {t('canvas:alt.hint')}
        </p>
      </div>
    </FormDialog>
  );
}
