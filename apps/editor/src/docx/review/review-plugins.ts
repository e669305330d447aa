import { Plugin } from 'prosemirror-state';
import { clipboardPlugin } from './clipboard-plugin.ts';
import { endsPlugin } from './ends-plugin.ts';
import { reviewMarkViews } from './mark-views.ts';
import { reviewStatePlugin } from './review-state.ts';

/** Draws changes and comments, and follows them. */
export function reviewPlugins(): Plugin[] {
  return [
    reviewStatePlugin(),
    endsPlugin(),
    clipboardPlugin(),
    new Plugin({ props: { markViews: reviewMarkViews() } }),
  ];
}
