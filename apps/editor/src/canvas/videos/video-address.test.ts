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
  ['https://youtu.be/dQw4w9WgXcQ?t=1m30s', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m30s'],
  ['https://youtu.be/dQw4w9WgXcQ?t=1H2M', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1h2m'],
  ['https://youtu.be/dQw4w9WgXcQ?t=', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?t=s', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?t=1%26list%3Dx', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://player.vimeo.com/video/76979871?app_id=1', 'https://vimeo.com/76979871'],
  ['https://player.vimeo.com/video/1?h=abc&app_id=1', 'https://vimeo.com/1/abc'],
  ['https://player.vimeo.com/video/1?h=a%2F..%2Fb', 'https://vimeo.com/1'],
  ['https://vimeo.com/1/8272103f6e?share=copy', 'https://vimeo.com/1/8272103f6e'],
  ['https://vimeo.com/1/likes', 'https://vimeo.com/1/likes'],
  ['https://vimeo.com/channels/staffpicks/1', 'https://vimeo.com/channels/staffpicks/1'],
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
