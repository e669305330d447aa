import type { Process } from '../process/process.ts';
import type { WordPoint } from '../words-over-time.ts';

/** Words after each save, none left out. */
export function wordPoints({ saves }: Process): WordPoint[] {
  return saves.map(({ seq, at, words }) => ({ seq, t: at, words }));
}
