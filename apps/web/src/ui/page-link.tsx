import type { ComponentProps, MouseEvent } from 'react';
import { goTo } from '../lib/navigation.ts';

type Props = ComponentProps<'a'> & { href: string };

/** A link to a page that also works in the entrance, which has no router. */
export function PageLink({ href, onClick, ...rest }: Props) {
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || rest.target === '_blank') return;
    event.preventDefault();
    goTo(href);
  };
  return <a href={href} onClick={handleClick} {...rest} />;
}

/** Clicks with a modifier key or another button are left to the browser. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
