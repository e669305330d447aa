interface Options {
  replace?: boolean;
}

/** Without a router, the browser loads the page. */
let navigate = (to: string, { replace = false }: Options): void => {
  if (replace) window.location.replace(to);
  else window.location.assign(to);
};

/** Sets how pages are opened: by the router, or by the entrance while no router is loaded. */
export function setNavigation(next: typeof navigate): void {
  navigate = next;
}

/** Opens a page, from code that both the entrance and the router's pages use. */
export function goTo(to: string, options: Options = {}): void {
  navigate(to, options);
}
