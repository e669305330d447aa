import type { QuoteBody } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/text-growth';
import { callApi } from '../../lib/api.ts';
import type { Passage } from './passage.ts';

/** A passage and the version it is in: not every version changed the text. */
export interface FoundPassage extends Passage {
  seq: number;
}

/** Finds quoted text in a version; null if it does not occur. */
export async function findPassage(body: QuoteBody): Promise<FoundPassage | null> {
  const { place } = await callApi(calls.findQuote, { body });
  return place;
}

/** The version number in an editor's version string; undefined if there is none. */
export function versionNumber(version: string | null): number | undefined {
  return version !== null && /^\d{1,9}$/.test(version) ? Number(version) : undefined;
}
