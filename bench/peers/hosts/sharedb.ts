import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { reportPort } from './report-port.ts';

/** ShareDB with its adapter for PostgreSQL, served over WebSocket as its documentation shows. */
const [packages = '', connectionString = ''] = process.argv.slice(2);
const load = createRequire(path.join(packages, 'package.json'));

interface ShareDb {
  listen: (stream: object) => void;
}
interface ShareDbModule {
  new (options: object): ShareDb;
  types: { register: (type: object) => void };
}
interface SocketServer {
  on: (event: 'connection', listener: (socket: object) => void) => void;
}

// The packages have no types here; these are the parts of their documented interfaces that are used.
const ShareDb: ShareDbModule = load('sharedb');
const PostgresDb: new (options: object) => object = load('sharedb-postgres');
const textType: { type: object } = load('ot-text-unicode');
const JsonStream: new (socket: object) => object = load('@teamwork/websocket-json-stream');
const sockets: { Server: new (options: object) => SocketServer } = load('ws');

ShareDb.types.register(textType.type);
const backend = new ShareDb({ db: new PostgresDb({ connectionString }) });
const server = createServer();
new sockets.Server({ server }).on('connection', (socket) => backend.listen(new JsonStream(socket)));
server.listen(0, '127.0.0.1', () => {
  // cast: a server on a port has an address.
  reportPort((server.address() as AddressInfo).port);
});
