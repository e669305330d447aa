/** A note that the viewer can pin to the current moment. */
export interface NotePin {
  kind: 'note' | 'comment';
  /** Milliseconds since the Unix epoch. */
  start: (time: number) => void;
}
