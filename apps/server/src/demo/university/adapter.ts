import { LRUCache } from 'lru-cache';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { now } from '../../platform/clock.ts';

/** For all people of a university together: sessions, codes, tokens. The oldest are evicted. */
const maxRecords = 5000;

/** In-memory storage of the provider: people sign in again after a restart. All kinds of records share one store, and so one limit. */
export function recordsInMemory(): (kind: string) => Adapter {
  const records = new LRUCache<string, AdapterPayload>({ max: maxRecords });
  return (kind) => {
    const keyOf = (id: string) => `${kind} ${id}`;
    const findBy = (has: (record: AdapterPayload) => boolean) => {
      for (const [key, record] of records.entries())
        if (key.startsWith(`${kind} `) && has(record)) return record;
      return undefined;
    };
    return {
      upsert: async (id, payload, expiresIn) => {
        records.set(keyOf(id), payload, { ttl: (expiresIn ?? 0) * 1000 });
      },
      find: async (id) => records.get(keyOf(id)),
      findByUid: async (uid) => findBy((record) => record.uid === uid),
      findByUserCode: async (userCode) => findBy((record) => record.userCode === userCode),
      consume: async (id) => {
        const record = records.get(keyOf(id));
        if (record) record.consumed = Math.floor(now().getTime() / 1000);
      },
      destroy: async (id) => {
        records.delete(keyOf(id));
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, record] of records.entries())
          if (key.startsWith(`${kind} `) && record.grantId === grantId) records.delete(key);
      },
    };
  };
}
