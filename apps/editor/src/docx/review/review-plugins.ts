import { Plugin } from 'prosemirror-state';
import { clipboardPlugin } from './clipboard-plugin.ts';
import { endsPlugin } from './ends-plugin.ts';
import { reviewMarkViews } from './mark-views.ts';
import { reviewStatePlugin } from './review-state.ts';

/** Renders and tracks changes and comments. */
export function reviewPlugins(): Plugin[] {
  return [
    reviewStatePlugin(),
    endsPlugin(),
    clipboardPlugin(),
    new Plugin({ props: { markViews: reviewMarkViews() } }),
  ];
}
