/**
 * `LastModifiedTime` and the Timestamp header (docs/editor-protocol.md#putfile). Old clients read the fraction as an integer of
 * microseconds, so it is always written with six digits; instants are compared at the millisecond, which is what a host stores.
 */
const shape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** Milliseconds since 1970 as `YYYY-MM-DDTHH:MM:SS.ffffffZ`. */
export function formatTimestamp(at: number): string {
  return new Date(Math.floor(at)).toISOString().replace(/Z$/, '000Z');
}

/** Milliseconds since 1970; null if the string is not a UTC time of this form. */
export function parseTimestamp(text: string): number | null {
  if (!shape.test(text)) return null;
  const at = Date.parse(text.replace(/(\.\d{1,3})\d*Z$/, '$1Z'));
  return Number.isNaN(at) ? null : at;
}
