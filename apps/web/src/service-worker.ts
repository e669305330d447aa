import { startServiceWorker } from '@redraft/offline/service-worker';

/** One page of the app stands for all, which it tells apart by the address. The server answers some addresses with another, smaller page. */
const keptPages = /^\/(assignment|myclassdetail)\/\d+\/?$/;
/** Paths that are no pages of the app, or at which the server answers a sign-on or a launch: once, and in its own time. */
const otherPaths = new RegExp(
  [
    '^/(api|wopi|addition|hosting|editor|policies|assets|saml|badges)/',
    '^/oauth2/(begin|callback|signout)$',
    '^/lti/(login|launch|jwks|register/.*)$',
    '^/(healthz|readyz|metrics)$',
    '\\.[a-z0-9]+$',
  ].join('|'),
  'i',
);

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
