import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorFrame } from '../../ui/editor-frame/editor-frame.tsx';

/** The frame of a document; without a token the editor has nothing to open. */
export function EditorParts() {
  const { t } = useTranslation('gallery');
  const [opening, setOpening] = useState(0);
  return (
    <EditorFrame
      key={opening}
      title={t('editorTitle')}
      actionUrl="/editor"
      fields={{ access_token: '' }}
      height={420}
      onReload={() => setOpening((count) => count + 1)}
    />
  );
}
