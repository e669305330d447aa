import { expose } from 'comlink';
import { readDrawings } from '../document/drawings/read-drawings.ts';

const work = { readDrawings };
export type TextDrawingsWork = typeof work;

expose(work);
