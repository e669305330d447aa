import { expect, it } from 'vitest';
import { discoveryDocument, editorAnswering } from '../../testing/other-editors.ts';

const began = new Date('2026-03-02T10:00:00Z');
const after = (ms: number): Date => new Date(began.getTime() + ms);
const hourMs = 3_600_000;

it('the discovery of an editor is loaded from its URL and cached for an hour', async () => {
  const { asked, discovery } = editorAnswering(discoveryDocument());
  await discovery.read(began);
  await discovery.read(after(hourMs - 1));
  expect(asked).toEqual(['https://office.example/hosting/discovery']);
  await discovery.read(after(hourMs));
  expect(asked).toHaveLength(2);
});
it('the cached discovery is used while the editor is unavailable, with one request a minute', async () => {
  const { asked, discovery } = editorAnswering(discoveryDocument(), 502, 502, discoveryDocument());
  const first = await discovery.read(began);
  for (const seconds of [3600, 3601, 3659]) expect(await discovery.read(after(seconds * 1000))).toBe(first);
  expect(asked).toHaveLength(2);
  expect(await discovery.read(after(3660 * 1000))).toBe(first);
  expect(await discovery.read(after(3720 * 1000))).not.toBe(first);
  expect(asked).toHaveLength(4);
});
it('the cached discovery expires even if the clock was set back', async () => {
  const { asked, discovery } = editorAnswering(discoveryDocument());
  await discovery.read(after(hourMs));
  await discovery.read(began);
  expect(asked).toHaveLength(2);
});
it('simultaneous requests load the discovery once', async () => {
  const { asked, discovery } = editorAnswering(discoveryDocument());
  await Promise.all([discovery.read(began), discovery.read(began), discovery.read(began)]);
  expect(asked).toHaveLength(1);
});
it('an unavailable discovery is reported to the user, and requested again next time', async () => {
  const { discovery } = editorAnswering(502, '<html/>', discoveryDocument());
  await expect(discovery.read(began)).rejects.toThrow(
    'The editor cannot be reached at the moment. Try again in a minute.',
  );
  await expect(discovery.read(began)).rejects.toThrow(
    'The editor cannot be reached at the moment. Try again in a minute.',
  );
  await expect(discovery.read(began)).resolves.toMatchObject({ proofKey: null });
});
