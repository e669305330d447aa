import { Plugin } from 'prosemirror-state';
import { clipboardPlugin } from './clipboard-plugin.ts';
import { createParagraphMarksPlugin } from './ends-plugin.ts';
import { createReviewMarkViews } from './mark-views.ts';
import { reviewStatePlugin } from './review-state.ts';

/** Renders and tracks changes and comments. */
export function reviewPlugins(): Plugin[] {
  return [
    reviewStatePlugin(),
    createParagraphMarksPlugin(),
    clipboardPlugin(),
    new Plugin({ props: { markViews: createReviewMarkViews() } }),
  ];
}
