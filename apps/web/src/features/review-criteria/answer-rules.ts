import type { CriterionScore } from '@redraft/contracts';
import { mergeWords, trimWords } from '../../lib/merge-words.ts';

type Answers = readonly CriterionScore[];

/** The answer to a criterion; empty if there is none. */
export function answerAt(answers: Answers, criterion: number): CriterionScore {
  return answers.find((one) => one.criterion === criterion) ?? { criterion, level: null, comment: '' };
}

export function withAnswer(answers: Answers, changed: CriterionScore): CriterionScore[] {
  return [...answers.filter(({ criterion }) => criterion !== changed.criterion), changed];
}

function isSameAnswer(one: CriterionScore, other: CriterionScore): boolean {
  return one.level === other.level && trimWords(one.comment) === trimWords(other.comment);
}

export function isSameAnswers(one: Answers, other: Answers): boolean {
  return listPlaces(one, other).every((place) => isSameAnswer(answerAt(one, place), answerAt(other, place)));
}

/** Merges answers typed here with what another window saved: two comments on one criterion are both kept. */
export function mergeAnswers({
  base,
  mine,
  theirs,
}: Record<'base' | 'mine' | 'theirs', Answers>): CriterionScore[] {
  return listPlaces(base, mine, theirs).map((place) => {
    const [before, typed, stored] = [answerAt(base, place), answerAt(mine, place), answerAt(theirs, place)];
    return {
      criterion: place,
      level: typed.level === before.level ? stored.level : typed.level,
      comment: mergeWords({ before: before.comment, typed: typed.comment, stored: stored.comment }),
    };
  });
}

function listPlaces(...all: readonly Answers[]): number[] {
  return [...new Set(all.flat().map(({ criterion }) => criterion))].toSorted((one, other) => one - other);
}
