import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useDrafts } from '../../frame/saving/use-drafts.ts';
import { useLanguage, useTexts } from '../../i18n.ts';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { getSelectedShapes } from '../commands/editor-commands.ts';
import { setPage } from '../commands/page-commands.ts';
import type { SceneComment } from '../scene/scene.ts';
import { getCurrentPage, useCanvas, useEditorContext, useUiState } from '../state/editor-context.tsx';

const maxLength = 10_000;

/** Comments on the current page. */
export function CommentsPanel() {
  const t = useTexts();
  const context = useEditorContext();
  const isOpen = useUiState(({ panel }) => panel === 'comments');
  const page = useCanvas(getCurrentPage);
  const canWrite = useCanvas((now) => now.canWrite) && context.capabilities.canComment;
  if (!isOpen || page === undefined) return null;
  const changeComments = (comments: readonly SceneComment[]): void =>
    context.canvas.change(setPage(context.canvas.getState().scene, page.id, { comments }));
  const addComment = (text: string): void => {
    const [shape] = getSelectedShapes(context);
    changeComments([
      ...page.comments,
      {
        id: context.newId(),
        author: context.author,
        at: Date.now(),
        text,
        parentId: null,
        shape: null,
        x: shape?.x ?? 0,
        y: shape?.y ?? 0,
        isResolved: null,
      },
    ]);
  };
  return (
    <SidePanel
      title={t('canvas:comments.title')}
      className="comments"
      onClose={() => context.setUiState({ panel: null })}
      focusDocument={context.focus}
    >
      {page.comments.length === 0 ? <p className="comments-none">{t('canvas:comments.none')}</p> : null}
      <ul>
        {page.comments.map((comment) => (
          <Comment
            key={comment.id}
            comment={comment}
            onRemove={
              canWrite ? () => changeComments(page.comments.filter(({ id }) => id !== comment.id)) : null
            }
          />
        ))}
      </ul>
      {canWrite ? <CommentForm key={page.id} draftKey={`comment ${page.id}`} onAdd={addComment} /> : null}
    </SidePanel>
  );
}

function Comment({ comment, onRemove }: { comment: SceneComment; onRemove: (() => void) | null }) {
  const t = useTexts();
  const lang = useLanguage();
  const { author, at, text } = comment;
  const time = at === null ? null : new Date(at);
  return (
    <li>
      <p className="comment-head">
        <strong dir="auto">{author || t('canvas:comments.somebody')}</strong>
        {time === null ? null : (
          <time dateTime={time.toISOString()}>
            {new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(time)}
          </time>
        )}
      </p>
      <p className="comment-text" dir="auto">
        {text}
      </p>
      {onRemove === null ? null : (
        <button type="button" className="quiet-action" onClick={onRemove}>
          {t('canvas:comments.remove')}
        </button>
      )}
    </li>
  );
}

/** `draftKey` is the storage key of the unsent comment, which stays on the device while other pages are viewed. */
function CommentForm({ draftKey, onAdd }: { draftKey: string; onAdd: (text: string) => void }) {
  const t = useTexts();
  const id = useId();
  const drafts = useDrafts();
  const field = useRef<HTMLTextAreaElement>(null);
  const round = useUiState(({ commentRequestCount }) => commentRequestCount);
  const [text, setText] = useState(() => drafts.find(draftKey)?.text ?? '');
  // Focuses the field whenever the command for a new comment is run.
  useEffect(() => {
    if (round > 0) field.current?.focus();
  }, [round]);
  const changeText = (newText: string): void => {
    setText(newText);
    drafts.store({ name: draftKey, text: newText, place: null });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    onAdd(text.trim());
    changeText('');
  };
  return (
    <form className="comment-form" onSubmit={submit}>
      <label htmlFor={id}>{t('canvas:comments.new')}</label>
      <textarea
        id={id}
        ref={field}
        rows={3}
        dir="auto"
        maxLength={maxLength}
        value={text}
        onChange={(event) => changeText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
            event.currentTarget.form?.requestSubmit();
        }}
      />
      <button type="submit" className="quiet-action" disabled={text.trim() === ''}>
        {t('canvas:comments.add')}
      </button>
    </form>
  );
}
