import type { Pasted } from './blocks.ts';
import { createBudget, defaultLimits, type Limits } from './budget.ts';
import { readBlocks } from './read-blocks.ts';

/** Beyond this even parsing would be noticeable; a long paper with Word's markup has a fifth of it. Pictures are not counted. */
const maxMarkup = 12_000_000;

/** Browsers take minutes to parse markup nested a hundred thousand levels deep; real content has some dozens. */
const maxDepth = 2000;

/** Elements that the following tag closes implicitly. */
const implicitlyClosed =
  /^(area|base|br|col|colgroup|dd|dt|embed|hr|img|input|li|link|meta|option|p|param|source|tbody|td|tfoot|th|thead|tr|track|wbr)$/i;

function computeDepth(html: string): number {
  let [depth, maxDepth] = [0, 0];
  for (const [tag, slash, name = ''] of html.matchAll(/<(\/?)([a-z][^\s/<>]*)(?=[\s/>])[^<>]*>/gi)) {
    if (implicitlyClosed.test(name) || tag.endsWith('/>')) continue;
    depth = slash === '' ? depth + 1 : Math.max(0, depth - 1);
    maxDepth = Math.max(maxDepth, depth);
  }
  return maxDepth;
}

/** Reads HTML from other programs; null if it exceeds the limits. No scripts run and nothing is loaded. */
export function readHtml(
  html: string,
  { limits = defaultLimits, clock = () => performance.now() }: { limits?: Limits; clock?: () => number } = {},
): Pasted | null {
  const pictureLength = [...html.matchAll(/data:image\/[^"'\s)]{1000,}/g)].reduce(
    (sum, [one]) => sum + one.length,
    0,
  );
  if (html.length - pictureLength > maxMarkup || computeDepth(html) > maxDepth) return null;
  // A document without a window: scripts do not run and resources are not loaded.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return readBlocks(body, createBudget(limits, clock));
}
