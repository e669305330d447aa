import type { QuoteBody } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/text-growth';
import { callApi } from '../../lib/api.ts';
import type { Passage } from './passage.ts';

/** A passage, and the version that it stands in: not every version has changed words. */
export interface FoundPassage extends Passage {
  seq: number;
}

/** Where quoted words stand in a version; null where it does not have them. */
export async function findPassage(body: QuoteBody): Promise<FoundPassage | null> {
  const { place } = await callApi(calls.findQuote, { body });
  return place;
}

/** The number of a version as an editor names it; undefined where it names none. */
export function versionNumber(version: string | null): number | undefined {
  return version !== null && /^\d{1,9}$/.test(version) ? Number(version) : undefined;
}
