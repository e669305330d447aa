import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { type HandInContext, handIn } from './hand-in.ts';

function createPorts(success = true) {
  const phases: string[] = [];
  const ports: HandInContext = {
    editor: {
      save: () => {
        phases.push('save');
        return Promise.resolve({ success, result: '', errorMsg: '' });
      },
      finalise: () => phases.push('finalise'),
    },
    delay: (milliseconds) => {
      phases.push(`delay ${milliseconds}`);
      return Promise.resolve();
    },
    send: () => {
      phases.push('send');
      return Promise.resolve();
    },
    onPhase: () => undefined,
  };
  return { ports, said: phases };
}

describe('submitting', () => {
  it('submitting saves before it sends', async () => {
    const { ports, said: phases } = createPorts();
    expect(await handIn(ports, false)).toBe('sent');
    expect(phases).toEqual(['save', 'send']);
  });
  it('submitting lets the editor finalise and waits five seconds if changes are to be accepted', async () => {
    const { ports, said: phases } = createPorts();
    await handIn(ports, true);
    expect(phases).toEqual(['save', 'finalise', 'delay 5000', 'save', 'send']);
  });
  it('submitting sends nothing if saving failed', async () => {
    const { ports, said: phases } = createPorts(false);
    expect(await handIn(ports, true)).toBe('unsaved');
    expect(phases).toEqual(['save']);
  });
  const failing = (...errors: Error[]) => {
    const { ports, said: phases } = createPorts();
    const send = async () => {
      phases.push('send');
      const error = errors.shift();
      if (error !== undefined) throw error;
    };
    return { ports: { ...ports, send }, said: phases };
  };
  const noAnswer = new ApiError({ status: 0, code: 'answer.none', message: 'Nothing answers.' });
  const serverStarting = new ApiError({ status: 503, code: 'service.unavailable', message: 'Not now.' });
  const refused = new ApiError({ status: 409, code: 'assignment.closed', message: 'Closed.' });

  it('submitting retries during a restart of the server', async () => {
    const { ports, said: phases } = failing(noAnswer, serverStarting);
    expect(await handIn(ports, false)).toBe('sent');
    expect(phases).toEqual(['save', 'send', 'delay 1000', 'send', 'delay 2000', 'send']);
  });
  it('submitting does not retry after a refusal', async () => {
    const { ports, said: phases } = failing(refused);
    await expect(handIn(ports, false)).rejects.toBe(refused);
    expect(phases).toEqual(['save', 'send']);
  });
  it('submitting reports in the end that the server is unreachable', async () => {
    const { ports, said: phases } = failing(...Array.from({ length: 6 }, () => noAnswer));
    await expect(handIn(ports, false)).rejects.toBe(noAnswer);
    expect(phases.filter((one) => one === 'send')).toHaveLength(6);
  });
  it('submitting works without an open document', async () => {
    const { ports, said: phases } = createPorts();
    expect(await handIn({ ...ports, editor: null }, true)).toBe('sent');
    expect(phases).toEqual(['send']);
  });
});
