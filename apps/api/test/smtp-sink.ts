import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as it went over the wire. */
export type ReceivedMail = Email & { envelopeTo: string[] };

/** An SMTP server that keeps what it is sent, or refuses while `refuse` returns a reply. */
export async function startSmtpSink(
  refuse: (recipient: string) => string | undefined = () => undefined,
) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // Clients keep their connection for the next mail.
    closeTimeout: 20,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => {
      const reply = refuse(address);
      done(reply === undefined ? null : Object.assign(new Error(reply), { responseCode: 451 }));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((email) => {
          const envelopeTo = session.envelope.rcptTo.map(({ address }) => address);
          received.push({ ...email, envelopeTo });
          done();
        }, done);
      });
    },
  });
  // A sender that is killed breaks its connection.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await new Promise((resolve) => listening.once('listening', resolve));
  const address = listening.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
