import * as calls from '@redraft/contracts/calls/oversight';
import { callApi } from '../../lib/api.ts';

interface PageRequest {
  /** From 0; the page after the last is empty. */
  index: number;
  signal: AbortSignal;
  isIncidental?: boolean;
}

/** A page of the classes to assist in. */
export function loadAssistedPage({ index, ...rest }: PageRequest) {
  return callApi(calls.listAssistedClasses, { query: { index }, ...rest });
}
