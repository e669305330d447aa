import { startServiceWorker } from '@redraft/offline/service-worker';

/** One page of the app stands for all, which it tells apart by the address. The server answers some addresses with another, smaller page. */
const keptPages = /^\/(assignment|myclassdetail)\/\d+\/?$/;
/** Paths that are no pages of the app. */
const otherPaths = /^\/(api|wopi|addition|hosting|editor|policies|assets)\/|\.[a-z0-9]+$/i;

startServiceWorker({
  name: 'redraft',
  assets: '/assets/',
  page: {
    isRequested: ({ url, isNavigation }) =>
      keptPages.test(url.pathname) || (isNavigation && !otherPaths.test(url.pathname)),
    mayBeKept: ({ pathname }) => keptPages.test(pathname),
    nameOf: ({ origin }) => `${origin}/`,
  },
});
