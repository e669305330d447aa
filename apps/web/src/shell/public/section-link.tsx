import type { ComponentProps, MouseEvent } from 'react';
import { PageLink } from '../../ui/page-link.tsx';
import { scrollToElement } from './scroll-to.ts';

/** Scrolls to the section if it is on this page, otherwise opens the page that has it: `/#about`. */
export function SectionLink({ href, onClick, ...rest }: ComponentProps<typeof PageLink>) {
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const hash = href.slice(href.indexOf('#'));
    const element = document.getElementById(hash.slice(1));
    if (event.defaultPrevented || element === null) return;
    event.preventDefault();
    window.history.replaceState(window.history.state, '', hash);
    scrollToElement(element);
  };
  return <PageLink href={href} onClick={handleClick} {...rest} />;
}
