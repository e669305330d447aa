import { useRef } from 'react';
import { useTexts } from '../../../i18n.ts';
import { useEditing } from '../../editing/editing-context.ts';
import { useThrottledValue } from '../../toolkit/throttled-value.ts';
import { toneOf } from '../authors.ts';
import { rangeOfDraft } from '../comments/comment-drafts.ts';
import { HostCommentCard } from '../host-comments/HostCommentCard.tsx';
import { useMargin } from '../margin/use-margin.ts';
import { type CommentDraft, reviewOf } from '../review-state.ts';
import { Card } from './Card.tsx';
import { ChangeCard, ChangedWords } from './ChangeCard.tsx';
import { DraftCard } from './DraftCard.tsx';
import { GoToWords, walkCards } from './GoToWords.tsx';
import { type Item, isActive, outsideTheText } from './review-list.ts';
import { ThreadCard } from './ThreadCard.tsx';
import { type CardActions, useCardActions } from './use-card-actions.ts';

interface Props {
  items: readonly Item[];
  drafts: readonly CommentDraft[];
  /** Name of the draft opened last. */
  writing: string | null;
  canWrite: boolean;
}

/** All cards in document order, with drafts in their places. */
export function Cards({ items, drafts, writing, canWrite }: Props) {
  const t = useTexts();
  const editing = useEditing();
  const list = useRef<HTMLUListElement>(null);
  const chosen = useThrottledValue(({ view }) => reviewOf(view.state).active);
  const actions = useCardActions(list, items);
  const activeIndex = writing === null ? items.findIndex((item) => isActive(item, chosen)) : -1;
  const keys = keysOf(items);
  const cards = items.map((item, index) => ({
    at: item.at,
    isActive: index === activeIndex,
    card: (
      <ItemCard
        key={keys[index]}
        {...{ item, index, actions, canWrite }}
        isActive={index === activeIndex}
        onHold={(card) => hold(card)}
        isStop={index === Math.max(activeIndex, 0)}
      />
    ),
  }));
  const started = drafts.map((draft) => ({
    at: rangeOfDraft([draft], draft.name)?.from ?? outsideTheText,
    isActive: draft.name === writing,
    card: <DraftCard key={draft.name} draft={draft} isWriting={draft.name === writing} />,
  }));
  const rows = [...started, ...cards].sort((a, b) => a.at - b.at);
  const active = rows.findIndex((row) => row.isActive);
  const hold = useMargin(list, {
    places: rows.map(({ at }) => (at === outsideTheText ? null : at)),
    active: active < 0 ? null : active,
  });
  return (
    <>
      {actions.undo === null ? null : (
        <p className="review-undo">
          {t('review:removed')}
          <button type="button" className="link-action" onClick={actions.undo}>
            {t('review:undo')}
          </button>
        </p>
      )}
      <ul
        ref={list}
        className="cards"
        aria-label={t('review:list')}
        tabIndex={-1}
        onKeyDown={(event) => {
          const went = walkCards(event);
          if (went === 'left') editing.view.focus();
          if (went !== null) event.preventDefault();
        }}
      >
        {rows.map(({ card }) => card)}
      </ul>
    </>
  );
}

interface ItemProps {
  item: Item;
  index: number;
  actions: CardActions;
  canWrite: boolean;
  isActive: boolean;
  isStop: boolean;
  onHold: (card: Element) => void;
}

function ItemCard({ item, index, actions, canWrite, isActive: isOn, isStop, onHold }: ItemProps) {
  const t = useTexts();
  if (item.kind === 'thread') {
    const { thread } = item;
    const label = t('review:thread', { author: thread.root.author });
    const words = (
      <GoToWords item={item} isStop={isStop} className="card-words">
        {thread.anchor === null ? t('review:elsewhere') : thread.anchor.text}
      </GoToWords>
    );
    return (
      <Card {...{ item, label, onHold }} isActive={isOn}>
        <ThreadCard
          {...{ thread, words, canWrite }}
          onRemove={(reply) => actions.remove(thread, reply, index)}
        />
      </Card>
    );
  }
  if (item.kind === 'host') {
    const { comment } = item;
    const words = (
      <GoToWords item={item} isStop={isStop} className="card-words">
        {comment.passage}
      </GoToWords>
    );
    return (
      <Card {...{ item, onHold }} label={t('review:thread', { author: comment.author })} isActive={isOn}>
        <HostCommentCard
          {...{ comment, words }}
          onRemove={(reply) => actions.removeHosted(comment, reply, index)}
        />
      </Card>
    );
  }
  const { change } = item;
  const words = (
    <GoToWords item={item} isStop={isStop} className={`card-change tone-${toneOf(change.author)}`}>
      <ChangedWords change={change} />
    </GoToWords>
  );
  return (
    <Card
      {...{ item, onHold }}
      label={t(`review:change.${change.kind}`, { author: change.author })}
      isActive={isOn}
    >
      <ChangeCard
        {...{ change, words }}
        canDecide={canWrite}
        onDecide={(verdict) => actions.decide(change, verdict, index)}
      />
    </Card>
  );
}

/** Changes have no id: the key is the content plus a counter for equal ones. */
function keysOf(items: readonly Item[]): string[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    if (item.kind === 'thread') return `comment ${item.thread.root.id}`;
    if (item.kind === 'host') return `host ${item.comment.id}`;
    const { kind, author, text, deleted } = item.change;
    const name = JSON.stringify([kind, author, deleted, text]);
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    return `${name} ${count}`;
  });
}
