/**
 * Moves an end date to keep it after its start. It computes from the end before it was first moved until the user sets it: otherwise typing a year
 * digit by digit would push the end further and further.
 */
export function createEndPusher(move: (start: string, end: string) => string) {
  let given = { from: '', to: '' };
  return (start: string, end: string): string => {
    const from = end === given.to ? given.from : end;
    given = { from, to: move(start, from) };
    return given.to;
  };
}
