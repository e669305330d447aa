/** What a thread takes from here: the index would bring the database with it, and take a second longer to load. */
export { zipCodec } from './codecs.ts';
export { openTextLog, type PackedTextLog } from './read/open-text-log.ts';
