import type { CriterionScore } from '@redraft/contracts';
import { mergeTexts, normalizeText } from '../../lib/merge-texts.ts';

type Answers = readonly CriterionScore[];

/** The answer to a criterion; empty if there is none. */
export function findAnswer(answers: Answers, criterion: number): CriterionScore {
  return answers.find((one) => one.criterion === criterion) ?? { criterion, level: null, comment: '' };
}

export function replaceAnswer(answers: Answers, changed: CriterionScore): CriterionScore[] {
  return [...answers.filter(({ criterion }) => criterion !== changed.criterion), changed];
}

function isSameAnswer(one: CriterionScore, other: CriterionScore): boolean {
  return one.level === other.level && normalizeText(one.comment) === normalizeText(other.comment);
}

export function isSameAnswers(one: Answers, other: Answers): boolean {
  return listAnsweredCriteria(one, other).every((index) =>
    isSameAnswer(findAnswer(one, index), findAnswer(other, index)),
  );
}

/** Merges answers typed here with what another window saved: two comments on one criterion are both kept. */
export function mergeAnswers({
  base,
  mine,
  theirs,
}: Record<'base' | 'mine' | 'theirs', Answers>): CriterionScore[] {
  return listAnsweredCriteria(base, mine, theirs).map((index) => {
    const [baseAnswer, typed, stored] = [
      findAnswer(base, index),
      findAnswer(mine, index),
      findAnswer(theirs, index),
    ];
    return {
      criterion: index,
      level: typed.level === baseAnswer.level ? stored.level : typed.level,
      comment: mergeTexts({ before: baseAnswer.comment, typed: typed.comment, stored: stored.comment }),
    };
  });
}

function listAnsweredCriteria(...answerLists: readonly Answers[]): number[] {
  return [...new Set(answerLists.flat().map(({ criterion }) => criterion))].toSorted(
    (one, other) => one - other,
  );
}
