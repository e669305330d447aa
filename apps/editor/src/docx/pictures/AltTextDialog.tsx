import { useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { useEditor } from '../editing/editing-context.ts';
import { changePicture, getSelectedPicture } from './selected-picture.ts';

/** Alternative text of a picture, for screen readers. */
export function AltTextDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const { view } = useEditor();
  const [alt, setAlt] = useState(() => getSelectedPicture(view.state)?.attrs.alt ?? '');
  return (
    <FormDialog
      title={t('pictures:alt.title')}
      applyLabel={t('pictures:alt.save')}
      onApply={() => view.dispatch(changePicture(view.state, { alt: alt.trim() || null }))}
      onClose={onClose}
    >
      <div className="field">
        <label htmlFor="picture-alt">{t('pictures:alt.label')}</label>
        <textarea
          id="picture-alt"
          rows={3}
          maxLength={1000}
          value={alt}
          aria-describedby="picture-alt-hint"
          onChange={(event) => setAlt(event.target.value)}
          // A description has no paragraphs: Enter saves it.
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
        <p id="picture-alt-hint" className="hint">
          {t('pictures:alt.hint')}
        </p>
      </div>
    </FormDialog>
  );
}
