import { expose } from 'comlink';
import { createSpellers } from './spellers.ts';

expose(createSpellers());
