/** How far somebody can act on what is shown. */
export type Showing = 'still' | 'read' | 'present' | 'edit';
