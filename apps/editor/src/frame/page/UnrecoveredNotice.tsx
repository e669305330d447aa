import { useRef } from 'react';
import { useTexts } from '../../i18n.ts';
import { useCopy } from '../../ui/use-copy.ts';
import type { UnrecoveredText } from '../saving/recover-edits.ts';
import { Notice } from './Notice.tsx';

interface Props {
  unrecovered: UnrecoveredText;
  lang: string;
  /** Discards the text. */
  onDismiss: () => Promise<void>;
}

/** Text of an earlier session that could not be restored: it can be copied here, until the user discards it. */
export function UnrecoveredNotice({ unrecovered, lang, onDismiss }: Props) {
  const t = useTexts();
  const { isCopied, copy } = useCopy();
  const area = useRef<HTMLTextAreaElement>(null);
  const time = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(
    unrecovered.at,
  );
  const copyOrSelect = async (): Promise<void> => {
    if (await copy(unrecovered.text)) return;
    // Selected instead, for copying by keyboard.
    area.current?.focus();
    area.current?.select();
  };
  return (
    <Notice tone="warning" text={t('left.text', { time })}>
      <button type="button" className="main-action" onClick={() => void copyOrSelect()}>
        {isCopied ? t('left.copied') : t('left.copy')}
      </button>
      <button type="button" onClick={() => void onDismiss()}>
        {t('left.dismiss')}
      </button>
      <textarea
        ref={area}
        className="left-words"
        dir="auto"
        readOnly
        aria-label={t('left.label')}
        value={unrecovered.text}
      />
    </Notice>
  );
}
