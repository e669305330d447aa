export { itemFileAccess } from './item-access.ts';
export {
  addItems,
  blankContent,
  copyItems,
  copyTemplate,
  itemsOf,
  mainFileFor,
  purgeFilesOf,
  startFromItem,
} from './items.ts';
export { kindOfItem, presentItem } from './present.ts';
export {
  deleteItem,
  type ItemRow,
  listItemsById,
  lockItem,
  selectItem,
  selectOptionalItem,
  updateItem,
  updateItemFile,
} from './queries.ts';
export { begunFilesOf, presentStudentFiles } from './student-copies.ts';
