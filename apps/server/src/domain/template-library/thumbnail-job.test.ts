import { docxFromText } from '@redraft/documents';
import { expect, it } from 'vitest';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { addTemplate } from '../../testing/templates.ts';
import { makeNextThumbnail } from './index.ts';

const app = useApp();
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
const failures: unknown[] = [];
const onError = (_of: unknown, cause: unknown) => failures.push(cause);

async function uploaded(): Promise<{ owner: Caller; typeOf: () => Promise<string> }> {
  await db().deleteFrom('templates').execute();
  const owner = await app.signInAs('ROLE_INSTRUCTOR');
  const { id } = await addTemplate(app, owner, { name: 'Outline.docx', bytes: docxFromText('First page') });
  const typeOf = async () => {
    const { headers } = await app.http().inject({
      method: 'GET',
      url: `/api/auxfiles/image/${id}`,
      headers: { authorization: `Bearer ${owner.user.accessToken}` },
    });
    return String(headers['content-type']);
  };
  return { owner, typeOf };
}

it("a template's thumbnail is replaced by a rendering of its first page", async () => {
  const { typeOf } = await uploaded();
  expect(await typeOf()).toContain('image/svg+xml');
  const seen: string[] = [];
  const make = async (bytes: Uint8Array, kind: string) => {
    seen.push(`${kind} ${bytes.length > 0}`);
    return png;
  };
  expect(await makeNextThumbnail({ make, onError })).toBe(true);
  expect(await typeOf()).toContain('image/png');
  expect(await makeNextThumbnail({ make, onError })).toBe(false);
  expect(seen).toEqual(['docx true']);
});

it('a template keeps its drawn thumbnail if rendering fails twice or is too large', async () => {
  const { typeOf } = await uploaded();
  await makeNextThumbnail({ make: () => Promise.reject(new Error('no')), onError });
  expect(failures).toHaveLength(1);
  await makeNextThumbnail({ make: async () => new Uint8Array(2_000_000), onError });
  expect(await makeNextThumbnail({ make: async () => png, onError })).toBe(false);
  expect(await typeOf()).toContain('image/svg+xml');
});
