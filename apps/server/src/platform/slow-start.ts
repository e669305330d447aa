import type { Language } from '@redraft/sentences';
import { escapeHtml } from './escape-html.ts';
import { say } from './sentences.ts';

/** A network that gives no answer for so long is said to be slow. */
const shownAfterSeconds = 10;

/**
 * Says that a page takes long while nothing of it has arrived. It works by styles alone, because the scripts are what may be missing; what they render
 * in `#root`, or the first screen, hides it.
 */
export function buildSlowStart(language: Language, nonce: string): string {
  const text = escapeHtml(say(language, 'page.slow'));
  const retry = escapeHtml(say(language, 'page.retry'));
  return `<style nonce="${nonce}">${styles}</style><div id="slow-start" role="status"><p>${text}</p><p><a href="">${retry}</a></p></div>`;
}

const styles = [
  `#slow-start{position:fixed;inset:0;padding:64px 24px;text-align:center;font:16px/1.5 system-ui,sans-serif;color:CanvasText;background:Canvas;visibility:hidden;animation:slow-start 0s ${shownAfterSeconds}s forwards}`,
  '#slow-start a{display:inline-block;padding:8px;color:LinkText}',
  '[data-color-scheme=dark] #slow-start{color-scheme:dark}',
  '[data-color-scheme=light] #slow-start{color-scheme:light}',
  '#slow-start:has(~#root:not(:empty),~#first-screen:not(:empty)){display:none}',
  '@keyframes slow-start{to{visibility:visible}}',
].join('');
