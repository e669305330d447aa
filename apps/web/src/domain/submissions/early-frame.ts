import type { EditorFrame } from '@redraft/contracts';
import { now } from '../../lib/clock.ts';
import { type FrameQuery, openEditorFrame } from './submission-calls.ts';

interface EarlyFrame {
  query: string;
  requestedAt: number;
  frame: Promise<EditorFrame>;
}

/** An opening whose page is not shown within this time is not used. */
const validForMs = 20_000;

let earlyFrame: EarlyFrame | null = null;

/** Opens a document before the page that will show it has been rendered, which takes a second on a phone. */
export function openFrameEarly(query: FrameQuery): void {
  const frame = openEditorFrame(query);
  // The page reports errors.
  frame.catch(() => undefined);
  earlyFrame = { query: JSON.stringify(query), requestedAt: now(), frame };
}

/** The early opening if there is one, otherwise a new one: each is used once, since lock and token belong to it. */
export function openFrameNow(query: FrameQuery): Promise<EditorFrame> {
  const early = earlyFrame;
  earlyFrame = null;
  const isValid = early?.query === JSON.stringify(query) && now() - early.requestedAt < validForMs;
  return isValid ? early.frame : openEditorFrame(query);
}
