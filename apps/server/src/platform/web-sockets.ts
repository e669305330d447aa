import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';

/** Clients need not send anything; larger messages are refused. */
const maxMessageBytes = 1024;
/** Time for the peer's close frame at shutdown; then the connection is cut. */
const goodbyeMs = 1000;
const goingAway = 1001;

/** Adds routes with `websocket: true`. At shutdown connections are closed, so that they do not delay the drain. */
export async function webSockets(app: FastifyInstance): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: maxMessageBytes },
    // A connection broken by the client is not an error of the server.
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
