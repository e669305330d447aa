import { useRef } from 'react';
import type { Draft } from '../../../frame/saving/drafts.ts';
import { useTexts } from '../../../i18n.ts';
import { CardHead } from '../../../ui/comments/CardHead.tsx';
import { useCopy } from '../../../ui/use-copy.ts';
import { useEditor } from '../../editing/editing-context.ts';
import { getDrafts } from '../comments/comment-drafts.ts';

/** Drafts on a text that no longer accepts comments: they can be copied or discarded. */
export function UnsentDrafts({ drafts }: { drafts: readonly Draft[] }) {
  if (drafts.length === 0) return null;
  return (
    <ul className="unsent-drafts">
      {drafts.map((draft) => (
        <UnsentDraft key={draft.name} draft={draft} />
      ))}
    </ul>
  );
}

function UnsentDraft({ draft: { name, text } }: { draft: Draft }) {
  const t = useTexts();
  const editor = useEditor();
  const { isCopied, copy } = useCopy();
  const paragraph = useRef<HTMLParagraphElement>(null);
  const copyOrSelect = async (): Promise<void> => {
    // If the clipboard is unavailable, the text is selected for copying by keyboard.
    if (!(await copy(text)) && paragraph.current !== null)
      getSelection()?.selectAllChildren(paragraph.current);
  };
  return (
    <li>
      <article className="card" aria-label={t('comments:draft')}>
        <CardHead author={editor.author} date={null}>
          <span className="card-badge">{t('comments:draft')}</span>
        </CardHead>
        <div className="card-text">
          <p ref={paragraph} dir="auto">
            {text}
          </p>
        </div>
        <p className="card-note">{t('review:unsent')}</p>
        <div className="card-actions">
          <button type="button" className="quiet-action" onClick={() => void copyOrSelect()}>
            {t(isCopied ? 'left.copied' : 'left.copy')}
          </button>
          <button type="button" className="quiet-action" onClick={() => getDrafts(editor).discard(name)}>
            {t('comments:discard')}
          </button>
        </div>
      </article>
    </li>
  );
}
