/** The save exceeds what may be planned on the main thread. */
export class SaveTooLarge extends Error {}
