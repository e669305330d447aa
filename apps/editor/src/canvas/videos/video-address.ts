/** Whether an address is opened in a browser: never one that runs code or leads to a local file. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^/]/i.test(address) && URL.canParse(address);
}

/** The host of an address, without the prefix that most have. */
export const getHost = (address: string): string => new URL(address).hostname.replace(/^www\./, '');

const youTubeId = /^[\w-]{11}$/;
const vimeoId = /^\d+$/;

/** The page of the video: players refuse to play in a window of their own. */
export function toPageAddress(address: string): string {
  const url = new URL(address);
  const youTube = findYouTubeId(url);
  if (youTube !== null) {
    const start = /^(\d+)s?$/.exec(url.searchParams.get('start') ?? url.searchParams.get('t') ?? '')?.[1];
    return `https://www.youtube.com/watch?v=${youTube}${start === undefined ? '' : `&t=${start}`}`;
  }
  const vimeo = findVimeoId(url);
  return vimeo === null ? address : `https://vimeo.com/${vimeo}`;
}

function findYouTubeId({ hostname, pathname, searchParams }: URL): string | null {
  const host = hostname.replace(/^(?:www|m)\./, '');
  const [first = '', second = ''] = pathname.split('/').filter((part) => part !== '');
  const id =
    host === 'youtu.be'
      ? first
      : host !== 'youtube.com' && host !== 'youtube-nocookie.com'
        ? ''
        : first === 'watch'
          ? (searchParams.get('v') ?? '')
          : ['embed', 'shorts', 'live', 'v'].includes(first)
            ? second
            : '';
  return youTubeId.test(id) ? id : null;
}

function findVimeoId({ hostname, pathname }: URL): string | null {
  const parts = pathname.split('/').filter((part) => part !== '');
  const host = hostname.replace(/^www\./, '');
  const id =
    host === 'vimeo.com' && parts.length === 1 ? parts[0] : host === 'player.vimeo.com' ? parts[1] : '';
  return id !== undefined && vimeoId.test(id) ? id : null;
}
