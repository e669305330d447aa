/** Does work that is divided into steps at once. */
export function runToEnd<Result>(work: Iterator<unknown, Result, undefined>): Result {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}
