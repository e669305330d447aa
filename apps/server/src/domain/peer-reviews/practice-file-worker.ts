import { extractText } from '../revisions/index.ts';

/** Runs in a thread of its own. */
export default extractText;
