import type { Home } from '@redraft/contracts';
import { homeSchema } from '@redraft/contracts';
import { callApi } from '../../lib/api.ts';

export function loadHome(signal: AbortSignal): Promise<Home> {
  return callApi('GET', '/api/home', { answer: homeSchema, signal });
}
