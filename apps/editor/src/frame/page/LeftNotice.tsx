import { useRef, useState } from 'react';
import { useTexts } from '../../i18n.ts';
import type { LeftWords } from '../saving/recover-words.ts';
import { Notice } from './Notice.tsx';

interface Props {
  words: LeftWords;
  lang: string;
  /** They are not needed any more. */
  onDismiss: () => Promise<void>;
}

/** Words of an earlier visit that could not be put back in their place: here to be copied, until somebody says that they are not needed. */
export function LeftNotice({ words, lang, onDismiss }: Props) {
  const t = useTexts();
  const [isCopied, setCopied] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const time = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(words.at);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(words.text);
      setCopied(true);
    } catch {
      // The clipboard is closed to this page: they are selected, and the keys of the browser copy them.
      area.current?.focus();
      area.current?.select();
    }
  };
  return (
    <Notice tone="warning" text={t('left.text', { time })}>
      <button type="button" className="main-action" onClick={() => void copy()}>
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
        value={words.text}
      />
    </Notice>
  );
}
