/** A range of text as changed by one step. */
export interface Segment {
  /** Moved text appears twice: at its old and at its new place. */
  kind: 'kept' | 'inserted' | 'deleted' | 'movedFrom' | 'movedTo';
  text: string;
}
