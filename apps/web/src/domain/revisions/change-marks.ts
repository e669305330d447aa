/** Styles of changes: each has its own line style, so that colour is not needed. */
export const changeMarks = {
  '& ins': {
    bgcolor: 'revision.insertedBackground',
    color: 'revision.inserted',
    textDecoration: 'underline',
    textDecorationThickness: 2,
    textUnderlineOffset: 4,
  },
  '& del': { bgcolor: 'revision.deletedBackground', color: 'revision.deleted' },
  '& mark': {
    bgcolor: 'action.selected',
    color: 'text.primary',
    textDecoration: 'underline double',
    textUnderlineOffset: 4,
  },
  '& del[data-move], & del[data-change=movedFrom]': {
    bgcolor: 'action.selected',
    color: 'text.secondary',
    textDecoration: 'line-through double',
  },
} as const;
