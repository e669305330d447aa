import { startServiceWorker } from '@redraft/offline/service-worker';

/** Opens the editor of a kind of document without a network. Openings with a network are form posts, which this worker does not answer. */
const editorPages = /^\/editor\/[a-z]+$/;

startServiceWorker({
  name: 'redraft-editor',
  assets: '/editor/assets/',
  page: {
    isRequested: ({ url }) => editorPages.test(url.pathname),
    mayBeKept: () => true,
    // The address names the file; the page is the same for all.
    nameOf: ({ origin, pathname }) => origin + pathname,
  },
});
