import type { Home } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/home';
import { callApi } from '../../lib/api.ts';

export function loadHome(signal: AbortSignal): Promise<Home> {
  return callApi(calls.readHome, { signal });
}
