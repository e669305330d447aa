import { useEffect } from 'react';

/** Below this height a page is hard to use. */
const minHeight = 500;

/**
 * Reports the page height to the LMS by the `lti.frameResize` message, so that only one of the two scrolls. An LMS that does not support the message
 * ignores it.
 */
export function useFrameResize(isWanted: boolean): void {
  // Synchronises the height of the frame, which is the platform's, with that of the page.
  useEffect(() => {
    if (!isWanted) return;
    let told = 0;
    const observer = new ResizeObserver(() => {
      const height = Math.max(minHeight, Math.ceil(document.body.getBoundingClientRect().height));
      if (height === told) return;
      told = height;
      window.parent.postMessage({ subject: 'lti.frameResize', height }, '*');
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [isWanted]);
}
