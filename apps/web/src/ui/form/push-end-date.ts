/**
 * Moves an end date to keep it after its start. It computes from the end before it was first moved until the user sets it: otherwise typing a year
 * digit by digit would push the end further and further.
 */
export function createEndPusher(move: (start: string, end: string) => string) {
  let lastDates = { from: '', to: '' };
  return (start: string, end: string): string => {
    const from = end === lastDates.to ? lastDates.from : end;
    lastDates = { from, to: move(start, from) };
    return lastDates.to;
  };
}
