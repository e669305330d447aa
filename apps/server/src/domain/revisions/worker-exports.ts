/** Exports for worker threads: index.ts would load the database code, which takes another second. */
export { zipCodec } from './codecs.ts';
export { openTextLog, type PackedTextLog } from './read/open-text-log.ts';
