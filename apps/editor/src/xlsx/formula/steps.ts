/** Runs a generator to its end and returns its result. */
export function runToEnd<Result>(work: Iterator<unknown, Result, undefined>): Result {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}
