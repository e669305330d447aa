import { useTexts } from '../i18n.ts';
import { Notice } from './Notice.tsx';

/** Words of an earlier visit that never reached the server: the user decides, nothing is merged unasked. */
export function RecoveryNotice(props: {
  at: number;
  lang: string;
  onRestore: () => void;
  onDownload: () => void;
  onDiscard: () => void;
}) {
  const t = useTexts();
  const time = new Intl.DateTimeFormat(props.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(
    props.at,
  );
  return (
    <Notice tone="info" text={t('recovery.text', { time })}>
      <button type="button" className="main-action" onClick={props.onRestore}>
        {t('recovery.restore')}
      </button>
      <button type="button" onClick={props.onDownload}>
        {t('recovery.download')}
      </button>
      <button type="button" onClick={props.onDiscard}>
        {t('recovery.discard')}
      </button>
    </Notice>
  );
}
