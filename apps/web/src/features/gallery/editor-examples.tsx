import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorFrame } from '../../ui/editor-frame/editor-frame.tsx';

/** The frame of a document; without a token the editor has nothing to open. */
export function EditorExamples() {
  const { t } = useTranslation('gallery');
  const [openCount, setOpenCount] = useState(0);
  return (
    <EditorFrame
      key={openCount}
      title={t('editorTitle')}
      actionUrl="/editor"
      fields={{ access_token: '' }}
      height={420}
      onReload={() => setOpenCount((count) => count + 1)}
    />
  );
}
