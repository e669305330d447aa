export const outboxKey = 'outbox';
