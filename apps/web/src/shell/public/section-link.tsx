import type { ComponentProps, MouseEvent } from 'react';
import { PageLink } from '../../ui/page-link.tsx';
import { scrollToElement } from './scroll-to.ts';
import type { Section } from './sections.ts';

type Props = Omit<ComponentProps<typeof PageLink>, 'href'> & { section: Section };

/** Down the page where the section is on it, otherwise to the page that has it. */
export function SectionLink({ section, onClick, ...rest }: Props) {
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const element = document.getElementById(section);
    if (event.defaultPrevented || element === null) return;
    event.preventDefault();
    window.history.replaceState(window.history.state, '', `#${section}`);
    scrollToElement(element);
  };
  return <PageLink href={`/#${section}`} onClick={handleClick} {...rest} />;
}
