import { useEffect, useState } from 'react';
import { now } from '../../lib/clock.ts';
import { partInView } from './scroll-rules.ts';
import { type Section, sections } from './sections.ts';

/** How often at most the page is asked where it stands while it is scrolled. */
const throttleMs = 66;
/** Below the bar and a hand wide: what has come up to here is being read. */
const readingLine = 160;

function sectionInView(): Section | null {
  const parts = sections.flatMap((id) => {
    const element = document.getElementById(id);
    return element === null ? [] : [{ id, top: element.getBoundingClientRect().top }];
  });
  const { scrollHeight, clientHeight } = document.documentElement;
  // Contact is the last that the bar names, and not the last of the page.
  const isAtEnd = parts.length > 0 && window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - 2;
  return partInView(parts, { line: readingLine, isAtEnd });
}

/** Which of the sections that the bar names is being read; null on a page without them. */
export function useActiveSection(path: string): Section | null {
  const [active, setActive] = useState<Section | null>(null);
  // Synchronises with where the page is scrolled to.
  useEffect(() => {
    let last = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      last = now();
      timer = undefined;
      setActive(sectionInView());
    };
    const handleScroll = () => {
      timer ??= setTimeout(update, Math.max(0, throttleMs - (now() - last)));
    };
    handleScroll();
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', handleScroll);
      clearTimeout(timer);
    };
  }, []);
  // Another page has no such sections, though nobody has scrolled on it yet.
  return path.replace(/^\/home\/?$/i, '/') === '/' ? active : null;
}
