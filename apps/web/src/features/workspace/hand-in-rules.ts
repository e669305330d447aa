import type { HandInPreview, StudentFile } from '@redraft/contracts';
import type { WordGoal } from '@redraft/wopi';

/** A line of the submission preview; `isWarning` for a possible omission. */
export type HandInLine =
  | {
      kind: 'words';
      words: number;
      /** Words of the template, which do not count. */
      templateWords: number;
      goal: WordGoal;
      verdict: 'short' | 'fits' | 'over';
      isWarning: boolean;
    }
  | { kind: 'suggestions'; isWarning: true }
  | { kind: 'untouched' | 'empty'; file: StudentFile; isWarning: true };

/** Lines of the submission preview: length first, then possible omissions. */
export function listHandInLines(
  { words, templateWords, hasSuggestions, files }: HandInPreview,
  { goal, additionalFiles }: { goal: WordGoal; additionalFiles: readonly StudentFile[] },
): HandInLine[] {
  const lines: HandInLine[] = [];
  if (words !== null) {
    const verdict = judgeLength(words, goal);
    const isWarning = verdict !== 'fits' || words === 0;
    lines.push({ kind: 'words', words, templateWords, goal, verdict, isWarning });
  }
  if (hasSuggestions) lines.push({ kind: 'suggestions', isWarning: true });
  for (const file of additionalFiles) {
    const found = files.find((one) => one.assignmentTemplateId === file.assignmentTemplateId);
    if (found) lines.push({ kind: found.state, file, isWarning: true });
  }
  return lines;
}

/** Relative tolerance: "800 words" means about 800. */
const tolerance = 0.1;

function judgeLength(words: number, { min, max }: WordGoal): 'short' | 'fits' | 'over' {
  const isOne = min !== null && min === max;
  const lower = min !== null && isOne ? min * (1 - tolerance) : min;
  const upper = max !== null && isOne ? max * (1 + tolerance) : max;
  if (lower !== null && words < lower) return 'short';
  return upper !== null && words > upper ? 'over' : 'fits';
}
