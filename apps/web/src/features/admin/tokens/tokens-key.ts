export const tokensKey = 'managed-access-tokens';
