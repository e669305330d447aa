import { describe, expect, it } from 'vitest';
import { type HandInPorts, handIn } from './hand-in.ts';

function world(success = true) {
  const said: string[] = [];
  const ports: HandInPorts = {
    editor: {
      save: () => {
        said.push('save');
        return Promise.resolve({ success, result: '', errorMsg: '' });
      },
      acceptAll: () => said.push('accept'),
    },
    delay: (milliseconds) => {
      said.push(`delay ${milliseconds}`);
      return Promise.resolve();
    },
    send: () => {
      said.push('send');
      return Promise.resolve();
    },
    onPhase: () => undefined,
  };
  return { ports, said };
}

describe('handing in', () => {
  it('saves before it sends', async () => {
    const { ports, said } = world();
    expect(await handIn(ports, false)).toBe('sent');
    expect(said).toEqual(['save', 'send']);
  });
  it('accepts the changes and waits five seconds where the assignment asks for it', async () => {
    const { ports, said } = world();
    await handIn(ports, true);
    expect(said).toEqual(['save', 'accept', 'delay 5000', 'send']);
  });
  it('sends nothing that could not be saved', async () => {
    const { ports, said } = world(false);
    expect(await handIn(ports, true)).toBe('unsaved');
    expect(said).toEqual(['save']);
  });
  it('is possible when no document is open', async () => {
    const { ports, said } = world();
    expect(await handIn({ ...ports, editor: null }, true)).toBe('sent');
    expect(said).toEqual(['send']);
  });
});
