import { useState } from 'react';
import { Notice } from '../../frame/page/Notice.tsx';
import { useLanguage, useTexts } from '../../i18n.ts';
import type { UnsupportedKind } from '../scene/scene.ts';

interface Props {
  kinds: readonly UnsupportedKind[];
  openOriginal: () => void;
}

/** Shown once, before the first save: the file contains content that is preserved but cannot be shown here. */
export function UnsupportedNotice({ kinds, openOriginal }: Props) {
  const t = useTexts();
  const lang = useLanguage();
  const [isOpen, setOpen] = useState(true);
  if (!isOpen || kinds.length === 0) return null;
  const what = new Intl.ListFormat(lang).format(
    [...new Set(kinds)].map((kind) => t(`canvas:unshown.${kind}`)),
  );
  return (
    <Notice tone="info" text={t('canvas:unshown.text', { what })}>
      <button type="button" onClick={openOriginal}>
        {t('unshown.original')}
      </button>
      <button type="button" className="main-action" onClick={() => setOpen(false)}>
        {t('unshown.goOn')}
      </button>
    </Notice>
  );
}
