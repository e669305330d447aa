import { useEffect, useState } from 'react';
import { Notice } from '../../frame/page/Notice.tsx';
import { useTexts } from '../../i18n.ts';
import type { DocumentEditor } from '../editing/editing.ts';
import { useEditor } from '../editing/editing-context.ts';
import type { UnsupportedKind } from '../patch/unsupported.ts';
import { useThrottledValue } from '../toolkit/throttled-value.ts';
import type { TextWorker } from '../worker/start-worker.ts';

interface Props {
  worker: TextWorker;
  lang: string;
  openOriginal: () => void;
}

/** Shown when the caret enters a paragraph of the opened file with content that cannot be shown, once for each. */
export function UnsupportedNotice({ worker, lang, openOriginal }: Props) {
  const t = useTexts();
  const editor = useEditor();
  const kindsByParagraph = useUnsupported(worker);
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const shouldNotify = (paraId: string) => kindsByParagraph.has(paraId) && !dismissed.has(paraId);
  const selectedIds = useThrottledValue((now) =>
    kindsByParagraph.size === 0 || now.mode() === 'viewing'
      ? ''
      : listSelectedParagraphs(now).filter(shouldNotify).join(' '),
  );
  if (selectedIds === '') return null;
  const ids = selectedIds.split(' ');
  const kinds = [...new Set(ids.flatMap((paraId) => kindsByParagraph.get(paraId) ?? []))];
  const kindList = new Intl.ListFormat(lang).format(kinds.map((kind) => t(`unshown.${kind}`)));
  const dismiss = (): void => {
    setDismissed(new Set([...dismissed, ...ids]));
    editor.view.focus();
  };
  return (
    <Notice tone="info" text={t('unshown.text', { what: kindList })}>
      <button type="button" onClick={openOriginal}>
        {t('unshown.original')}
      </button>
      <button type="button" className="main-action" onClick={dismiss}>
        {t('unshown.goOn')}
      </button>
    </Notice>
  );
}

function useUnsupported(worker: TextWorker): ReadonlyMap<string, UnsupportedKind[]> {
  const [kindsByParagraph, setKindsByParagraph] = useState<ReadonlyMap<string, UnsupportedKind[]>>(new Map());
  // Requests the unsupported content from the worker, which has the file.
  useEffect(() => {
    let isUnmounted = false;
    void worker.unsupported().then((paragraphs) => {
      if (!isUnmounted) setKindsByParagraph(new Map(paragraphs.map(({ paraId, kinds }) => [paraId, kinds])));
    });
    return () => {
      isUnmounted = true;
    };
  }, [worker]);
  return kindsByParagraph;
}

function listSelectedParagraphs({ view }: DocumentEditor): string[] {
  const { doc, selection } = view.state;
  const paragraphs: string[] = [];
  doc.nodesBetween(selection.from, selection.to, (node) => {
    if (node.type.name !== 'paragraph') return true;
    const id: unknown = node.attrs.paraId;
    if (typeof id === 'string') paragraphs.push(id);
    return false;
  });
  return paragraphs;
}
