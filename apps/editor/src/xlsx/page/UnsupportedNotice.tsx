import { useState } from 'react';
import { Notice } from '../../frame/page/Notice.tsx';
import { useLanguage, useTexts } from '../../i18n.ts';
import { useSheetView } from '../editing/editing-context.ts';
import { unsupportedFeatures } from '../workbook/workbook.ts';

/** Shown before the first save if the file contains content that is not shown: it is preserved, and the original is one click away. */
export function UnsupportedNotice({ openOriginal }: { openOriginal: () => void }) {
  const t = useTexts();
  const lang = useLanguage();
  const { workbook } = useSheetView();
  const [isDismissed, setDismissed] = useState(false);
  const unsupportedInFile = unsupportedFeatures.filter((feature) =>
    workbook.sheets.some(({ unsupported }) => unsupported.includes(feature)),
  );
  if (isDismissed || unsupportedInFile.length === 0) return null;
  const list = new Intl.ListFormat(lang).format(
    unsupportedInFile.map((feature) => t(`page:unshown.${feature}`)),
  );
  return (
    <Notice tone="info" text={t('page:unshownText', { what: list })}>
      <button type="button" onClick={openOriginal}>
        {t('unshown.original')}
      </button>
      <button type="button" onClick={() => setDismissed(true)}>
        {t('unshown.goOn')}
      </button>
    </Notice>
  );
}
