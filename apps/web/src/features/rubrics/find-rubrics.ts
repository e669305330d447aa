import type { RubricContent } from '@redraft/contracts';

/** Rubrics that contain every word of the search term, in the title or in a criterion. */
export function findRubrics<Found extends RubricContent>(rubrics: readonly Found[], term: string): Found[] {
  const searchWords = term.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return rubrics.filter((rubric) => {
    const text = collectText(rubric).toLocaleLowerCase();
    return searchWords.every((word) => text.includes(word));
  });
}

function collectText({ title, criteria }: RubricContent): string {
  return [title, ...criteria.flatMap((criterion) => [criterion.title, criterion.description])].join('\n');
}
