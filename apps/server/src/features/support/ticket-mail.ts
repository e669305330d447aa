import { defineMail } from '../../domain/mail/index.ts';

interface Params {
  number: number;
  /** Topic of the request; null for a message from the contact page. */
  about: string | null;
  name: string;
  email: string;
  message: string;
  pageUrl: string | null;
}

/** Forwards a message to the operators; replies go to its author. */
export const ticketMail = defineMail<Params>({
  name: 'ticket',
  hasSecret: false,
  write: {
    en: ({ number, about, name, email, message, pageUrl }) => ({
      subject: about === null ? `Message ${number} from ${name}` : `Ticket ${number}: ${about}`,
      parts: [
        `${name} (${email}) wrote:`,
        { kind: 'quote', text: message },
        ...(pageUrl === null ? [] : [{ kind: 'note' as const, text: `Sent from ${pageUrl}` }]),
        { kind: 'button', label: 'Open tickets', path: '/admin/tickets' },
        { kind: 'note', text: `Reply to this email to answer ${name}.` },
      ],
    }),
    de: ({ number, about, name, email, message, pageUrl }) => ({
      subject: about === null ? `Nachricht ${number} von ${name}` : `Anfrage ${number}: ${about}`,
      parts: [
        `${name} (${email}) hat geschrieben:`,
        { kind: 'quote', text: message },
        ...(pageUrl === null ? [] : [{ kind: 'note' as const, text: `Gesendet von ${pageUrl}` }]),
        { kind: 'button', label: 'Anfragen öffnen', path: '/admin/tickets' },
        { kind: 'note', text: `Antworten Sie auf diese E-Mail, um ${name} zu antworten.` },
      ],
    }),
    fr: ({ number, about, name, email, message, pageUrl }) => ({
      subject: about === null ? `Message ${number} de ${name}` : `Demande ${number} : ${about}`,
      parts: [
        `${name} (${email}) a écrit :`,
        { kind: 'quote', text: message },
        ...(pageUrl === null ? [] : [{ kind: 'note' as const, text: `Envoyé depuis ${pageUrl}` }]),
        { kind: 'button', label: 'Ouvrir les demandes', path: '/admin/tickets' },
        { kind: 'note', text: `Répondez à cet e-mail pour répondre à ${name}.` },
      ],
    }),
    es: ({ number, about, name, email, message, pageUrl }) => ({
      subject: about === null ? `Mensaje ${number} de ${name}` : `Solicitud ${number}: ${about}`,
      parts: [
        `${name} (${email}) ha escrito:`,
        { kind: 'quote', text: message },
        ...(pageUrl === null ? [] : [{ kind: 'note' as const, text: `Enviado desde ${pageUrl}` }]),
        { kind: 'button', label: 'Abrir las solicitudes', path: '/admin/tickets' },
        { kind: 'note', text: `Responda a este correo para contestar a ${name}.` },
      ],
    }),
    ar: ({ number, about, name, email, message, pageUrl }) => ({
      subject: about === null ? `رسالة ${number} من ${name}` : `طلب ${number}: ${about}`,
      parts: [
        `رسالة من ${name} (${email}):`,
        { kind: 'quote', text: message },
        ...(pageUrl === null ? [] : [{ kind: 'note' as const, text: `أُرسلت من ${pageUrl}` }]),
        { kind: 'button', label: 'فتح الطلبات', path: '/admin/tickets' },
        { kind: 'note', text: `للرد على ${name}، يكفي الرد على هذه الرسالة.` },
      ],
    }),
  },
});
