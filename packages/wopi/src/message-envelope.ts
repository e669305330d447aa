/** Every message, both ways, is a JSON string of this form (docs/editor-protocol.md#messages). */
export interface Envelope {
  messageId: string;
  sendTime: number | null;
  values: unknown;
}

/** Longer messages are ignored: parsing them would block the page. */
const maxMessageLength = 1_000_000;

/** Parses the JSON string of a message event; null if it is invalid. */
export function parseEnvelope(data: unknown): Envelope | null {
  if (typeof data !== 'string' || data.length > maxMessageLength) return null;
  const parsed = parseJson(data);
  const messageId = field(parsed, 'MessageId');
  if (typeof messageId !== 'string') return null;
  const sendTime = field(parsed, 'SendTime');
  return {
    messageId,
    sendTime: typeof sendTime === 'number' ? sendTime : null,
    values: field(parsed, 'Values'),
  };
}

/** Writes a message. */
export function formatEnvelope(messageId: string, values: unknown, sendTime: number): string {
  return JSON.stringify({ MessageId: messageId, SendTime: sendTime, Values: values ?? {} });
}

/** A field of an unknown value, undefined unless the value is an object that has it. */
export function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}

export function textField(value: unknown, name: string): string | null {
  const found = field(value, name);
  return typeof found === 'string' ? found : null;
}

export function flagField(value: unknown, name: string): boolean {
  return field(value, name) === true;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
