import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/** A mail server that stores received mails and refuses those it is told to. */
export interface TestMailServer {
  url: string;
  got: string[];
  refuse: ((recipient: string) => Error | null) | null;
  whileSending: (() => Promise<void>) | null;
  close: () => Promise<void>;
}

export async function startMailServer(): Promise<TestMailServer> {
  const mailServer: TestMailServer = {
    url: '',
    got: [],
    refuse: null,
    whileSending: null,
    close: async () => undefined,
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(mailServer.refuse?.(address)),
    onData: (stream: SMTPServerDataStream, _session: SMTPServerSession, done) => {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', async () => {
        await mailServer.whileSending?.();
        mailServer.got.push(Buffer.concat(pieces).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  mailServer.url = `smtp://127.0.0.1:${address.port}`;
  mailServer.close = () => new Promise((resolve) => server.close(resolve));
  return mailServer;
}
