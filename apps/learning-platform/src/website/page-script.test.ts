import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { expect, it } from 'vitest';

const script = readFileSync(new URL('./assets/page.js', import.meta.url), 'utf8');
const toolOrigin = 'https://tool.example';

/** The page around a tool: what is sent to it from the frame, and what it sends back. */
function openPage() {
  const sent: { message: Record<string, unknown>; origin: string }[] = [];
  const toolWindow = {
    postMessage: (message: Record<string, unknown>, origin: string) =>
      // Objects of another realm are not equal to ours.
      sent.push({ message: JSON.parse(JSON.stringify(message)), origin }),
  };
  const frame = { contentWindow: toolWindow, dataset: { close: '/courses/a' }, style: { height: '' } };
  const opened: string[] = [];
  let listener: (event: unknown) => void = () => {};
  const window = {
    location: { href: 'https://platform.example/', assign: (href: string) => opened.push(href) },
    addEventListener: (_type: string, listen: typeof listener) => {
      listener = listen;
    },
  };
  Object.assign(window, { top: window });
  vm.runInNewContext(script, { window, document: { querySelector: () => frame } });
  const send = (data: unknown, { origin = toolOrigin, source = toolWindow as unknown } = {}) => {
    listener({ data, origin, source });
    return sent.at(-1);
  };
  return { send, sent, opened, frame };
}

it('platform storage says what it can do and where', () => {
  const answer = openPage().send({ subject: 'lti.capabilities', message_id: '1' });
  expect(answer).toMatchObject({
    origin: toolOrigin,
    message: {
      subject: 'lti.capabilities.response',
      message_id: '1',
      supported_messages: expect.arrayContaining([{ subject: 'lti.put_data', frame: '_parent' }]),
    },
  });
});

it('platform storage gives back what the same origin has stored, and nothing to another', () => {
  const { send } = openPage();
  expect(send({ subject: 'lti.put_data', message_id: '1', key: 'state', value: 'abc' })?.message).toEqual({
    subject: 'lti.put_data.response',
    message_id: '1',
    key: 'state',
    value: 'abc',
  });
  const ask = { subject: 'lti.get_data', message_id: '2', key: 'state' };
  expect(send(ask)?.message).toMatchObject({ subject: 'lti.get_data.response', value: 'abc' });
  expect(send(ask, { origin: 'https://stranger.example' })?.message).not.toHaveProperty('value');
  send({ subject: 'lti.put_data', message_id: '3', key: 'state' });
  expect(send(ask)?.message).not.toHaveProperty('value');
});

it.each([
  ['no key', { subject: 'lti.put_data', value: 'a' }, 'bad_request'],
  ['a value that is no text', { subject: 'lti.put_data', key: 'a', value: 1 }, 'bad_request'],
  ['too much', { subject: 'lti.put_data', key: 'a', value: 'x'.repeat(5000) }, 'storage_exhaustion'],
  ['what nobody knows', { subject: 'lti.unheard' }, 'unsupported_subject'],
])('platform storage refuses %s', (_name, message, code) => {
  expect(openPage().send({ ...message, message_id: '1' })?.message).toMatchObject({ error: { code } });
});

it('platform storage does not answer anybody but the frame, nor answers', () => {
  const { send, sent } = openPage();
  send({ subject: 'lti.capabilities', message_id: '1' }, { source: {} });
  send({ subject: 'lti.get_data.response', message_id: '1' });
  send({ subject: 'somebody.else' });
  send('no object');
  expect(sent).toEqual([]);
});

it('the frame of a tool gets the height that the tool asks for, within limits', () => {
  const { send, frame } = openPage();
  send({ subject: 'lti.frameResize', height: 900 });
  expect(frame.style.height).toBe('900px');
  send(JSON.stringify({ subject: 'lti.frameResize', height: 1 }));
  expect(frame.style.height).toBe('300px');
});

it('the frame of a tool is left when the tool is done', () => {
  const { send, opened } = openPage();
  send({ subject: 'org.imsglobal.lti.close' });
  expect(opened).toEqual(['/courses/a']);
});
