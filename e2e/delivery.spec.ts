import { expect, type Response, test } from '@playwright/test';

test('scripts and styles are compressed, and hashed files are cached for good', async ({ page }) => {
  const files: Response[] = [];
  page.on('response', (file) => files.push(file));
  await page.goto('/', { waitUntil: 'networkidle' });
  const hashed = files.filter((file) => new URL(file.url()).pathname.startsWith('/assets/'));
  for (const file of hashed) expect(file.headers()['cache-control']).toContain('immutable');
  const [texts = [], fonts = []] = [/\.(js|css)$/, /\.woff2$/].map((extensionPattern) =>
    hashed.filter((file) => extensionPattern.test(file.url())),
  );
  expect(texts.length).toBeGreaterThan(2);
  for (const text of texts) expect(text.headers()['content-encoding']).toBe('br');
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) expect(font.headers()['content-encoding']).toBeUndefined();
  const [document] = files;
  expect(document?.headers()).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
});
