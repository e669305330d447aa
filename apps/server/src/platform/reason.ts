/** What an error says in one line, for a sentence that is read where no stack helps. */
export function reasonOf(error: unknown): string {
  // A host with two addresses fails twice, and the sum of both says nothing.
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0]);
  const text = error instanceof Error ? error.message || error.name : String(error);
  return (text.trim().split('\n')[0] ?? '').replace(/\.$/, '');
}
