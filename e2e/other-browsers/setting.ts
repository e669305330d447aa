import { portOf } from '../address.ts';

type Name = 'firefox' | 'webkit';

/** Browsers named by `npm run browsers`; otherwise only the first journey in Firefox. */
const requestedBrowsers = (process.env.E2E_BROWSERS ?? '')
  .split(',')
  .filter((name): name is Name => name === 'firefox' || name === 'webkit');

export const otherBrowsers = {
  isWhole: requestedBrowsers.length > 0,
  names: requestedBrowsers.length > 0 ? requestedBrowsers : (['firefox'] as const),
};

/** The proxy port that a journey can interrupt. */
export const linePort = portOf(0) + 5;
