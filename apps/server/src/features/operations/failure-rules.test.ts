import { expect, it } from 'vitest';
import { reasonOf } from './failure-rules.ts';

it.each([
  ['is the message of its error', { message: 'No room', stack: 'at secret.ts', name: 'Error' }, 'No room'],
  ['names what kind of error it was', { message: 'gone', name: 'SmtpError' }, 'SmtpError: gone'],
  ['is looked for where the queue wrapped it', { value: { message: 'inside' } }, 'inside'],
  ['is empty where there is none', null, ''],
  ['is empty where it is no error', 'text', ''],
  ['is cut where it is long', { message: 'x'.repeat(600) }, `${'x'.repeat(500)}…`],
])('the reason of a failed job %s', (_name, output, reason) => {
  expect(reasonOf(output)).toBe(reason);
});
