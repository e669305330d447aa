/** The comments that contain all search terms, in any order and case. */
export function findInBank(bank: readonly string[], search: string): string[] {
  const parts = search
    .toLocaleLowerCase()
    .split(/\s+/u)
    .filter((part) => part !== '');
  return bank.filter((comment) => {
    const words = comment.toLocaleLowerCase();
    return parts.every((part) => words.includes(part));
  });
}
