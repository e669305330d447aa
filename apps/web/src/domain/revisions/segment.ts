/** A stretch of the text as one step changed it. */
export interface Segment {
  /** What moved went from one place and came to another. */
  kind: 'kept' | 'inserted' | 'deleted' | 'movedFrom' | 'movedTo';
  text: string;
}
