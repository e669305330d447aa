export const libraryKey = ['template-library'] as const;
