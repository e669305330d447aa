import { lazy, Suspense } from 'react';

const load = () => import('./panel/ReviewPanel.tsx');
const ReviewPanel = lazy(async () => ({ default: (await load()).ReviewPanel }));

/** To be called when there is nothing else to do: who opens it goes on typing, into it. */
export function fetchCommentsPanel(): void {
  void load();
}

/** Fetched when it is opened first: most texts are written without it. */
export function CommentsPanel() {
  return (
    <Suspense>
      <ReviewPanel />
    </Suspense>
  );
}
