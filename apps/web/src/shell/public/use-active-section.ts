import { useEffect, useState } from 'react';
import { now } from '../../lib/clock.ts';
import { partInView } from './scroll-rules.ts';
import { type Section, sections } from './sections.ts';

/** Minimum time between scroll position checks. */
const throttleMs = 66;
/** Pixels from the top: a section whose top is above this line is being read. */
const readingLine = 160;

function sectionInView(): Section | null {
  const parts = sections.flatMap((id) => {
    const element = document.getElementById(id);
    return element === null ? [] : [{ id, top: element.getBoundingClientRect().top }];
  });
  const { scrollHeight, clientHeight } = document.documentElement;
  // "Contact" is the last section that the bar names, but not the last on the page.
  const isAtEnd = parts.length > 0 && window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - 2;
  return partInView(parts, { line: readingLine, isAtEnd });
}

/** The section being read; null on a page without these sections. */
export function useActiveSection(path: string): Section | null {
  const [active, setActive] = useState<Section | null>(null);
  // Listens for scrolling.
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
  // Another page has no such sections, even if no scroll event has occurred on it yet.
  return path.replace(/^\/home\/?$/i, '/') === '/' ? active : null;
}
