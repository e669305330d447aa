import { useEffect } from 'react';

/** Below this height a page is hard to use. */
const minHeight = 500;
/** The bars and some lines of a text. */
const minTextHeight = 700;
/** The rest is for the bars of the browser and of the LMS. */
const textShareOfScreen = 0.75;

/**
 * Reports the wanted height to the LMS by the `lti.frameResize` message, so that only one of the two scrolls: a page is as high as it is, and a text
 * fills whatever height it gets, so it asks for one that fits the screen. An LMS that does not support the message ignores it.
 */
export function useFrameResize(content: 'page' | 'text'): void {
  // Sends the height to the platform, which owns the frame.
  useEffect(() => {
    if (content === 'text') return sendHeight(textHeight(window.screen.availHeight));
    let sentHeight = 0;
    const observer = new ResizeObserver(() => {
      const height = Math.max(minHeight, Math.ceil(document.body.getBoundingClientRect().height));
      if (height === sentHeight) return;
      sentHeight = height;
      sendHeight(height);
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [content]);
}

function textHeight(screenHeight: number): number {
  return Math.max(minTextHeight, Math.round(screenHeight * textShareOfScreen));
}

function sendHeight(height: number): void {
  window.parent.postMessage({ subject: 'lti.frameResize', height }, '*');
}
