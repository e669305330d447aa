/** How far a user can interact with the view. */
export type ViewMode = 'static' | 'read' | 'present' | 'edit' | 'locked';
