import { useEffect } from 'react';

/** Below this height a page is hard to use. */
const minHeight = 500;

/**
 * Reports the page height to the LMS by the `lti.frameResize` message, so that only one of the two scrolls. An LMS that does not support the message
 * ignores it.
 */
export function useFrameResize(isEnabled: boolean): void {
  // Sends the height of the page to the platform, which owns the frame.
  useEffect(() => {
    if (!isEnabled) return;
    let sentHeight = 0;
    const observer = new ResizeObserver(() => {
      const height = Math.max(minHeight, Math.ceil(document.body.getBoundingClientRect().height));
      if (height === sentHeight) return;
      sentHeight = height;
      window.parent.postMessage({ subject: 'lti.frameResize', height }, '*');
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [isEnabled]);
}
