/** How far a user can interact with the view. */
export type ViewMode = 'still' | 'read' | 'present' | 'edit';
