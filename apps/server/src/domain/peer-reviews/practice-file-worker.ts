import { extractText } from '../revisions/index.ts';

/** Runs in a worker thread. */
export default extractText;
