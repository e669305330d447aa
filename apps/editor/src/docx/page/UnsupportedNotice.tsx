import { useEffect, useState } from 'react';
import { Notice } from '../../frame/page/Notice.tsx';
import { useTexts } from '../../i18n.ts';
import type { Editing } from '../editing/editing.ts';
import { useEditing } from '../editing/editing-context.ts';
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
  const editing = useEditing();
  const places = useUnsupported(worker);
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const isTelling = (paraId: string) => places.has(paraId) && !known.has(paraId);
  const here = useThrottledValue((now) =>
    places.size === 0 || now.mode() === 'viewing' ? '' : selectedParagraphs(now).filter(isTelling).join(' '),
  );
  if (here === '') return null;
  const ids = here.split(' ');
  const kinds = [...new Set(ids.flatMap((paraId) => places.get(paraId) ?? []))];
  const what = new Intl.ListFormat(lang).format(kinds.map((kind) => t(`unshown.${kind}`)));
  const goOn = (): void => {
    setKnown(new Set([...known, ...ids]));
    editing.view.focus();
  };
  return (
    <Notice tone="info" text={t('unshown.text', { what })}>
      <button type="button" onClick={openOriginal}>
        {t('unshown.original')}
      </button>
      <button type="button" className="main-action" onClick={goOn}>
        {t('unshown.goOn')}
      </button>
    </Notice>
  );
}

function useUnsupported(worker: TextWorker): ReadonlyMap<string, UnsupportedKind[]> {
  const [places, setPlaces] = useState<ReadonlyMap<string, UnsupportedKind[]>>(new Map());
  // Synchronises with the worker, which knows the file.
  useEffect(() => {
    let isGone = false;
    void worker.unsupported().then((found) => {
      if (!isGone) setPlaces(new Map(found.map(({ paraId, kinds }) => [paraId, kinds])));
    });
    return () => {
      isGone = true;
    };
  }, [worker]);
  return places;
}

function selectedParagraphs({ view }: Editing): string[] {
  const { doc, selection } = view.state;
  const found: string[] = [];
  doc.nodesBetween(selection.from, selection.to, (node) => {
    if (node.type.name !== 'paragraph') return true;
    const id: unknown = node.attrs.paraId;
    if (typeof id === 'string') found.push(id);
    return false;
  });
  return found;
}
