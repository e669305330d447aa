export const tabIds = ['reviewers', 'deadlines', 'criteria', 'practice', 'reviews'] as const;
export type TabId = (typeof tabIds)[number];
