/** The one-line message of an error, for output where a stack does not help. */
export function reasonOf(error: unknown): string {
  // A host with two addresses fails twice, and the AggregateError itself has no message.
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0]);
  const text = error instanceof Error ? error.message || error.name : String(error);
  return (text.trim().split('\n')[0] ?? '').replace(/\.$/, '');
}
