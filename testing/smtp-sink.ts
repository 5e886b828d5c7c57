import { buffer } from 'node:stream/consumers';

import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as it went over the wire. */
export type ReceivedMail = Email & { envelopeTo: string[] };

type SmtpSinkOptions = {
  /** The address at which it listens; on loopback unless told. */
  host?: string;
  /** A reply for a recipient who is refused for now. */
  refuse?: (recipient: string) => string | undefined;
  /** Told of a mail before the sender is told that it was taken. */
  onMail?: (mail: ReceivedMail) => void;
};

/** An SMTP server on a free port that keeps what it is sent. */
export async function startSmtpSink({ host = '127.0.0.1', refuse, onMail }: SmtpSinkOptions = {}) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // Clients keep their connection for the next mail.
    closeTimeout: 20,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => {
      const reply = refuse?.(address);
      done(reply === undefined ? null : Object.assign(new Error(reply), { responseCode: 451 }));
    },
    onData: (stream, session, done) => {
      const take = async () => {
        const envelopeTo = session.envelope.rcptTo.map(({ address }) => address);
        const mail = { ...(await PostalMime.parse(await buffer(stream))), envelopeTo };
        received.push(mail);
        onMail?.(mail);
      };
      take().then(() => done(), done);
    },
  });
  // A sender that is killed breaks its connection.
  server.on('error', () => undefined);
  const listening = server.listen(0, host);
  await new Promise((resolve) => listening.once('listening', resolve));
  const address = listening.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://${host}:${port}`,
    received,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
