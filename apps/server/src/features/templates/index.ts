export { addItems, copyItems, itemsOf, mainFileFor, mainKindsOf } from './items.ts';
export { presentItem } from './present.ts';
export { filesOfAssignment } from './queries.ts';
