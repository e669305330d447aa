import { useRef } from 'react';
import { useTexts } from '../../../i18n.ts';
import { getAuthorColour } from '../../../ui/comments/authors.ts';
import { CardList } from '../../../ui/comments/CardList.tsx';
import type { MarginDocument } from '../../../ui/comments/margin.ts';
import { useMargin } from '../../../ui/comments/use-margin.ts';
import type { DocumentEditor } from '../../editing/editing.ts';
import { useEditor } from '../../editing/editing-context.ts';
import { useThrottledValue } from '../../toolkit/throttled-value.ts';
import { getDraftRange } from '../comments/comment-drafts.ts';
import { HostCommentCard } from '../host-comments/HostCommentCard.tsx';
import { type CommentDraft, getReviewState } from '../review-state.ts';
import { Card } from './Card.tsx';
import { ChangeCard, ChangedText } from './ChangeCard.tsx';
import { DraftCard } from './DraftCard.tsx';
import { GoToTextButton } from './GoToWords.tsx';
import { isActive, outsideTheText, type ReviewItem } from './review-list.ts';
import { TextThreadCard } from './TextThreadCard.tsx';
import { type CardActions, useCardActions } from './use-card-actions.ts';

interface Props {
  items: readonly ReviewItem[];
  drafts: readonly CommentDraft[];
  /** Name of the draft opened last. */
  focusedDraft: string | null;
  canWrite: boolean;
}

/** All cards in document order, with drafts in their places. */
export function Cards({ items, drafts, focusedDraft, canWrite }: Props) {
  const t = useTexts();
  const editor = useEditor();
  const list = useRef<HTMLUListElement>(null);
  const activeItem = useThrottledValue(({ view }) => getReviewState(view.state).active);
  const actions = useCardActions(list, items);
  const activeIndex = focusedDraft === null ? items.findIndex((item) => isActive(item, activeItem)) : -1;
  const keys = createKeys(items);
  const cards = items.map((item, index) => ({
    position: item.position,
    isActive: index === activeIndex,
    card: (
      <ItemCard
        key={keys[index]}
        {...{ item, index, actions, canWrite }}
        isActive={index === activeIndex}
        onAnchor={(card) => anchorCard(card)}
        isTabStop={index === Math.max(activeIndex, 0)}
      />
    ),
  }));
  const draftCards = drafts.map((draft) => ({
    position: getDraftRange([draft], draft.name)?.from ?? outsideTheText,
    isActive: draft.name === focusedDraft,
    card: <DraftCard key={draft.name} draft={draft} isFocused={draft.name === focusedDraft} />,
  }));
  const rows = [...draftCards, ...cards].sort((a, b) => a.position - b.position);
  const active = rows.findIndex((row) => row.isActive);
  const anchorCard = useMargin(list, () => findTextBesideMargin(editor), {
    getTop: (index) => getLineTop(editor, rows[index]?.position ?? outsideTheText),
    active: active < 0 ? null : active,
  });
  return (
    <CardList list={list} label={t('review:list')} onUndo={actions.undo} onLeave={() => editor.view.focus()}>
      {rows.map(({ card }) => card)}
    </CardList>
  );
}

function findTextBesideMargin({ view }: DocumentEditor): MarginDocument | null {
  const scroller = view.dom.closest<HTMLElement>('.desk');
  return scroller === null ? null : { scroller, content: view.dom };
}

/** Distance in pixels from the top of the window to the line; minus infinity without a position. */
function getLineTop({ view }: DocumentEditor, position: number): number {
  if (position === outsideTheText) return Number.NEGATIVE_INFINITY;
  return view.coordsAtPos(Math.min(position, view.state.doc.content.size), 1).top;
}

interface ItemProps {
  item: ReviewItem;
  index: number;
  actions: CardActions;
  canWrite: boolean;
  isActive: boolean;
  isTabStop: boolean;
  onAnchor: (card: Element) => void;
}

function ItemCard({ item, index, actions, canWrite, isActive: isOn, isTabStop, onAnchor }: ItemProps) {
  const t = useTexts();
  if (item.kind === 'thread') {
    const { thread } = item;
    const label = t('comments:thread', { author: thread.root.author });
    const quote = (
      <GoToTextButton item={item} isTabStop={isTabStop} className="card-words">
        {thread.anchor === null ? t('review:elsewhere') : thread.anchor.text}
      </GoToTextButton>
    );
    return (
      <Card {...{ item, label, onAnchor }} isActive={isOn}>
        <TextThreadCard
          {...{ thread, quote, canWrite }}
          onRemove={(reply) => actions.remove(thread, reply, index)}
        />
      </Card>
    );
  }
  if (item.kind === 'host') {
    const { comment } = item;
    const quote = (
      <GoToTextButton item={item} isTabStop={isTabStop} className="card-words">
        {comment.passage}
      </GoToTextButton>
    );
    return (
      <Card {...{ item, onAnchor }} label={t('comments:thread', { author: comment.author })} isActive={isOn}>
        <HostCommentCard
          {...{ comment, quote }}
          onRemove={(reply) => actions.removeHostComment(comment, reply, index)}
        />
      </Card>
    );
  }
  const { change } = item;
  const quote = (
    <GoToTextButton
      item={item}
      isTabStop={isTabStop}
      className={`card-change tone-${getAuthorColour(change.author)}`}
    >
      <ChangedText change={change} />
    </GoToTextButton>
  );
  return (
    <Card
      {...{ item, onAnchor }}
      label={t(`review:change.${change.kind}`, { author: change.author })}
      isActive={isOn}
    >
      <ChangeCard
        {...{ change, quote }}
        canResolve={canWrite}
        onResolve={(verdict) => actions.resolve(change, verdict, index)}
      />
    </Card>
  );
}

/** Changes have no id: the key is the content plus a counter for equal ones. */
function createKeys(items: readonly ReviewItem[]): string[] {
  const countByName = new Map<string, number>();
  return items.map((item) => {
    if (item.kind === 'thread') return `comment ${item.thread.root.id}`;
    if (item.kind === 'host') return `host ${item.comment.id}`;
    const { kind, author, text, deleted } = item.change;
    const name = JSON.stringify([kind, author, deleted, text]);
    const count = countByName.get(name) ?? 0;
    countByName.set(name, count + 1);
    return `${name} ${count}`;
  });
}
