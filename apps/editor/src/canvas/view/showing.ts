/** How far a user can interact with the view. */
export type Showing = 'still' | 'read' | 'present' | 'edit';
