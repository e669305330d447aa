/** A stretch of the text as one step changed it. */
export type Segment = { kind: 'kept' | 'inserted' | 'deleted'; text: string };
