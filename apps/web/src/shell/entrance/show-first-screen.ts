/** The element with the first screen of the landing page, as it was rendered while building (docs/decisions/0121). */
export const firstScreenId = 'first-screen';

interface StorageKeys {
  session: string;
  language: string;
  mode: string;
}

/**
 * Shows the first screen before any script is loaded. It is the one of a browser without stored choices: with a session, another language or another
 * colour scheme, the page comes from the scripts alone. Runs in the page by its source text, so it uses nothing from outside.
 */
export function showFirstScreen(id: string, keys: StorageKeys): void {
  const template = document.querySelector<HTMLTemplateElement>(`template#${id}`);
  if (template === null) return;
  const read = (key: string) => {
    try {
      // A session of a launch from a learning platform is in session storage.
      return localStorage.getItem(key) ?? sessionStorage.getItem(key);
    } catch {
      // Storage may be forbidden; nothing is stored then.
      return null;
    }
  };
  const { lang } = document.documentElement;
  const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const isAsRendered =
    read(keys.session) === null &&
    [null, lang].includes(read(keys.language)) &&
    [null, 'system', scheme].includes(read(keys.mode));
  const screen = document.createElement('div');
  screen.id = id;
  if (isAsRendered) screen.append(template.content);
  template.replaceWith(screen);
}
