import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { reportPort } from './report-port.ts';

/** Etherpad in this process, which reads the other arguments by itself. */
const [packages = ''] = process.argv.slice(2);
const load = createRequire(path.join(packages, 'src/package.json'));
const etherpad: { start: () => Promise<{ address: () => AddressInfo }> } = load('./node/server');
const server = await etherpad.start();
reportPort(server.address().port);
