/** Whether an address is opened in a browser: never one that runs code or leads to a local file. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^/]/i.test(address) && URL.canParse(address);
}

/** The host of an address, without the prefix that most have. */
export const getHost = (address: string): string => new URL(address).hostname.replace(/^www\./, '');

const youTubeId = /^[\w-]{11}$/;
/** Seconds, or as in `1m30s`. */
const youTubeTime = /^(?=\d)(?:\d+h)?(?:\d+m)?(?:\d+s?)?$/;
const vimeoId = /^\d+$/;
/** What an unlisted video is not shown without. */
const vimeoHash = /^[\da-f]+$/;

/** The page of the video: players refuse to play in a window of their own. */
export function toPageAddress(address: string): string {
  const url = new URL(address);
  const youTube = findYouTubeId(url);
  if (youTube !== null) {
    const start = (url.searchParams.get('start') ?? url.searchParams.get('t') ?? '').toLowerCase();
    const time = youTubeTime.test(start) ? `&t=${start.replace(/^(\d+)s$/, '$1')}` : '';
    return `https://www.youtube.com/watch?v=${youTube}${time}`;
  }
  return findVimeoPage(url) ?? address;
}

function findYouTubeId({ hostname, pathname, searchParams }: URL): string | null {
  const toId = (text: string): string | null => (youTubeId.test(text) ? text : null);
  const host = hostname.replace(/^(?:www|m)\./, '');
  const [first = '', second = ''] = pathname.split('/').filter((part) => part !== '');
  if (host === 'youtu.be') return toId(first);
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return null;
  if (first === 'watch') return toId(searchParams.get('v') ?? '');
  return ['embed', 'shorts', 'live', 'v'].includes(first) ? toId(second) : null;
}

function findVimeoPage({ hostname, pathname, searchParams }: URL): string | null {
  const parts = pathname.split('/').filter((part) => part !== '');
  const host = hostname.replace(/^www\./, '');
  const [id = '', ...rest] = host === 'vimeo.com' ? parts : host === 'player.vimeo.com' ? parts.slice(1) : [];
  const isPage = vimeoId.test(id) && rest.length < 2 && rest.every((part) => vimeoHash.test(part));
  if (!isPage) return null;
  const hash = rest[0] ?? searchParams.get('h') ?? '';
  return `https://vimeo.com/${id}${vimeoHash.test(hash) ? `/${hash}` : ''}`;
}
