import { limits } from '@redraft/contracts';
import { expect, it } from 'vitest';
import {
  exceededLimit,
  judgeOrder,
  maxBytes,
  maxBytesOfAll,
  maxUnmade,
  type OrderRow,
  presentOrder,
} from './order-rules.ts';

const now = new Date('2026-03-10T12:00:00Z');
const day = 86_400_000;
const row: OrderRow = {
  state: 'making',
  requested_at: now,
  ready_at: null,
  problem: null,
  done: 12,
  total: 30,
  failed: 1,
  size: 900,
};

it.each([
  { days: 2.9, state: 'ready', size: 900 },
  { days: 3, state: 'none', size: 0 },
] as const)('an order that was ready $days days ago is $state', ({ days, state, size }) => {
  const readyAt = new Date(now.getTime() - days * day);
  expect(presentOrder({ ...row, state: 'ready', ready_at: readyAt }, now)).toMatchObject({ state, size });
});

it('an order in progress says how many files are done, and has no size', () => {
  expect(presentOrder(row, now)).toMatchObject({ state: 'making', done: 12, total: 30, failed: 1, size: 0 });
});

it.each([
  { state: 'none', texts: 1, unmadeOrders: 0, verdict: 'accepted' },
  { state: 'ready', texts: 1, unmadeOrders: 0, verdict: 'accepted' },
  { state: 'failed', texts: limits.orderedPdfs, unmadeOrders: maxUnmade - 1, verdict: 'accepted' },
  { state: 'making', texts: 0, unmadeOrders: maxUnmade, verdict: 'in_progress' },
  { state: 'none', texts: 0, unmadeOrders: 0, verdict: 'nothing' },
  { state: 'none', texts: limits.orderedPdfs + 1, unmadeOrders: 0, verdict: 'too_many_texts' },
  { state: 'none', texts: 1, unmadeOrders: maxUnmade, verdict: 'too_many_orders' },
] as const)(
  'an order of $texts texts by a user with $unmadeOrders others, in state $state, is $verdict',
  (of) => {
    expect(judgeOrder(of)).toBe(of.verdict);
  },
);

it.each([
  { order: maxBytes, all: maxBytesOfAll, limit: null },
  { order: maxBytes + 1, all: maxBytes + 1, limit: 'too_large' },
  { order: 1, all: maxBytesOfAll + 1, limit: 'no_room' },
])('PDFs of $order bytes, of $all bytes in all orders, exceed: $limit', ({ order, all, limit }) => {
  expect(exceededLimit({ order, all })).toBe(limit);
});
