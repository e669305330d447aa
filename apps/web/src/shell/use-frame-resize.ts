import { useEffect } from 'react';

/** Lower than that a page is hard to use, however little is on it. */
const minHeight = 500;

/**
 * Tells the learning platform around us how high the page is, by the message that platforms know (`lti.frameResize`), so that only one
 * of the two scrolls. A platform that does not know it leaves the frame as it is.
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
