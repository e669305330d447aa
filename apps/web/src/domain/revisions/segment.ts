/** A stretch of the text as one step changed it. */
export interface Segment {
  kind: 'kept' | 'inserted' | 'deleted';
  text: string;
}
