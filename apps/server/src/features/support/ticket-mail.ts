import { defineMail } from '../../domain/mail/index.ts';

interface Params {
  number: number;
  /** What it is about; null for a message of the contact page. */
  about: string | null;
  name: string;
  email: string;
  message: string;
  pageUrl: string | null;
}

/** To those who run the platform: what somebody wrote. An answer goes to who wrote it. */
export const ticketMail = defineMail<Params>({
  name: 'ticket',
  hasSecret: false,
  write: {
    en: ({ number, about, name, email, message, pageUrl }) => ({
      subject: about === null ? `Message ${number} from ${name}` : `Ticket ${number}: ${about}`,
      parts: [
        `${name} (${email}) wrote:`,
        { kind: 'quote', text: message },
        ...(pageUrl === null ? [] : [{ kind: 'note' as const, text: `On the page ${pageUrl}` }]),
        { kind: 'button', label: 'Open the tickets', path: '/admin/tickets' },
        { kind: 'note', text: 'An answer to this mail goes to who wrote it.' },
      ],
    }),
    de: ({ number, about, name, email, message, pageUrl }) => ({
      subject: about === null ? `Nachricht ${number} von ${name}` : `Ticket ${number}: ${about}`,
      parts: [
        `${name} (${email}) schreibt:`,
        { kind: 'quote', text: message },
        ...(pageUrl === null ? [] : [{ kind: 'note' as const, text: `Auf der Seite ${pageUrl}` }]),
        { kind: 'button', label: 'Tickets öffnen', path: '/admin/tickets' },
        { kind: 'note', text: 'Eine Antwort auf diese Mail geht an die Person, die geschrieben hat.' },
      ],
    }),
  },
});
