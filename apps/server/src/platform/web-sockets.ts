import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';

/** Nobody has to tell us anything over a connection: what comes is small, or is refused. */
const maxMessageBytes = 1024;
/** For the other end to say goodbye at shutdown; then the line is cut. */
const goodbyeMs = 1000;
const goingAway = 1001;

/** Routes with `websocket: true`. At shutdown connections are closed, which keeps no request waiting. */
export async function webSockets(app: FastifyInstance): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: maxMessageBytes },
    // The other end breaking its connection is no error of ours.
    errorHandler: (error, socket, request) => {
      request.log.info({ err: error }, 'A connection broke');
      socket.terminate();
    },
    preClose: async () => {
      const { clients } = app.websocketServer;
      for (const client of clients) client.close(goingAway);
      setTimeout(() => {
        for (const client of clients) client.terminate();
      }, goodbyeMs);
      app.websocketServer.close();
    },
  });
}
