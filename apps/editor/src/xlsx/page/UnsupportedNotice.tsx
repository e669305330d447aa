import { useState } from 'react';
import { Notice } from '../../frame/page/Notice.tsx';
import { useLanguage, useTexts } from '../../i18n.ts';
import { useSheetView } from '../editing/editing-context.ts';
import { unsupportedFeatures } from '../workbook/workbook.ts';

/** Shown before the first save if the file contains content that is not shown: it is preserved, and the original is one click away. */
export function UnsupportedNotice({ openOriginal }: { openOriginal: () => void }) {
  const t = useTexts();
  const lang = useLanguage();
  const { book: workbook } = useSheetView();
  const [isGone, setGone] = useState(false);
  const there = unsupportedFeatures.filter((thing) =>
    workbook.sheets.some(({ unsupported }) => unsupported.includes(thing)),
  );
  if (isGone || there.length === 0) return null;
  const list = new Intl.ListFormat(lang).format(there.map((thing) => t(`page:unshown.${thing}`)));
  return (
    <Notice tone="info" text={t('page:unshownText', { what: list })}>
      <button type="button" onClick={openOriginal}>
        {t('unshown.original')}
      </button>
      <button type="button" onClick={() => setGone(true)}>
        {t('unshown.goOn')}
      </button>
    </Notice>
  );
}
