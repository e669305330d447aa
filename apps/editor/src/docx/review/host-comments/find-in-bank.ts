/** The comments that contain all search terms, in any order and case. */
export function findInBank(bank: readonly string[], search: string): string[] {
  const terms = search
    .toLocaleLowerCase()
    .split(/\s+/u)
    .filter((term) => term !== '');
  return bank.filter((comment) => {
    const lowerCaseComment = comment.toLocaleLowerCase();
    return terms.every((term) => lowerCaseComment.includes(term));
  });
}
