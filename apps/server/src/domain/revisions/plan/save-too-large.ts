/** What was begun at once turns out to be more than others can wait for. */
export class SaveTooLarge extends Error {}
