import { expect, it } from 'vitest';
import { db } from '../../platform/db.ts';
import { useApp } from '../../testing/app.ts';

const app = useApp({ settings: { publicUrl: 'https://redraft.example.org', allowsLocalAddresses: false } });

it.each([
  'http://sis.example.org/v1p2',
  'https://localhost/v1p2',
  'https://127.0.0.1/v1p2',
  'https://10.0.0.8/v1p2',
  'https://[::1]/v1p2',
  'https://169.254.169.254/latest/meta-data',
])('a rostering service cannot be at %s', async (address) => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const lookups = await db().selectFrom('lookups').select(['id', 'kind']).execute();
  const fine = 'https://sis.example.org/v1p2';
  for (const urls of [
    { baseUrl: address, tokenUrl: fine },
    { baseUrl: fine, tokenUrl: address },
  ]) {
    const body = {
      name: 'District',
      timeZone: 'UTC',
      subjectAreaId: lookups.find(({ kind }) => kind === 'area')?.id,
      studentLevelId: lookups.find(({ kind }) => kind === 'level')?.id,
      service: { ...urls, clientId: 'a', clientSecret: 'b', isNightly: false },
    };
    expect(await admin.call('POST', '/api/admin/oneroster', { body })).toMatchObject({
      status: 400,
      body: { code: 'oneroster.address_refused' },
    });
  }
});
