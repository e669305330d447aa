/** What whoever looks may pin to the moment that is shown. */
export interface NotePin {
  kind: 'note' | 'comment';
  /** Milliseconds since 1970. */
  start: (at: number) => void;
}
