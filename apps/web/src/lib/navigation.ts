interface Options {
  replace?: boolean;
}

/** Without a program that shows pages by itself, the browser opens them. */
let go = (to: string, { replace = false }: Options): void => {
  if (replace) window.location.replace(to);
  else window.location.assign(to);
};

/** Says how a page of the product is opened: by the router, or by the entrance before there is one. */
export function setNavigation(next: typeof go): void {
  go = next;
}

/** Opens a page of the product, from code that the entrance shows as well as the router. */
export function goTo(to: string, options: Options = {}): void {
  go(to, options);
}
