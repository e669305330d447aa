import { expect, it } from 'vitest';
import { getHost, isWebAddress, toPageAddress } from './video-address.ts';

it.each([
  ['https://youtu.be/dQw4w9WgXcQ?t=42s', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://www.youtube.com/embed/too-short', 'https://www.youtube.com/embed/too-short'],
  [
    'https://www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed&start=42',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42',
  ],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://player.vimeo.com/video/76979871?app_id=1', 'https://vimeo.com/76979871'],
  ['http://example.org/embed/dQw4w9WgXcQ', 'http://example.org/embed/dQw4w9WgXcQ'],
])('the address %s is opened as the page of its video', (player, page) => {
  expect(toPageAddress(player)).toBe(page);
});

it('only web addresses are opened', () => {
  const addresses = [
    'https://a.example/',
    'HTTP://a.example',
    'javascript:alert(1)',
    'file:///c:/a.mp4',
    '//a.example',
    'https://',
    'data:text/html,x',
  ];
  expect(addresses.filter(isWebAddress)).toEqual(['https://a.example/', 'HTTP://a.example']);
});
it('the host of a video is named without its prefix', () => {
  expect(getHost('https://www.youtube.com/watch?v=1')).toBe('youtube.com');
});
