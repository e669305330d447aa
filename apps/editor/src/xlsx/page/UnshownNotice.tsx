import { useState } from 'react';
import { Notice } from '../../frame/page/Notice.tsx';
import { useLanguage, useTexts } from '../../i18n.ts';
import { unshownThings } from '../book/book.ts';
import { useShown } from '../editing/editing-context.ts';

/** Says before anything is saved what the file holds besides what is seen: it stays, and the original is one click away. */
export function UnshownNotice({ openOriginal }: { openOriginal: () => void }) {
  const t = useTexts();
  const lang = useLanguage();
  const { book } = useShown();
  const [isGone, setGone] = useState(false);
  const there = unshownThings.filter((thing) => book.sheets.some(({ unshown }) => unshown.includes(thing)));
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
