/**
 * Moves one time out of the way of another, as an end for its start. It counts from where the end was before it gave
 * way, for as long as nobody else sets it: a year that is typed before its month does not drive the end on for good.
 */
export function createEndPusher(move: (start: string, end: string) => string) {
  let given = { from: '', to: '' };
  return (start: string, end: string): string => {
    const from = end === given.to ? given.from : end;
    given = { from, to: move(start, from) };
    return given.to;
  };
}
