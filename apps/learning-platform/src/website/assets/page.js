/**
 * What a page of the platform does for the tool in its frame: keeps what the tool hands it (platform storage, by origin, while the page is
 * open), follows its height, and leaves when the tool is done.
 */
(() => {
  // A tool that returns within its frame has our page in there: it belongs around it.
  if (window.top !== window) {
    window.top.location.replace(window.location.href);
    return;
  }
  const frame = document.querySelector('iframe[data-tool]');
  if (!frame) return;

  const maxKeys = 64;
  const maxLength = 4096;
  const minHeight = 300;
  const maxHeight = 10_000;
  const storageTarget = '_parent';
  /** By origin, then by key: no tool reads what another has stored. */
  const stored = new Map();

  const answers = {
    'lti.capabilities': () => ({
      supported_messages: [
        { subject: 'lti.capabilities' },
        { subject: 'lti.put_data', frame: storageTarget },
        { subject: 'lti.get_data', frame: storageTarget },
        { subject: 'lti.frameResize' },
        { subject: 'org.imsglobal.lti.close' },
      ],
    }),
    'lti.put_data': ({ key, value }, origin) => {
      if (typeof key !== 'string' || key === '') return failure('bad_request', 'key must be text');
      const values = stored.get(origin) ?? new Map();
      stored.set(origin, values);
      if (value === undefined || value === null) {
        values.delete(key);
        return { key };
      }
      if (typeof value !== 'string') return failure('bad_request', 'value must be text');
      const isFull = !values.has(key) && values.size >= maxKeys;
      if (isFull || key.length + value.length > maxLength)
        return failure('storage_exhaustion', 'there is no room for this value');
      values.set(key, value);
      return { key, value };
    },
    'lti.get_data': ({ key }, origin) => {
      if (typeof key !== 'string' || key === '') return failure('bad_request', 'key must be text');
      const value = stored.get(origin)?.get(key);
      return value === undefined ? { key } : { key, value };
    },
    'lti.frameResize': ({ height }) => {
      if (!Number.isFinite(height)) return failure('bad_request', 'height must be a number');
      frame.style.height = `${Math.min(Math.max(height, minHeight), maxHeight)}px`;
      return {};
    },
    'org.imsglobal.lti.close': () => {
      window.location.assign(frame.dataset.close);
      return null;
    },
  };

  function failure(code, message) {
    return { error: { code, message } };
  }

  window.addEventListener('message', (event) => {
    if (event.source !== frame.contentWindow) return;
    const message = read(event.data);
    if (typeof message?.subject !== 'string') return;
    const { subject, message_id } = message;
    const isOurs = /^(lti\.|org\.imsglobal\.lti\.)/.test(subject) && !subject.endsWith('.response');
    if (!isOurs) return;
    const answer = Object.hasOwn(answers, subject)
      ? answers[subject](message, event.origin)
      : failure('unsupported_subject', `${subject} is not supported`);
    if (answer === null) return;
    event.source.postMessage({ subject: `${subject}.response`, message_id, ...answer }, event.origin);
  });

  /** Some tools send text. */
  function read(data) {
    if (typeof data !== 'string') return data;
    try {
      return JSON.parse(data);
    } catch {
      return null;
    }
  }
})();
