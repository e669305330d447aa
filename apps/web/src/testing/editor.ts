import type { EditorMessageId, EditorMessageValues } from '@redraft/wopi';
import { formatEditorMessage } from '@redraft/wopi';
import { act, screen, waitFor } from '@testing-library/react';
import { vi } from 'vitest';

/** Test double of the editor in the frame: exchanges messages with the page. */
export class FakeEditor {
  readonly receivedMessages: string[] = [];
  /** The last values of each message received. */
  readonly values = new Map<string, unknown>();
  readonly #frame: HTMLIFrameElement;

  private constructor(frame: HTMLIFrameElement) {
    this.#frame = frame;
    vi.spyOn(this.#window, 'postMessage').mockImplementation((message: unknown) => {
      const { MessageId, Values } = JSON.parse(String(message));
      this.receivedMessages.push(String(MessageId));
      this.values.set(String(MessageId), Values);
    });
  }

  /** Waits until the page has opened a frame for the document. */
  static async in(title: string): Promise<FakeEditor> {
    return new FakeEditor(await screen.findByTitle<HTMLIFrameElement>(title));
  }

  get #window(): Window {
    const { contentWindow } = this.#frame;
    if (contentWindow === null) throw new Error('The frame of the editor is gone.');
    return contentWindow;
  }

  /** Sends a message to the page. */
  async send<Id extends EditorMessageId>(id: Id, values: EditorMessageValues[Id]): Promise<void> {
    const data = formatEditorMessage(id, values, 0);
    await act(async () => {
      window.dispatchEvent(
        new MessageEvent('message', { data, origin: window.location.origin, source: this.#window }),
      );
    });
  }

  /** Waits until the page has sent the message. */
  async waitForMessage(id: string): Promise<void> {
    await waitFor(() => {
      if (!this.receivedMessages.includes(id))
        throw new Error(`The editor has heard ${this.receivedMessages.join(', ')}.`);
    });
  }
}
