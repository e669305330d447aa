import { portOf } from '../address.ts';

type Name = 'firefox' | 'webkit';

/** `npm run browsers` names them; the proof tries the first journey in Firefox alone. */
const named = (process.env.E2E_BROWSERS ?? '')
  .split(',')
  .filter((name): name is Name => name === 'firefox' || name === 'webkit');

export const otherBrowsers = {
  isWhole: named.length > 0,
  names: named.length > 0 ? named : (['firefox'] as const),
};

/** The line to the server that a journey can cut. */
export const linePort = portOf(0) + 5;
