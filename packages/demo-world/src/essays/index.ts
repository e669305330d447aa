import type { Essay } from '../essay.ts';
import { cityEssays } from './city/index.ts';
import { placeEssays } from './place/index.ts';
import { readingEssays } from './reading/index.ts';

/** Every essay of the demo, written for it. */
export const essays: readonly Essay[] = [...placeEssays, ...cityEssays, ...readingEssays];

export function essayOf(slug: string): Essay {
  const essay = essays.find((candidate) => candidate.slug === slug);
  if (essay === undefined) throw new Error(`There is no essay ${slug}.`);
  return essay;
}
