import { useMemo, useRef, useSyncExternalStore } from 'react';
import { useDrafts } from '../../frame/saving/use-drafts.ts';
import { useTexts } from '../../i18n.ts';
import { CardList } from '../../ui/comments/CardList.tsx';
import type { MarginDocument } from '../../ui/comments/margin.ts';
import { useMargin } from '../../ui/comments/use-margin.ts';
import { indexShapes } from '../connectors/page-shapes.ts';
import { emuPerPixel } from '../geometry/box.ts';
import { listThreads } from '../scene/comment-threads.ts';
import type { ScenePage } from '../scene/scene.ts';
import { getZoom } from '../stage/zoom.ts';
import { useCanvas, useEditorContext, useUiState } from '../state/editor-context.tsx';
import { listPageDrafts } from './comment-drafts.ts';
import { findPlace } from './comment-place.ts';
import { DraftCard } from './DraftCard.tsx';
import { PageThreadCard } from './PageThreadCard.tsx';
import { useRemoval } from './use-removal.ts';

/** The cards of a page from top to bottom, with drafts in their places. */
export function CommentCards({ page, canWrite }: { page: ScenePage; canWrite: boolean }) {
  const t = useTexts();
  const context = useEditorContext();
  const list = useRef<HTMLUListElement>(null);
  const zoom = useUiState(getZoom);
  const activeComment = useUiState((uiState) => uiState.activeComment);
  const drafts = usePageDrafts(page);
  const removal = useRemoval(list, page);
  const shapesById = useMemo(() => indexShapes(page.shapes), [page.shapes]);
  const threads = listThreads(page.comments)
    .map((thread) => ({ thread, place: findPlace(page, thread.root, shapesById) }))
    .sort((a, b) => a.place.y - b.place.y || a.place.x - b.place.x);
  const activeIndex = threads.findIndex(({ thread }) => thread.root.id === activeComment);
  const cards = threads.map(({ thread, place }, index) => ({
    y: place.y,
    isActive: index === activeIndex && !drafts.some(({ isFocused }) => isFocused),
    card: (
      <PageThreadCard
        key={thread.root.id}
        {...{ page, thread, place, canWrite }}
        isActive={index === activeIndex}
        isTabStop={index === Math.max(activeIndex, 0)}
        onAnchor={(card) => anchorCard(card)}
        onRemove={(id) => removal.remove(id, index)}
      />
    ),
  }));
  const draftCards = (canWrite ? drafts : []).map(({ draft, isFocused }) => {
    const place = findPlace(page, { shape: draft.target.shape, x: 0, y: 0 }, shapesById);
    const card = <DraftCard key={draft.name} {...{ draft, place, isFocused }} />;
    return { y: place.y, isActive: isFocused, card };
  });
  const rows = [...draftCards, ...cards].sort((a, b) => a.y - b.y);
  const active = rows.findIndex(({ isActive }) => isActive);
  const anchorCard = useMargin(list, findPageBesideMargin, {
    getTop: (index) => getStageTop() + ((rows[index]?.y ?? 0) / emuPerPixel) * zoom,
    active: active < 0 ? null : active,
  });
  return (
    <CardList
      list={list}
      label={t(`canvas:comments.list.${context.capabilities.labelPrefix}`)}
      onUndo={removal.undo}
      onLeave={context.focus}
    >
      {rows.map(({ card }) => card)}
    </CardList>
  );
}

function usePageDrafts(page: ScenePage) {
  const drafts = useDrafts();
  const list = useSyncExternalStore(drafts.subscribe, drafts.list);
  const scene = useCanvas((now) => now.scene);
  const opened = useUiState(({ commentDraft }) => commentDraft);
  return listPageDrafts(list, opened, { scene, pageId: page.id }).map((draft) => ({
    draft,
    isFocused: opened?.name === draft.name && opened.isFocused,
  }));
}

function findPageBesideMargin(): MarginDocument | null {
  const content = document.querySelector('.stage');
  const scroller = content?.closest<HTMLElement>('.desk');
  return content == null || scroller == null ? null : { scroller, content };
}

const getStageTop = (): number =>
  document.querySelector('.stage')?.getBoundingClientRect().top ?? Number.NEGATIVE_INFINITY;
